import { createServer, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { healthRoute } from './health-route'

/** The response of `/healthz` with an API at this address. */
async function healthWith(apiUrl: string, excluded: { part: string; version: string; why: string }[] = []) {
  const app = Fastify()
  healthRoute(app, { apiUrl, revision: () => 7, excludedVersions: () => excluded })
  const answer = await app.inject('/healthz')
  await app.close()
  return [answer.statusCode, answer.json()]
}

describe('/healthz', () => {
  test('is 200 and reports the API as available', async () => {
    const api = Fastify()
    api.get('/api/health/ready', () => ({ status: 'ready' }))
    const url = await api.listen({ port: 0, host: '127.0.0.1' })
    expect(await healthWith(url)).toEqual([200, { status: 'ok', revision: 7, api: 'ok', leftOut: [] }])
    await api.close()
  })

  test('names each excluded version once, without the reasons', async () => {
    const version = { part: 'catalogue', version: '1.1.0' }
    const why = 'Error: connect ECONNREFUSED 10.0.0.7:5432'
    // The second is of the console's origin.
    const excluded = [
      { ...version, why },
      { ...version, why: 'it called process.exit' },
    ]
    expect(await healthWith('http://127.0.0.1:1', excluded)).toEqual([
      200,
      { status: 'ok', revision: 7, api: 'unavailable', leftOut: [version] },
    ])
  })

  test('is 200 without an API that is ready, since documents in memory are served', async () => {
    const api = Fastify()
    api.get('/api/health/ready', (_request, reply) => reply.code(503).send({}))
    const url = await api.listen({ port: 0, host: '127.0.0.1' })
    const answer = [200, { status: 'ok', revision: 7, api: 'unavailable', leftOut: [] }]
    expect(await healthWith(url)).toEqual(answer)
    await api.close()
    expect(await healthWith(url)).toEqual(answer)
  })

  test("limits the API's readiness check to two seconds", async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout')
    await healthWith('http://127.0.0.1:1')
    expect(timeout.mock.calls).toEqual([[2_000]])
    timeout.mockRestore()
  })

  test('answers while the API accepts connections and stays silent', async () => {
    const hole = createServer((socket) => sockets.push(socket))
    const sockets: { destroy(): void }[] = []
    await new Promise<void>((done) => hole.listen(0, '127.0.0.1', done))
    const { port } = hole.address() as AddressInfo
    expect(await healthWith(`http://127.0.0.1:${port}`)).toEqual([
      200,
      { status: 'ok', revision: 7, api: 'unavailable', leftOut: [] },
    ])
    sockets.forEach((socket) => socket.destroy())
    hole.close()
  })
})
