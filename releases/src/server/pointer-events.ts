import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import { releasePointer } from '../contract'
import { ReleaseError } from '../release-error'
import type { ReleaseStore } from '../store/release-store'

const heartbeatEvery = 15_000

/**
 * `GET /v1/pointer` and its event stream: each move sends the signed pointer as one server-sent event `pointer`,
 * the current one first, so that a document server on another machine needs no poll and trusts no wire.
 */
export function pointerEvents(app: FastifyInstance, store: ReleaseStore): void {
  const listeners = new Set<ServerResponse>()

  async function tell(listener: ServerResponse): Promise<void> {
    const document = await store.readPointer()
    if (!document) return
    const { revision } = releasePointer.parse(JSON.parse(document.payload))
    listener.write(`id: ${revision}\nevent: pointer\ndata: ${JSON.stringify(document)}\n\n`)
  }

  const stop = store.watch(() => {
    for (const listener of listeners) tell(listener).catch((error: unknown) => app.log.error(error))
  })
  const heartbeat = setInterval(() => listeners.forEach((listener) => listener.write(': alive\n\n')), heartbeatEvery)
  app.addHook('preClose', (done) => {
    stop()
    clearInterval(heartbeat)
    listeners.forEach((listener) => listener.end())
    done()
  })

  app.get('/v1/pointer', async (_request, reply) => {
    const document = await store.readPointer()
    if (!document) throw new ReleaseError('not-found', 'Nothing is live yet.')
    return reply.header('cache-control', 'no-store').send(document)
  })

  app.get('/v1/pointer/events', async (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    reply.raw.write('retry: 1000\n\n')
    listeners.add(reply.raw)
    reply.raw.on('close', () => listeners.delete(reply.raw))
    await tell(reply.raw)
  })
}
