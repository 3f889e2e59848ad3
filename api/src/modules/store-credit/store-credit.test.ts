import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { ledgerEntries, orderEvents, orders, refunds } from '../../database/schema'
import { operatorOf } from '../../testing/operate'
import { cardToken, orderForm, toOrderLines } from '../../testing/order-form'
import { sendMails } from '../../testing/send-mails'
import { testApp, type TestApp } from '../../testing/test-app'
import { testVault } from '../payments/test-vault'

/** Two belts at $12.50, and shipping for $8. */
const TOTAL = 33
let api: TestApp
let token: string
let email: string
const { run } = operatorOf(() => api)
beforeAll(async () => {
  api = await testApp()
})
beforeEach(async () => {
  email = `buyer-${randomUUID()}@example.com`
  token = (await api.signUp(email)).access_token
})
afterAll(() => api.close())

const give = (amount: number) => run('customers.give-credit', { customer: email, amount, reason: 'A gift' })
const credit = async () => (await api.call('GET /store-credit', { token })).body.data
const buy = (store_credit: number, form: object = {}, as: string | undefined = token) =>
  api.call('POST /add-order', {
    body: orderForm({
      products: toOrderLines(api.shop, ['whiteBelt', 2]),
      expected_total: TOTAL,
      store_credit,
      email,
      ...form,
    }),
    headers: { 'idempotency-key': randomUUID() },
    token: as,
  })
const cancel = (order_id: string) =>
  api.call('POST /cancel-order', { body: { order_id, reason: 'changed_mind' }, token })

