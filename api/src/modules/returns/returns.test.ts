import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { mailOutbox, orderEvents, orders, refunds, variants } from '../../database/schema'
import { operatorOf } from '../../testing/operate'
import { orderForm, toOrderLines } from '../../testing/order-form'
import { sendMails } from '../../testing/send-mails'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let token: string
const { run, rowsOf } = operatorOf(() => api)
beforeAll(async () => {
  api = await testApp()
  token = (await api.signUp('ana@example.com')).access_token
})
beforeEach(async () => {
  await api.db.delete(orders)
  await api.db.delete(mailOutbox)
  await api.db.update(variants).set({ stock: 100 })
  await api.db.update(variants).set({ stock: 0 }).where(eq(variants.sku, 'GLV-RED-10'))
})
afterAll(() => api.close())

/** Buys three gloves at $45 and two belts at $12.50 in New York, with 4% of sales tax. */
async function buyDelivered({ as = token, daysAgo = 0 }: { as?: string | null; daysAgo?: number } = {}) {
  const products = toOrderLines(api.shop, ['saleGlove', 3], ['whiteBelt', 2])
  const { body } = await api.call('POST /add-order', {
    body: orderForm({ products, expected_total: 166.4, state: 'NY', zip: '12207' }),
    headers: { 'idempotency-key': randomUUID() },
    token: as ?? undefined,
  })
  const { id, order_number: number } = body.data
  await api.db.update(orders).set({ status: 'delivered', fulfillmentStatus: 'delivered' }).where(eq(orders.id, id))
  await api.db
    .insert(orderEvents)
    .values({ orderId: id, status: 'delivered', at: new Date(Date.now() - daysAgo * 86_400_000) })
  return { id, number, guestToken: body.guest_token }
}

const request = (id: string, form: object = {}, as: string | undefined = token) =>
  api.call('POST /return-order', {
    body: { order_id: id, kind: 'refund', reason: 'too_small', lines: [{ sku: 'GLV-BLK-10', qty: 1 }], ...form },
    token: as,
  })
const exchange = (id: string, size: keyof TestApp['shop']['variants'], qty = 1) =>
  request(id, {
    kind: 'exchange',
    lines: [{ sku: 'GLV-BLK-10', qty, new_variation_id: api.shop.variants[size] }],
  })
const stockOf = async (sku: string) =>
  (await api.db.select({ stock: variants.stock }).from(variants).where(eq(variants.sku, sku)))[0]!.stock
const returnOf = async (id: string) =>
  (await api.call('GET /get-orders/:id', { params: { id }, token })).body.data.returns.at(-1)!
const refundedCents = async (id: string) =>
  (await api.db.select().from(refunds).where(eq(refunds.orderId, id))).map(({ amountCents }) => amountCents)

