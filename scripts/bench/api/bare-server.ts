import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'

/**
 * A plain Fastify server with one route that answers `/<bytes>` with that much JSON: the API's baseline. Notifies its
 * parent when ready.
 */
const app = Fastify()
const answers = new Map<string, string>()

app.all<{ Params: { bytes: string } }>('/:bytes', async ({ params }, reply) => {
  const body = answers.get(params.bytes) ?? JSON.stringify({ data: 'x'.repeat(Number(params.bytes)) })
  answers.set(params.bytes, body)
  reply.type('application/json; charset=utf-8')
  return body
})

process.on('disconnect', () => process.exit(0))
void app.listen({ port: 0, host: '127.0.0.1' }).then(() => {
  process.send?.({ url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` })
})
