import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'

/** A Fastify with nothing but one route that answers `/<bytes>` with that much JSON: the limit that the API is held against. Told to its parent when ready. */
const app = Fastify()
const answers = new Map<string, string>()

app.all<{ Params: { bytes: string } }>('/:bytes', async ({ params }, reply) => {
  const known = answers.get(params.bytes) ?? JSON.stringify({ data: 'x'.repeat(Number(params.bytes)) })
  answers.set(params.bytes, known)
  reply.type('application/json; charset=utf-8')
  return known
})

process.on('disconnect', () => process.exit(0))
void app.listen({ port: 0, host: '127.0.0.1' }).then(() => {
  process.send?.({ url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` })
})
