import { and, eq } from 'drizzle-orm'
import { couponUses, mailOutbox, orderEvents, orders, variants } from '../../database/schema'
import { orderPayment } from '../../modules/orders/order-payment'
import { testVault } from '../../modules/payments/test-vault'
import { operate } from '../../testing/operate'
import { toOrderLines, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

let orderCount = 0
async function placeOrder(more: object = {}) {
  const form = orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 2]), expected_total: 33, ...more })
  const { body } = await api.call('POST /add-order', {
    body: form,
    headers: { 'idempotency-key': `settled-order-${(orderCount += 1)}` },
  })
  return body.data.order_number
}
const run = (name: string, number: string, more: object = {}, context: object = {}) =>
  operate(api, name, { number, ...more }, context)
const recordOf = async (number: string) => (await run('orders.show', number)) as { record: Record<string, unknown> }
const beltsLeft = async () =>
  (await api.db.select().from(variants).where(eq(variants.id, api.shop.variants.whiteBelt)))[0]!.stock

describe('settlement operations', () => {
  test('restores stock, coupon and payment of a cancelled packed order exactly once', async () => {
    const before = await beltsLeft()
    const number = await placeOrder({ coupen_id: api.shop.coupons.ten, expected_total: 30.5 })
    await run('parcels.add', number, { carrier: 'UPS', tracking: '1Z-4001' })
    const refund = jest.fn(testVault.refund)
    const payments = { ...testVault, refund }
    const reason = 'Requested by telephone'
    const rehearsed = await run('orders.cancel', number, { reason }, { payments, dryRun: true })
    expect(rehearsed).toMatchObject({ done: expect.stringContaining('$30.50 by visa 4242 will be refunded') as string })
    expect([refund.mock.calls.length, await beltsLeft()]).toEqual([0, before - 2])
    await run('orders.cancel', number, { reason }, { payments })
    expect([refund.mock.calls.length, await beltsLeft(), await api.db.$count(couponUses)]).toEqual([1, before, 0])
    expect((await recordOf(number)).record).toMatchObject({
      status: 'cancelled',
      payment: 'refunded',
      cancel_reason: reason,
    })
    await expect(run('orders.cancel', number, { reason }, { payments })).rejects.toThrow('is cancelled and cannot be')
    await expect(run('orders.refund', number, {}, { payments })).rejects.toThrow('its payment is refunded')
    const mails = await api.db.select({ template: mailOutbox.template }).from(mailOutbox)
    expect(mails.map(({ template }) => template)).toContain('order-cancelled')
  })

  test('lets a refund be retried after the provider failed', async () => {
    const number = await placeOrder()
    const failing = { ...testVault, refund: () => Promise.reject(new Error('The bank is offline.')) }
    await expect(run('orders.cancel', number, { reason: 'Twice' }, { payments: failing })).rejects.toMatchObject({
      status: 502,
      message: expect.stringContaining(`The bank is offline. Run "orders refund ${number}"`) as string,
    })
    expect((await recordOf(number)).record).toMatchObject({ status: 'cancelled', payment: 'paid' })
    await run('orders.refund', number)
    expect((await recordOf(number)).record).toMatchObject({ payment: 'refunded' })
  })

  test('does not report a missing refund when another process refunds at the same time', async () => {
    const number = await placeOrder()
    const failing = { ...testVault, refund: () => Promise.reject(new Error('The bank is offline.')) }
    await expect(run('orders.cancel', number, { reason: 'Twice' }, { payments: failing })).rejects.toThrow()
    const payments = { ...testVault, refund: () => run('orders.refund', number) }
    await expect(run('orders.refund', number, {}, { payments })).resolves.toMatchObject({
      done: `Order ${number} stays cancelled. $33.00 by visa 4242 is being refunded.`,
    })
  })

  test('returns a delivered order and restocks it only on request', async () => {
    const before = await beltsLeft()
    const reason = 'Too small'
    for (const [index, restock] of [true, false].entries()) {
      const number = await placeOrder()
      await expect(run('orders.return', number, { reason })).rejects.toThrow('only shipped or delivered orders')
      const added = (await run('parcels.add', number, { carrier: 'UPS', tracking: `1Z-500${index}` })) as unknown as {
        detail: { id: number }
      }
      for (const to of ['shipped', 'delivered']) await operate(api, 'parcels.move', { id: added.detail.id, to })
      await expect(run('orders.cancel', number, { reason })).rejects.toThrow('Use "orders return" for returned goods')
      await run('orders.return', number, { reason, restock, refund: restock })
      expect((await recordOf(number)).record).toMatchObject({
        status: 'returned',
        payment: restock ? 'refunded' : 'paid',
      })
    }
    expect(await beltsLeft()).toBe(before - 2)
  })

  test('resumes an order as confirmed that was paid while it was held', async () => {
    const number = await placeOrder()
    const [order] = await api.db
      .update(orders)
      .set({ status: 'pending', paymentStatus: 'pending' })
      .where(eq(orders.orderNumber, number))
      .returning()
    await api.db.delete(orderEvents).where(and(eq(orderEvents.orderId, order!.id), eq(orderEvents.status, 'confirmed')))
    await run('orders.hold', number, { reason: 'The address is not clear' })
    await orderPayment(api.db, testVault).settle({ ...order!, status: 'on_hold' })
    expect((await recordOf(number)).record).toMatchObject({ status: 'on_hold', payment: 'paid' })
    await run('orders.resume', number)
    expect((await recordOf(number)).record.status).toBe('confirmed')
  })

  test('resumes a held order with its previous status', async () => {
    const number = await placeOrder()
    await run('orders.hold', number, { reason: 'The address is not clear' })
    await expect(run('orders.hold', number, { reason: 'Again' })).rejects.toThrow('is on_hold')
    await run('orders.resume', number)
    expect((await recordOf(number)).record.status).toBe('confirmed')
    await expect(run('orders.resume', number)).rejects.toThrow('not on hold')
  })

  test('moves a parcel forward only and requires a note for an exception', async () => {
    const number = await placeOrder()
    const added = (await run('parcels.add', number, { carrier: 'UPS', tracking: '1Z-6001' })) as unknown as {
      detail: { id: number }
    }
    const { id } = added.detail
    await expect(operate(api, 'parcels.move', { id, to: 'delivered' })).rejects.toThrow('it can become shipped')
    await operate(api, 'parcels.move', { id, to: 'shipped' })
    await expect(operate(api, 'parcels.move', { id, to: 'exception' })).rejects.toThrow('needs --note')
    await operate(api, 'parcels.move', { id, to: 'exception', note: 'No one at home' })
    await operate(api, 'parcels.event', { id, place: 'Reno', note: 'Back at the depot' })
    const { tables } = (await run('orders.show', number)) as unknown as { tables: { on_the_way: object[] } }
    expect(tables.on_the_way.at(-1)).toMatchObject({ status: 'exception', place: 'Reno', note: 'Back at the depot' })
  })
})
