import { createServer, type AddressInfo, type Socket } from 'node:net'
import { stripeProvider } from './stripe-provider'

describe('a Stripe server that accepts connections without responding', () => {
  test('fails a payment with 503 after two tries', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket))
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const { port } = silent.address() as AddressInfo
    const payments = await stripeProvider({
      secretKey: 'sk_test_secret',
      publishableKey: 'pk_test_public',
      apiUrl: `http://127.0.0.1:${port}`,
      publicUrl: 'https://shop.example',
      timeoutMs: 50,
    })
    const charge = { reference: 'cus_1/pm_1', amountCents: 100, key: 'order-1', returnPath: '/order/1' }
    await expect(payments.charge(charge)).rejects.toMatchObject({
      status: 503,
      code: 'payment_unavailable',
      detail: { retryAfter: 5 },
    })
    expect(sockets).toHaveLength(2)
    sockets.forEach((socket) => socket.destroy())
    silent.close()
  })
})
