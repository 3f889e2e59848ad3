import { ClientRequest } from 'node:http'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { stripeProvider } from './stripe-provider'

describe('stripe provider', () => {
  test('gives each of two tries 6 s', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket))
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const timeouts: number[] = []
    const { setTimeout: original } = ClientRequest.prototype
    jest.spyOn(ClientRequest.prototype, 'setTimeout').mockImplementation(function (this: ClientRequest, ms, callback) {
      timeouts.push(ms)
      return original.call(this, 20, callback)
    })
    const payments = await stripeProvider({
      secretKey: 'sk_test_secret',
      publishableKey: 'pk_test_public',
      apiUrl: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      publicUrl: 'https://shop.example',
    })
    const charge = { reference: 'cus_1/pm_1', amountCents: 100, key: 'order-1', returnPath: '/order/1' }
    await expect(payments.charge(charge)).rejects.toMatchObject({ code: 'payment_unavailable' })
    expect(timeouts).toEqual([6_000, 6_000])
    jest.restoreAllMocks()
    sockets.forEach((socket) => socket.destroy())
    silent.close()
  })
})