describe('store credit', () => {
  test('pays a part of an order, is charged to the card for the rest, and is shown in its history', async () => {
    await give(20)
    const charge = jest.spyOn(testVault, 'charge')
    const { status, body } = await buy(20)
    expect([status, body.data.payment_status, body.data.store_credit]).toEqual([201, 'paid', 20])
    expect(body.data.amounts.total).toBe(TOTAL)
    expect(charge.mock.calls.at(-1)![0].amountCents).toBe(1300)
    charge.mockRestore()
    expect(await credit()).toMatchObject({
      balance: 0,
      entries: [
        { kind: 'payment', amount: -20, balance: 0, order_number: body.data.order_number, order_id: body.data.id },
        { kind: 'gift', amount: 20, balance: 20, reason: 'A gift', order_number: null },
      ],
    })
    const mails = await sendMails(api.db)
    const mail = mails.find(({ to, subject }) => to === email && subject.includes(body.data.order_number))
    expect(mail!.text).toMatch(/Store credit\s+-\$20\.00/)
    expect(mail!.text).toMatch(/Paid by card\s+\$13\.00/)
  })

  test('pays an order alone, without a card, and goes back when the order is canceled', async () => {
    await give(50)
    const { body } = await buy(TOTAL, { payment_token: null })
    expect(body.data).toMatchObject({ payment_status: 'paid', status: 'confirmed', payment: null, invoice: null })
    expect((await credit()).balance).toBe(50 - TOTAL)
    const { body: canceled } = await cancel(body.data.id)
    expect(canceled.data.payment_status).toBe('refunded')
    expect(canceled.data.refunds).toMatchObject([{ amount: TOTAL, store_credit: TOTAL, method: 'store_credit' }])
    expect((await credit()).balance).toBe(50)
  })

  test('goes back in part when a mixed order is canceled, and the rest to the card', async () => {
    await give(20)
    const { body } = await buy(20)
    const refund = jest.spyOn(testVault, 'refund')
    await cancel(body.data.id)
    expect(refund.mock.calls.at(-1)![1]).toMatchObject({ amountCents: 1300 })
    refund.mockRestore()
    expect((await credit()).balance).toBe(20)
  })

  test('goes back when the card for the rest is declined', async () => {
    await give(20)
    const { status } = await buy(20, { payment_token: cardToken({ last4: '0002' }) })
    expect(status).toBe(422)
    const { balance, entries } = await credit()
    expect([balance, entries.map(({ kind }) => kind)]).toEqual([20, ['release', 'payment', 'gift']])
  })

  test.each([
    ['more than the account has', 21, {}, 409],
    ['less than the card can be charged with after it', 32.6, {}, 409],
    ['more than the order costs', 33.5, {}, 409],
    ['a negative amount', -5, {}, 422],
    ['only a part, without a card', 15, { payment_token: null }, 422],
  ])('is refused for %s', async (_, amount, form, status) => {
    await give(amount > 30 ? 100 : 20)
    const before = await credit()
    expect((await buy(amount, form)).status).toBe(status)
    expect(await credit()).toEqual(before)
  })

  test('is refused for a guest, and shown to no one else', async () => {
    await give(20)
    expect((await buy(10, {}, '')).status).toBe(401)
    const guest = await api.call('POST /add-order', {
      body: orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 2]), expected_total: TOTAL, store_credit: 5 }),
      headers: { 'idempotency-key': randomUUID() },
    })
    expect([guest.status, guest.error]).toMatchObject([422, { errors: [{ field: 'store_credit' }] }])
    const other = (await api.signUp(`other-${randomUUID()}@example.com`)).access_token
    expect((await api.call('GET /store-credit', { token: other })).body.data).toEqual({ balance: 0, entries: [] })
  })

  test('is given once when a request to add it is repeated', async () => {
    const input = { customer: email, amount: 5, reason: 'Sorry', expect_balance: 0 }
    await run('customers.give-credit', input)
    await expect(run('customers.give-credit', input)).rejects.toThrow('$5.00 now')
    expect((await credit()).balance).toBe(5)
  })

  test('receives partial refunds that staff give as store credit, but not those of guests', async () => {
    const { body } = await buy(0)
    const number = body.data.order_number
    await run('orders.refund-part', { number, amount: 4, reason: 'A seam', store_credit: true })
    expect(await credit()).toMatchObject({ balance: 4, entries: [{ kind: 'refund', reason: 'A seam' }] })
    const [booked] = await api.db.select().from(refunds).where(eq(refunds.orderId, body.data.id))
    expect(booked).toMatchObject({ method: 'store_credit', storeCreditCents: 400, sentAt: expect.any(Date) as Date })
    const guest = await api.call('POST /add-order', {
      body: orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 2]), expected_total: TOTAL }),
      headers: { 'idempotency-key': randomUUID() },
    })
    const asGuest = { number: guest.body.data.order_number, amount: 4, reason: 'A seam', store_credit: true }
    await expect(run('orders.refund-part', asGuest)).rejects.toThrow('has no account for store credit')
  })

  test('receives the refund of a return if the shopper chose it', async () => {
    const { body } = await buy(0)
    const { id } = body.data
    await api.db.update(orders).set({ status: 'delivered', fulfillmentStatus: 'delivered' }).where(eq(orders.id, id))
    await api.db.insert(orderEvents).values({ orderId: id, status: 'delivered' })
    const answer = await api.call('POST /return-order', {
      body: {
        order_id: id,
        kind: 'refund',
        reason: 'other',
        refund_to: 'store_credit',
        lines: [{ sku: body.data.items[0]!.sku, qty: 1 }],
      },
      token,
    })
    const { id: returnId, refund_to } = answer.body.data.returns[0]!
    expect(refund_to).toBe('store_credit')
    await run('returns.approve', { id: returnId })
    await run('returns.receive', { id: returnId })
    await run('returns.refund', { id: returnId })
    expect((await credit()).balance).toBe(12.5)
  })

  test('is never changed or deleted, and never unbalanced, by anyone', async () => {
    await give(20)
    const cause = (work: Promise<unknown>) =>
      work.then(
        () => 'accepted',
        (error: Error) => String(error.cause ?? error),
      )
    expect(await cause(api.db.update(ledgerEntries).set({ amountCents: 1 }))).toContain('append-only')
    expect(await cause(api.db.delete(ledgerEntries))).toContain('append-only')
    expect(await cause(api.db.execute(sql`UPDATE ledger_accounts SET balance_cents = 1`))).toContain('append-only')
    const alone = sql`INSERT INTO ledger_entries (transaction_id, account_id, amount_cents)
      SELECT transaction_id, (SELECT id FROM ledger_accounts WHERE kind = 'sales'), 5 FROM ledger_entries LIMIT 1`
    expect(await cause(api.db.execute(alone))).toContain('do not add up to zero')
  })
})
