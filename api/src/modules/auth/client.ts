import type { FastifyRequest } from 'fastify'
import { deviceOf } from '../../plugins/authentication'
import { createSecurityEventLog, type RecordSecurityEvent } from '../../security-events'
import { deviceToken } from './device-cookie'

/** Where a call on an account comes from. */
export interface Client {
  /** The network that rate limits count. */
  network: string
  /** From the cookie that a login set in this browser. */
  deviceToken: string | undefined
  /** Browser and operating system, such as "Chrome on Windows". */
  deviceName: string
  record: RecordSecurityEvent
}

/** The client of a request. */
export const getClient = (request: FastifyRequest): Client => ({
  network: request.network,
  deviceToken: deviceToken(request),
  deviceName: deviceOf(request),
  record: createSecurityEventLog(request),
})
