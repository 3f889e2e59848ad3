import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'

/** As long as nginx waits by default. Source: nginx, `lingering_time`. */
const LINGER_MS = 30_000

interface Reply {
  header(name: string, value: number): unknown
}

/**
 * The payload of a response that may precede the end of its request. It is sent at once, but ends only after the rest
 * of the body was read and discarded, 30 s later at most: closing a connection with unread bytes resets it, and the
 * response would be lost.
 */
export function endAfterRequest(
  request: IncomingMessage,
  reply: Reply,
  payload: unknown,
  lingerMs = LINGER_MS,
): unknown {
  const isStream = payload instanceof Readable
  if (!isBodyUnread(request) || !(isStream || typeof payload === 'string' || Buffer.isBuffer(payload))) return payload
  // The content length marks the end of the response.
  if (!isStream) reply.header('content-length', Buffer.byteLength(payload))
  return Readable.from(linger(request, payload, lingerMs), { objectMode: false })
}

async function* linger(request: IncomingMessage, payload: Readable | string | Buffer, lingerMs: number) {
  request.resume()
  const rest = finished(request, { writable: false, signal: AbortSignal.timeout(lingerMs) }).catch(() => undefined)
  if (payload instanceof Readable) yield* payload
  else yield payload
  await rest
}

function isBodyUnread({ complete, headers }: IncomingMessage): boolean {
  return !complete && (Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined)
}
