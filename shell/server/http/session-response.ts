import type { SessionGateway } from '@shop/shared-api/session-gateway'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { apiUnavailable } from './api-unavailable'

/** A login response contains a user and a token: a few hundred bytes. */
const LARGEST_ANSWER_BYTES = 65_536

/**
 * Sends the response of a login: its token as a cookie, the rest unchanged. The full response is read before anything
 * is sent.
 */
export async function sendSessionResponse(
  gateway: SessionGateway,
  request: Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'log'>,
  reply: FastifyReply,
  stream: NodeJS.ReadableStream,
): Promise<void> {
  reply.removeHeader('content-length').type('application/json; charset=utf-8').header('cache-control', 'no-store')
  try {
    const { cookies, body } = gateway.openSession(request, reply.statusCode, await readJson(stream))
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    reply.send(body)
  } catch (error) {
    request.log.error({ err: error }, 'a session call was not answered as it should be')
    reply.code(502).send(apiUnavailable)
  }
}

async function readJson(stream: NodeJS.ReadableStream): Promise<unknown> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size > LARGEST_ANSWER_BYTES) throw new Error(`The answer is larger than ${LARGEST_ANSWER_BYTES} bytes.`)
  }
  return JSON.parse(Buffer.concat(chunks).toString())
}
