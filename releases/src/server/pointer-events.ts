import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import { releasePointer } from '../contract'
import type { RoleOf } from '../identity/roles'
import { ReleaseError } from '../release-error'
import type { ReleaseStore } from '../store/release-store'
import { onlyFor } from './access'

const heartbeatEvery = 15_000
/** Each document server on another machine and each open console uses one. */
const MAX_STREAMS_PER_TOKEN = 100
const MAX_STREAMS = 300

/**
 * `GET /v1/pointer` and its event stream: each move sends the signed pointer as a server-sent event `pointer`,
 * starting with the current one, so that document servers on other machines need neither polling nor a trusted
 * connection.
 */
export function pointerEvents(app: FastifyInstance, store: ReleaseStore, roleOf: RoleOf): void {
  const listeners = new Map<ServerResponse, string>()

  /** Ends the streams of tokens that expired or were revoked since they began. */
  function endRefusedStreams(): void {
    for (const [listener, token] of listeners) {
      try {
        roleOf(token)
      } catch {
        listeners.delete(listener)
        listener.end()
      }
    }
  }

  async function sendPointer(listener: ServerResponse): Promise<void> {
    const document = await store.readPointer()
    if (!document) return
    const { revision } = releasePointer.parse(JSON.parse(document.payload))
    listener.write(`id: ${revision}\nevent: pointer\ndata: ${JSON.stringify(document)}\n\n`)
  }

  const serving = onlyFor(roleOf, 'serve')
  const stop = store.watch(() => {
    endRefusedStreams()
    for (const listener of listeners.keys()) sendPointer(listener).catch((error: unknown) => app.log.error(error))
  })
  const heartbeat = setInterval(() => {
    endRefusedStreams()
    listeners.forEach((_token, listener) => listener.write(': alive\n\n'))
  }, heartbeatEvery)
  app.addHook('preClose', (done) => {
    stop()
    clearInterval(heartbeat)
    listeners.forEach((_token, listener) => listener.end())
    done()
  })

  app.get('/v1/pointer', serving, async (_request, reply) => {
    const document = await store.readPointer()
    if (!document) throw new ReleaseError('not-found', 'Nothing is live yet.')
    return reply.header('cache-control', 'no-store').send(document)
  })

  app.get('/v1/pointer/events', serving, async ({ headers }, reply) => {
    const token = headers.authorization ?? ''
    const own = [...listeners.values()].filter((other) => other === token).length
    if (own >= MAX_STREAMS_PER_TOKEN || listeners.size >= MAX_STREAMS) {
      throw new ReleaseError('busy', 'Too many event streams are open. Close some, or try again later.')
    }
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    reply.raw.write('retry: 1000\n\n')
    listeners.set(reply.raw, token)
    reply.raw.on('close', () => listeners.delete(reply.raw))
    await sendPointer(reply.raw).catch((error: unknown) => app.log.error(error))
  })
}
