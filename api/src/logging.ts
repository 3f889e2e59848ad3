import { redactSecrets } from '@shop/shared-api/network'
import { pino, type DestinationStream, type Logger } from 'pino'
import { redactCardNumbers } from './plugins/card-numbers'

/** Keys that are removed from log entries at any depth. */
const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'access_token',
  'code',
]

/**
 * Logs one JSON line per event, by default to standard output, with secrets removed. Database errors are logged
 * without their parameters.
 */
export function makeLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[cut]' },
    serializers: { err: describeError, req: describeRequest },
    hooks: { streamWrite: redactSecrets },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** A request without its query string, which may contain secrets of links or text that visitors typed. */
function describeRequest(request: { method?: string; url?: string; ip?: string }): object {
  const { method, url = '', ip } = request
  return { method, path: redactCardNumbers(url.split('?')[0]!), remoteAddress: ip }
}

/** An error and its causes, without the statement parameters that drizzle adds to its message. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const wrapped = 'query' in error && 'params' in error
  return {
    type: error.name,
    message: wrapped ? 'a statement failed' : error.message,
    ...(wrapped && { query: String(error.query) }),
    stack: wrapped ? undefined : error.stack,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
