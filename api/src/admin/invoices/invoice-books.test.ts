import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { invoicePayments, orders, variants } from '../../database/schema'
import { grantTerms } from '../../testing/grant-terms'
import { operatorOf } from '../../testing/operate'
import { orderForm, toOrderLines } from '../../testing/order-form'
import { signUpWholesaler } from '../../testing/sign-up-wholesaler'
import { testApp, type TestApp } from '../../testing/test-app'

const email = 'gym@example.com'
const TOTAL_CENTS = 5000
let api: TestApp
let token: string
const { run } = operatorOf(() => api)

beforeAll(async () => {
  api = await testApp()
  token = await signUpWholesaler(api, email)
  await grantTerms(api, email, { creditLimitCents: 100_000_000 })
  await api.db.update(variants).set({ stock: 100_000 })
})
afterAll(() => api.close())

async function placeInvoice() {
  const number = randomUUID()
  const { body } = await api.call('POST /add-order', {
    body: {
      ...orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 4]), email, expected_total: TOTAL_CENTS / 100 }),
      payment_token: null,
      po_number: 'PO-7',
    },
    headers: { 'idempotency-key': number, 'x-forwarded-for': `2001:db8:${number.slice(0, 4)}::1` },
    token,
  })
  return body.data
}

/** The sum of the payments that count, and the columns of the order. */
async function booksOf(id: string) {
  const [order] = await api.db.select().from(orders).where(eq(orders.id, id))
  const [recorded] = await api.db
    .select({ sum: sql<string>`coalesce(sum(${invoicePayments.amountCents}), 0)` })
    .from(invoicePayments)
    .where(and(eq(invoicePayments.orderId, id), isNull(invoicePayments.voidedAt)))
  return { order: order!, recordedCents: Number(recorded!.sum) }
}

type Step = { kind: 'pay'; cents: number } | { kind: 'void'; index: number } | { kind: 'cancel' }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('pay' as const), cents: fc.integer({ min: 1, max: 3000 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('void' as const), index: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
)

describe('books of invoices', () => {
  test('have the sum of the recorded payments as paid, through any sequence of payments, voids and cancellations', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { id, order_number: number } = await placeInvoice()
        const payments: number[] = []
        for (const each of steps) {
          const before = await booksOf(id)
          const outcome = await apply(each, number, payments).catch(() => 'refused' as const)
          const { order, recordedCents } = await booksOf(id)
          expect(order.paidCents).toBe(recordedCents)
          expect(order.paidCents).toBeLessThanOrEqual(order.totalCents)
          expect(order.paymentStatus).toBe(order.paidCents === order.totalCents ? 'paid' : 'invoice')
          if (outcome === 'refused') expect(order.paidCents).toBe(before.order.paidCents)
          if (outcome === 'refused' && each.kind === 'pay') {
            const isClosed = order.status === 'cancelled'
            expect(isClosed || each.cents > TOTAL_CENTS - order.paidCents).toBe(true)
          }
        }
      }),
      { numRuns: 40 },
    )
  })
})

async function apply(each: Step, number: string, payments: number[]) {
  if (each.kind === 'cancel') return run('orders.cancel', { number, reason: 'At random' })
  if (each.kind === 'void')
    return run('invoices.void-payment', { id: payments[each.index] ?? 999_999, reason: 'At random' })
  const result = (await run('invoices.pay', {
    number,
    amount: each.cents / 100,
    reference: 'At random',
  })) as unknown as {
    detail: { payment: number }
  }
  payments.push(result.detail.payment)
  return result
}
