import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { auditLog, mailOutbox, orderEvents, orderItems, orders, refunds, variants } from '../../database/schema'
import { sweepPayments } from '../../modules/orders/payment-sweep'
import { testVault } from '../../modules/payments/test-vault'
import { grantTerms } from '../../testing/grant-terms'
import { operatorOf } from '../../testing/operate'
import { orderForm, toOrderLines } from '../../testing/order-form'
import { signUpWholesaler } from '../../testing/sign-up-wholesaler'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let gymToken: string
const { run } = operatorOf(() => api)
const reason = 'A seam was loose.'

beforeAll(async () => {
  api = await testApp()
  gymToken = await signUpWholesaler(api, 'gym@example.com')
  await grantTerms(api, 'gym@example.com', { creditLimitCents: 100_000_000 })
  await api.db.update(variants).set({ stock: 1000 })
})
afterAll(() => api.close())

/** Two belts and a glove with 10 percent off, by card. */
async function placeOrder(more: object = {}, token?: string) {
  const products = toOrderLines(api.shop, ['whiteBelt', 2], ['saleGlove', 1])
  const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': `2001:db8:${randomUUID().slice(0, 4)}::1` }
  const form = { ...orderForm({ products, expected_total: 1 }), ...more }
  const submit = (expected_total: number) =>
    api.call('POST /add-order', { body: { ...form, expected_total }, headers, token })
  const quoted = (await submit(1)).body as unknown as { amounts: { total: number } }
  const { data } = (
    await api.call('POST /add-order', {
      body: { ...form, expected_total: quoted.amounts.total },
      headers: { ...headers, 'idempotency-key': randomUUID() },
      token,
    })
  ).body
  const lines = await api.db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, data.id))
    .orderBy(asc(orderItems.id))
  return { id: data.id, number: data.order_number, total: data.amounts.total, lines, order: data }
}
const placeInvoice = () => placeOrder({ payment_token: null, po_number: 'PO-7', email: 'gym@example.com' }, gymToken)
const rowOf = async (id: string) => (await api.db.select().from(orders).where(eq(orders.id, id)))[0]!
const refundsOf = (id: string) => api.db.select().from(refunds).where(eq(refunds.orderId, id))
const beltsLeft = async () =>
  (await api.db.select().from(variants).where(eq(variants.id, api.shop.variants.whiteBelt)))[0]!.stock

