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
  const form = orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 20.5, ...more })
  const { body } = await api.call('POST /add-order', {
    body: form,
    token,
    headers: { 'idempotency-key': `operator-order-${(orderCount += 1)}` },
  })
  return body.data
}
const seen = async (id: string) => (await api.call('GET /get-orders/:id', { params: { id }, token })).body.data

const linesOf = async (number: string) => {
  const { tables } = (await run('orders.show', { number })) as unknown as { tables: { items: Line[] } }
  return tables.items
}
type Line = { id: number; sku: string; packed: number }

describe('order operations', () => {
  test('updates an order with its parcels up to delivery and mails each relevant step', async () => {
    const email = 'parcels@example.com'
    const products = toOrderLines(api.shop, ['whiteBelt', 2])
    const { id, order_number: number } = await placeOrder({ email, products, expected_total: 33 })
    const [line] = await linesOf(number)
    const parcels = []
    for (const tracking of ['1Z-0001', '1Z-0002']) {
      const items = tracking === '1Z-0001' ? [{ line: line!.id, quantity: 1 }] : undefined
      const packed = await run('parcels.add', { number, carrier: 'ups', tracking, eta: '2030-01-31', items })
      parcels.push(('detail' in packed && packed.detail?.id) as number)
    }
    expect(await seen(id)).toMatchObject({ status: 'processing', fulfillment_status: 'packed', can_cancel: false })
    await run('parcels.move', { id: parcels[0], to: 'shipped', place: 'Newark' })
    expect(await seen(id)).toMatchObject({ status: 'processing', fulfillment_status: 'partly_shipped' })
    await expect(run('orders.cancel', { number, reason: 'Too late' })).rejects.toThrow('Use "orders cancel-lines"')
    await run('parcels.move', { id: parcels[1], to: 'shipped' })
    expect((await seen(id)).status).toBe('shipped')
    await run('parcels.move', { id: parcels[0], to: 'out_for_delivery' })
    await run('parcels.move', { id: parcels[0], to: 'delivered' })
    expect((await seen(id)).status).toBe('shipped')
    await run('parcels.move', { id: parcels[1], to: 'delivered' })
    const order = await seen(id)
    expect(order).toMatchObject({ status: 'delivered', fulfillment_status: 'delivered' })
    expect(order.events.map(({ status }) => status)).toEqual([
      'placed',
      'confirmed',
      'packed',
      'partly_shipped',
      'shipped',
      'delivered',
    ])
    expect(order.shipments[0]).toMatchObject({
      carrier: 'UPS',
      tracking_url: 'https://www.ups.com/track?tracknum=1Z-0001',
      eta: '2030-01-31',
      tracking_status: 'delivered',
      items: [{ sku: line!.sku, quantity: 1 }],
    })
    const mails = await api.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
    expect(mails.map(({ template }) => template)).toEqual([
      'order-placed',
      'order-shipped',
      'order-shipped',
      'order-out-for-delivery',
      'order-delivered',
    ])
  })

  test('packs no more than was ordered and not canceled, and packs again what a removed parcel had', async () => {
    const products = toOrderLines(api.shop, ['whiteBelt', 3])
    const { id, order_number: number } = await placeOrder({ products, expected_total: 45.5 })
    const [line] = await linesOf(number)
    const parcel = (tracking: string, quantity?: number) =>
      run('parcels.add', { number, carrier: 'USPS', tracking, items: quantity && [{ line: line!.id, quantity }] })
    const added = await parcel('94-1', 1)
    expect(added).toMatchObject({
      detail: { left: 2 },
      done: expect.stringContaining('2 more of its pieces') as string,
    })
    await run('orders.cancel-lines', { number, lines: [{ line: line!.id, quantity: 1 }], reason: 'Sold out' })
    await expect(parcel('94-2', 2)).rejects.toThrow(`Only 1 of line ${line!.id}`)
    await parcel('94-2')
    await expect(parcel('94-3')).rejects.toThrow('are in parcels already')
    const refused = run('orders.cancel-lines', { number, lines: [{ line: line!.id, quantity: 1 }], reason: 'Sold out' })
    await expect(refused).rejects.toThrow('2 of them are in parcels')
    const parcelId = 'detail' in added && added.detail!.id
    await run('parcels.remove', { id: parcelId })
    expect((await seen(id)).fulfillment_status).toBe('packed')
    await parcel('94-3')
    expect(await linesOf(number)).toMatchObject([{ packed: 2 }])
    await expect(run('orders.move', { number, to: 'shipped' })).rejects.toThrow('with its parcels')
  })

  test('is shipped when the pieces that had not left are canceled', async () => {
    const products = toOrderLines(api.shop, ['whiteBelt', 2])
    const { id, order_number: number } = await placeOrder({ products, expected_total: 33 })
    const [line] = await linesOf(number)
    const items = [{ line: line!.id, quantity: 1 }]
    const packed = await run('parcels.add', { number, carrier: 'FedEx', tracking: '7700', items })
    await run('parcels.move', { id: 'detail' in packed && packed.detail!.id, to: 'shipped' })
    await run('orders.cancel-lines', { number, lines: items, reason: 'Sold out' })
    expect(await seen(id)).toMatchObject({ status: 'shipped', fulfillment_status: 'shipped' })
  })

  test.each([
    ['1Z1', 'a tracking number has at least 4 characters'],
    ['1Z 9', 'letters, digits and dashes only'],
  ])('says what is wrong with the tracking number %s', async (tracking, problem) => {
    await expect(run('parcels.add', { number: '000000000000', carrier: 'UPS', tracking })).rejects.toThrow(problem)
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