describe('returns of orders', () => {
  test('are requested by the owner, and shown on the order', async () => {
    const { id } = await buyDelivered()
    const { status, body } = await request(id, { note: 'Too tight at the thumb.' })
    expect(status).toBe(201)
    expect(body.data.returns).toMatchObject([
      {
        kind: 'refund',
        status: 'requested',
        reason: 'too_small',
        note: 'Too tight at the thumb.',
        lines: [{ sku: 'GLV-BLK-10', size: '10 oz', quantity: 1, new_size: null }],
      },
    ])
    expect(body.data.return_until).toBe(new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10))
    await api.db.delete(mailOutbox).where(sql`template <> 'return-requested'`)
    const [mail] = await sendMails(api.db)
    expect(mail!.text).toContain('You would like to return: 1 × Bag Glove, Black, 10 oz.')
  })

  test('are requested by a guest, with the link or what number and email open, and by no one else', async () => {
    const { id, number, guestToken } = await buyDelivered({ as: null })
    const tracked = await api.call('POST /track-order', { body: { order_number: number, email: 'ana@example.com' } })
    expect(tracked.body.data.token).toBe(guestToken)
    const other = await api.call('POST /track-order', { body: { order_number: number, email: 'bo@example.com' } })
    expect(other.body.data).toMatchObject({ order: null, token: null })
    expect((await request(id, { token: guestToken }, '')).status).toBe(401)
    const asGuest = (secret: string) =>
      api.call('POST /return-order', {
        body: {
          order_id: id,
          token: secret,
          kind: 'refund',
          reason: 'other',
          lines: [{ sku: 'GLV-BLK-10', qty: 1 }],
        },
      })
    expect((await asGuest('x'.repeat(43))).status).toBe(404)
    expect((await asGuest(guestToken!)).status).toBe(201)
    expect((await request(id)).status).toBe(404)
  })

  test.each([
    [
      'of an order that has not arrived',
      { status: 'shipped' as const },
      0,
      {},
      409,
      'Only an order that was delivered',
    ],
    ['after 45 days', {}, 46, {}, 409, 'The time to return this order is over'],
    ['of more pieces than were bought', {}, 0, { lines: [{ sku: 'GLV-BLK-10', qty: 4 }] }, 409, 'Only 3 of'],
    ['of an item that was not bought', {}, 0, { lines: [{ sku: 'GLV-RED-10', qty: 1 }] }, 422, 'not part of the order'],
    [
      'of one item twice',
      {},
      0,
      {
        lines: [
          { sku: 'GLV-BLK-10', qty: 1 },
          { sku: 'GLV-BLK-10', qty: 1 },
        ],
      },
      422,
      'given twice',
    ],
    ['of nothing', {}, 0, { lines: [] }, 422, 'Choose what you want to return'],
    ['without the size of an exchange', {}, 0, { kind: 'exchange' }, 422, 'Choose the size that you want instead'],
  ])('are refused %s', async (_, changes, daysAgo, form, status, message) => {
    const { id } = await buyDelivered({ daysAgo })
    if ('status' in changes) await api.db.update(orders).set(changes).where(eq(orders.id, id))
    const answer = await request(id, form)
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.error)).toContain(message)
  })

  test('take pieces once, unless an earlier return was declined', async () => {
    const { id } = await buyDelivered()
    await request(id, { lines: [{ sku: 'GLV-BLK-10', qty: 2 }] })
    expect((await request(id, { lines: [{ sku: 'GLV-BLK-10', qty: 2 }] })).status).toBe(409)
    await run('returns.decline', { id: (await returnOf(id)).id, message: 'It was worn.' })
    expect(await returnOf(id)).toMatchObject({ status: 'declined', message: 'It was worn.' })
    expect((await request(id, { lines: [{ sku: 'GLV-BLK-10', qty: 3 }] })).status).toBe(201)
  })

  test('are refunded with their shares of discount and tax, and restocked, once they were inspected', async () => {
    const { id } = await buyDelivered()
    const before = await stockOf('GLV-BLK-10')
    await request(id, { lines: [{ sku: 'GLV-BLK-10', qty: 2 }] })
    const { id: number } = await returnOf(id)
    await expect(run('returns.refund', { id: number })).rejects.toMatchObject({ status: 409 })
    await run('returns.approve', { id: number })
    await run('returns.receive', { id: number, restock: true })
    expect(await stockOf('GLV-BLK-10')).toBe(before + 2)
    await expect(run('returns.refund', { id: number, amount: 93.61 })).rejects.toMatchObject({ status: 422 })
    await run('returns.refund', { id: number })
    expect(await refundedCents(id)).toEqual([9360])
    expect((await returnOf(id)).status).toBe('refunded')
    await expect(run('returns.refund', { id: number })).rejects.toMatchObject({ status: 409 })
    await request(id, {
      lines: [
        { sku: 'GLV-BLK-10', qty: 1 },
        { sku: 'BLT-WHT-A1', qty: 2 },
      ],
    })
    const rest = (await returnOf(id)).id
    await run('returns.approve', { id: rest })
    await run('returns.receive', { id: rest })
    await run('returns.refund', { id: rest })
    expect((await refundedCents(id)).reduce((sum, cents) => sum + cents, 0)).toBe(16_640)
    const { body } = await api.call('GET /get-orders/:id', { params: { id }, token })
    expect(body.data.documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 166.4],
      ['credit_note', 93.6],
      ['credit_note', 72.8],
    ])
  })

  test('hold the new size of an exchange at once, and send it', async () => {
    const { id } = await buyDelivered()
    await exchange(id, 'scarceGlove', 2)
    expect(await stockOf('GLV-BLK-12')).toBe(98)
    const { id: number, lines } = await returnOf(id)
    expect(lines).toMatchObject([{ size: '10 oz', new_size: '12 oz' }])
    await run('returns.approve', { id: number })
    await run('returns.receive', { id: number, restock: true })
    await expect(run('returns.refund', { id: number })).rejects.toThrow('is an exchange')
    await run('returns.exchange', { id: number, carrier: 'UPS', tracking: '1Z999AA1' })
    expect(await returnOf(id)).toMatchObject({ status: 'exchanged', carrier: 'UPS', tracking_number: '1Z999AA1' })
    expect([await stockOf('GLV-BLK-10'), await stockOf('GLV-BLK-12')]).toEqual([99, 98])
    expect(await refundedCents(id)).toEqual([])
  })

  test('free the held size of an exchange that is declined or closed', async () => {
    const { id } = await buyDelivered()
    await exchange(id, 'scarceGlove', 2)
    await run('returns.decline', { id: (await returnOf(id)).id, message: 'It was worn.' })
    expect(await stockOf('GLV-BLK-12')).toBe(100)
    await exchange(id, 'scarceGlove')
    const { id: second } = await returnOf(id)
    await run('returns.approve', { id: second })
    await run('returns.close', { id: second, message: 'Nothing arrived.' })
    expect(await stockOf('GLV-BLK-12')).toBe(100)
  })

  test('exchange for another size only, and only for what is in stock', async () => {
    const { id } = await buyDelivered()
    expect((await exchange(id, 'soldOutGlove')).status).toBe(422)
    expect((await exchange(id, 'whiteBelt')).status).toBe(422)
    expect((await exchange(id, 'saleGlove')).status).toBe(422)
    await api.db.update(variants).set({ stock: 1 }).where(eq(variants.sku, 'GLV-BLK-12'))
    expect(await exchange(id, 'scarceGlove', 2)).toMatchObject({ status: 409, error: { code: 'out_of_stock' } })
    expect(await stockOf('GLV-BLK-12')).toBe(1)
  })

  test('are listed for staff, and keep the order from being returned as a whole', async () => {
    const { id, number } = await buyDelivered()
    await request(id)
    expect(await rowsOf('returns.list')).toMatchObject([{ order: number, status: 'requested', pieces: 1 }])
    expect(await run('returns.show', { id: (await returnOf(id)).id })).toMatchObject({ record: { order: number } })
    await expect(run('orders.return', { number, reason: 'Too small', restock: true })).rejects.toThrow(
      'returned already',
    )
    await run('returns.decline', { id: (await returnOf(id)).id, message: 'It was worn.' })
    expect(await rowsOf('returns.list')).toEqual([])
    await run('orders.return', { number, reason: 'Too small', restock: true })
  })
})