describe('refund operations', () => {
  test('refund parts of a payment up to all of it, with history, mail and audit', async () => {
    const { id, number, total } = await placeOrder()
    const refund = jest.fn(testVault.refund)
    const payments = { ...testVault, refund }
    await run('orders.refund-part', { number, amount: 1.25, reason }, { payments })
    const [first] = await refundsOf(id)
    expect(first).toMatchObject({ amountCents: 125, paidBackCents: 125, method: 'card', reason, recordedBy: 'mia@cli' })
    expect(refund.mock.calls).toEqual([[expect.stringMatching(/^test_/), { amountCents: 125, key: first!.id }]])
    await expect(run('orders.refund-part', { number, amount: total, reason }, { payments })).rejects.toThrow(
      'since $1.25 was given back already',
    )
    expect(await rowOf(id)).toMatchObject({ creditedCents: 125, refundedCents: 125, paymentStatus: 'paid' })
    await run('orders.refund-part', { number, amount: Number((total - 1.25).toFixed(2)), reason }, { payments })
    expect(await rowOf(id)).toMatchObject({ paymentStatus: 'refunded', status: 'confirmed' })
    await expect(run('orders.refund-part', { number, amount: 0.01, reason })).rejects.toThrow('refunded in full')
    const events = await api.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))
    expect(events.at(-2)).toMatchObject({ status: 'refunded', note: `$1.25: ${reason}` })
    const mails = await api.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'order-refunded-part'))
    expect(mails[0]!.data).toMatchObject({
      orderId: id,
      refundId: first!.id,
      document: expect.stringMatching(/^CN-/) as string,
    })
    const entries = await api.db.select().from(auditLog).where(eq(auditLog.subject, number))
    expect(entries[0]!.detail).toMatchObject({
      amount: 1.25,
      reason,
      before: { refunded: 0 },
      after: { refunded: 1.25 },
    })
  })

  test('book a refund once when its request is repeated', async () => {
    const { id, number } = await placeOrder()
    const input = { number, amount: 2, reason, expect_refunded: 0 }
    await run('orders.refund-part', input)
    await expect(run('orders.refund-part', input)).rejects.toThrow('$2.00 is given back now')
    expect(await refundsOf(id)).toHaveLength(1)
  })

  test('keep a refund booked that the provider did not accept, and repeat it under its key', async () => {
    const { id, number } = await placeOrder()
    const failing = { ...testVault, refund: () => Promise.reject(new Error('The bank is offline.')) }
    await expect(run('orders.refund-part', { number, amount: 3, reason }, { payments: failing })).rejects.toMatchObject(
      {
        status: 502,
        message: expect.stringContaining(`Run "orders refund ${number}"`) as string,
      },
    )
    const [booked] = await refundsOf(id)
    expect([booked!.sentAt, (await rowOf(id)).refundedCents]).toEqual([null, 300])
    const refund = jest.fn(testVault.refund)
    await api.db
      .update(refunds)
      .set({ createdAt: new Date(Date.now() - 600_000) })
      .where(eq(refunds.id, booked!.id))
    const sweep = () => sweepPayments(api.db, { ...testVault, refund }, (error) => void expect(error).toBeUndefined())
    expect([await sweep(), await sweep()]).toEqual([1, 0])
    expect(refund.mock.calls.map(([, part]) => part)).toEqual([{ amountCents: 300, key: booked!.id }])
    await expect(run('orders.refund', { number })).rejects.toThrow('use "orders cancel"')
  })

  test('refund the rest of an order that is canceled after a partial refund', async () => {
    const { id, number, total } = await placeOrder()
    await run('orders.refund-part', { number, amount: 4, reason })
    const refund = jest.fn(testVault.refund)
    await run('orders.cancel', { number, reason }, { payments: { ...testVault, refund } })
    expect(refund.mock.calls.map(([, part]) => part?.amountCents)).toEqual([Math.round(total * 100) - 400])
    expect(await rowOf(id)).toMatchObject({ paymentStatus: 'refunded', refundedCents: Math.round(total * 100) })
  })

  test('record a refund by hand without the provider, also when the shop has another provider now', async () => {
    const { id, number } = await placeOrder()
    const payments = { ...testVault, name: 'stripe' as const, refund: jest.fn(testVault.refund) }
    const input = { number, amount: 5, reason }
    await expect(run('orders.refund-part', input, { payments })).rejects.toThrow('record it with --by-hand')
    await run('orders.refund-part', { ...input, by_hand: true }, { payments })
    expect([payments.refund.mock.calls.length, (await refundsOf(id))[0]!.method]).toEqual([0, 'transfer'])
  })

  test('cancel pieces of a line: stock back, exactly what was paid for them refunded, and the rest with the last cancellation', async () => {
    const { id, number, lines, total } = await placeOrder({ coupen_id: api.shop.coupons.ten })
    const before = await beltsLeft()
    const [belt, glove] = lines
    await run('orders.cancel-lines', { number, lines: [{ line: belt!.id, quantity: 1 }], reason })
    const row = await rowOf(id)
    const share = belt!.unitPriceCents / row.subtotalCents
    const paid = belt!.unitPriceCents - row.discountCents * share + row.taxCents * share
    expect(Math.abs(row.refundedCents - paid)).toBeLessThanOrEqual(1)
    expect(await beltsLeft()).toBe(before + 1)
    await expect(
      run('orders.cancel-lines', { number, lines: [{ line: belt!.id, quantity: 2 }], reason }),
    ).rejects.toThrow(`Only 1 of line ${belt!.id}`)
    const all = [{ line: belt!.id }, { line: glove!.id }]
    await expect(run('orders.cancel-lines', { number, lines: all, reason })).rejects.toThrow('Use "orders cancel"')
    await run('orders.cancel-lines', { number, lines: [{ line: belt!.id }], reason })
    await run('orders.cancel', { number, reason })
    expect(await beltsLeft()).toBe(before + 2)
    expect(await rowOf(id)).toMatchObject({ paymentStatus: 'refunded', refundedCents: Math.round(total * 100) })
    const { rows } = (await run('stock.history', { sku: belt!.sku })) as { rows: { what: string; change: number }[] }
    expect(rows.filter(({ what }) => what.includes(number)).map(({ change }) => change)).toEqual([1, 1, -2])
  })

  test('refuse to cancel pieces of an order that was shipped, or of another order', async () => {
    const [{ number, lines }, other] = [await placeOrder(), await placeOrder()]
    await expect(run('orders.cancel-lines', { number, lines: [{ line: other.lines[0]!.id }], reason })).rejects.toThrow(
      'has no line',
    )
    await run('orders.move', { number, to: 'processing' })
    await run('orders.move', { number, to: 'shipped' })
    await expect(run('orders.cancel-lines', { number, lines: [{ line: lines[0]!.id }], reason })).rejects.toThrow(
      'Use "orders return"',
    )
  })

  test('lower an open invoice, and pay back only what was paid of it', async () => {
    const { id, number, lines, total } = await placeInvoice()
    await run('orders.cancel-lines', { number, lines: [{ line: lines[0]!.id, quantity: 1 }], reason })
    const [first] = await refundsOf(id)
    expect(first).toMatchObject({ paidBackCents: 0, method: 'transfer' })
    const open = Math.round(total * 100) - first!.amountCents
    await run('invoices.pay', { number, amount: open / 100, reference: 'Wire 1' })
    expect(await rowOf(id)).toMatchObject({ paymentStatus: 'paid', paidCents: open })
    const result = await run('orders.refund-part', { number, amount: 1, reason })
    expect(result).toMatchObject({ done: `Please pay back $1.00 of order ${number}.` })
    expect(await rowOf(id)).toMatchObject({ paymentStatus: 'paid', refundedCents: 100 })
    const { tables } = (await run('orders.show', { number })) as unknown as { tables: { payments: { id: number }[] } }
    await expect(run('invoices.void-payment', { id: tables.payments[0]!.id, reason })).rejects.toThrow('was paid back')
  })
})
