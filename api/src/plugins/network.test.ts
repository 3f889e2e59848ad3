import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { network } from './network'

describe('network', () => {
  test('of a caller that disconnects during the call remains available', async () => {
    const app = Fastify({ trustProxy: 'loopback' })
    await app.register(network)
    const known = new Promise((resolve, reject) => {
      app.get('/', async (request) => {
        const closed = once(request.raw.socket, 'close')
        caller.destroy()
        await closed
        try {
          resolve(request.network)
        } catch (error) {
          reject(error as Error)
        }
      })
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const caller = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    caller.write('GET / HTTP/1.1\r\nhost: shop\r\nx-forwarded-for: 2001:db8:1:2::7\r\n\r\n')
    try {
      await expect(known).resolves.toBe('2001:db8:1:2::/64')
    } finally {
      await app.close()
    }
  })
})
