import { eq } from 'drizzle-orm'
import { mailOutbox, orders } from '../../database/schema'
import { toOrderLines, orderForm } from '../../testing/order-form'
import { operate } from '../../testing/operate'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let token: string
beforeAll(async () => {
  api = await testApp()
  token = (await api.signUp('ana@example.com')).access_token
})
afterAll(() => api.close())

const run = (name: string, input: object) => operate(api, name, input)
let orderCount = 0
async function placeOrder(more: Partial<Parameters<typeof orderForm>[0]> = {}) {
  const form = orderForm({ ...more, products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 20.5 })
  const { body } = await api.call('POST /add-order', {
    body: form,
    token,
    headers: { 'idempotency-key': `operator-order-${(orderCount += 1)}` },
  })
  return body.data
}
const seen = async (id: string) => (await api.call('GET /get-orders/:id', { params: { id }, token })).body.data

describe('order operations', () => {
  test('updates an order with its parcels up to delivery and mails each relevant step', async () => {
    const email = 'parcels@example.com'
    const { id, order_number: number } = await placeOrder({ email })
    const parcels = []
    for (const tracking of ['1Z-0001', '1Z-0002']) {
      const packed = await run('parcels.add', { number, carrier: 'UPS', tracking, eta: '2030-01-31' })
      parcels.push(('detail' in packed && packed.detail?.id) as number)
    }
    expect(await seen(id)).toMatchObject({ status: 'processing', fulfillment_status: 'packed', can_cancel: false })
    for (const parcel of parcels) await run('parcels.move', { id: parcel, to: 'shipped', place: 'Newark' })
    expect((await seen(id)).status).toBe('shipped')
    await run('parcels.move', { id: parcels[0], to: 'out_for_delivery' })
    await run('parcels.move', { id: parcels[0], to: 'delivered' })
    expect((await seen(id)).status).toBe('shipped')
    await run('parcels.move', { id: parcels[1], to: 'delivered' })
    const order = await seen(id)
    expect(order).toMatchObject({ status: 'delivered', fulfillment_status: 'delivered' })
    expect(order.events.map(({ status }) => status)).toEqual(['placed', 'confirmed', 'packed', 'shipped', 'delivered'])
    expect(order.shipments[0]).toMatchObject({ carrier: 'UPS', eta: '2030-01-31', tracking_status: 'delivered' })
    const mails = await api.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
    expect(mails.map(({ template }) => template)).toEqual([
      'order-placed',
      'order-shipped',
      'order-out-for-delivery',
      'order-delivered',
    ])
  })

  test('refuses to ship a parcel while its order is on hold or cancelled', async () => {
    const { order_number: number } = await placeOrder()
    const packed = await run('parcels.add', { number, carrier: 'UPS', tracking: '1Z-0003' })
    const parcel = { id: ('detail' in packed && packed.detail?.id) as number, to: 'shipped' }
    await run('orders.hold', { number, reason: 'We wait for an answer.' })
    await expect(run('parcels.move', parcel)).rejects.toThrow(
      `Order ${number} is on hold, so its parcel ${parcel.id} cannot be moved. Run "orders resume ${number}" to continue.`,
    )
    await run('orders.cancel', { number, reason: 'There was none.' })
    await expect(run('parcels.move', parcel)).rejects.toThrow(`Order ${number} is cancelled`)
  })

  test('rejects a skipped order status and lists the allowed ones', async () => {
    const { order_number: number } = await placeOrder()
    await expect(run('orders.move', { number, to: 'delivered' })).rejects.toThrow(
      `Order ${number} is confirmed: it can become processing, on_hold.`,
    )
    await expect(run('orders.move', { number, to: 'cancelled' })).rejects.toThrow('it can become')
    await run('orders.hold', { number, reason: 'We wait for an answer.' })
    await expect(run('parcels.add', { number, carrier: 'UPS', tracking: '1Z-0009' })).rejects.toThrow(
      'only confirmed orders can have parcels',
    )
    await expect(run('orders.move', { number: '000000000000', to: 'confirmed' })).rejects.toThrow(
      'There is no order 000000000000.',
    )
  })

  test('rejects a tracking number that another parcel uses', async () => {
    const { order_number: number } = await placeOrder()
    const parcel = { number, carrier: 'UPS', tracking: '1Z-0004' }
    await run('parcels.add', parcel)
    await expect(run('parcels.add', parcel)).rejects.toThrow('already belongs to a parcel')
  })

  test('lists all orders in pages, each once, even those of one moment', async () => {
    for (let count = 0; count < 5; count += 1) await placeOrder({ email: 'pages@example.com' })
    await api.db.update(orders).set({ createdAt: new Date() }).where(eq(orders.email, 'pages@example.com'))
    type Page = { rows: { number: string }[]; next: string | null }
    const numbers: string[] = []
    let after: string | undefined
    do {
      const page = (await run('orders.list', { email: 'pages@example.com', limit: 2, after })) as unknown as Page
      numbers.push(...page.rows.map(({ number }) => number))
      after = page.next ?? undefined
    } while (after)
    expect([numbers.length, new Set(numbers).size]).toEqual([5, 5])
    await expect(run('orders.list', { after: 'elsewhere' })).rejects.toThrow('not where a page ended')
  })

  test('finds orders by number, name, payment and day', async () => {
    const { order_number: number, created_at: at } = await placeOrder({ email: 'found@example.com' })
    const day = at.slice(0, 10)
    const found = async (input: object) => {
      const { rows } = (await run('orders.list', { email: 'found@example.com', ...input })) as { rows: object[] }
      return rows.length
    }
    const matching = [{ text: number.slice(0, 6).toLowerCase() }, { text: 'FOUND@' }, { payment: 'paid' }]
    for (const input of [...matching, { from: day }, { to: day }])
      expect([input, await found(input)]).toEqual([input, 1])
    const others = [{ text: '%' }, { payment: 'invoice' }, { from: '2200-01-01' }, { to: '2001-01-01' }]
    for (const input of others) expect([input, await found(input)]).toEqual([input, 0])
  })

  test('filters orders by status', async () => {
    const { order_number: number } = await placeOrder()
    await run('orders.move', { number, to: 'on_hold' })
    const withStatus = async (status: string) => {
      const { rows } = (await run('orders.list', { status })) as { rows: { number: string; total: string }[] }
      return rows.filter((row) => row.number === number).map(({ total }) => total)
    }
    expect(await withStatus('on_hold')).toEqual(['20.50'])
    expect(await withStatus('pending')).toEqual([])
  })
})
