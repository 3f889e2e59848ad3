import { connect, type AddressInfo } from 'node:net'
import { endAfterRequest } from '@shop/shared-api/network'
import { createSessionGateway } from '@shop/shared-api/session-gateway'
import Fastify, { type FastifyInstance } from 'fastify'
import { apiProxy } from './api-proxy'
import { earlyAnswers } from './early-answers'

const CALLS = 20
const JSON_BODY = Buffer.from(JSON.stringify({ message: 'x'.repeat(254_000) }))
const PICTURE = Buffer.alloc(30 * 2 ** 20, 'x')

let api: FastifyInstance
let shop: FastifyInstance
beforeAll(async () => {
  api = Fastify({ bodyLimit: 1024 })
  api.addHook('onSend', async ({ raw }, reply, payload) => endAfterRequest(raw, reply, payload))
  api.addContentTypeParser('image/png', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  api.post('/api/text', () => ({}))
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' })
  shop = Fastify()
  earlyAnswers(shop)
  const gateway = createSessionGateway({ origin: 'https://shop.example' })
  await apiProxy(shop, { apiUrl, gateway, release: () => ({ revision: 1, set: 'set-of-1' }) })
  await shop.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await shop.close()
  await api.close()
})

const head = (length: string) => `POST /api/text HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n${length}\r\n`

/** What a client reads that sends all of a request before it reads, as browsers do. */
async function answerTo(...pieces: (string | Buffer)[]): Promise<string> {
  const { port } = shop.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  const failed = new Promise<string>((resolve) => socket.once('error', ({ message }) => resolve(message)))
  const sent = new Promise<void>((resolve) => {
    for (const piece of pieces.slice(0, -1)) socket.write(piece)
    socket.write(pieces.at(-1)!, () => resolve())
  })
  const read = sent.then(async () => (await socket.toArray()).join(''))
  return Promise.race([read.catch(({ message }: Error) => message), failed])
}

describe('too large bodies', () => {
  test.each([
    ['JSON of 254 KB', [head(`Content-Type: application/json\r\nContent-Length: ${JSON_BODY.length}\r\n`), JSON_BODY]],
    [
      'JSON of unknown length',
      [
        head('Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n'),
        `${JSON_BODY.length.toString(16)}\r\n`,
        JSON_BODY,
        '\r\n0\r\n\r\n',
      ],
    ],
    ['a picture of 30 MB', [head(`Content-Type: image/png\r\nContent-Length: ${PICTURE.length}\r\n`), PICTURE]],
  ])('are refused with 413 each time: %s', async (_what, pieces) => {
    const statuses: (string | undefined)[] = []
    for (let call = 0; call < CALLS; call += 1) statuses.push((await answerTo(...pieces)).split('\r\n', 1)[0])
    expect(statuses).toEqual(Array(CALLS).fill('HTTP/1.1 413 Payload Too Large'))
  })
})
