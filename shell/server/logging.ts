import { redactSecrets } from '@shop/shared-api/network'
import pino, { type DestinationStream, type Logger } from 'pino'
import { currentRequest } from './http/request-ids'

/** One JSON line per event, with its request id and with redacted URLs. */
export function makeLogger(level: string, destination?: DestinationStream): Logger {
  const options = { name: 'documents', level, mixin: currentRequest, hooks: { streamWrite: redactSecrets } }
  return destination ? pino(options, destination) : pino(options)
}
