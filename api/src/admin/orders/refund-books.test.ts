import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { orders, refunds } from '../../database/schema'
import { sweepPayments } from '../../modules/orders/payment-sweep'
import { countUnits, findBrokenRules, recordInitialState } from '../../testing/ledger'
import { createBank } from '../../testing/books/bank'
import { expectBalanced } from '../../testing/books/expect-balanced'
import { placeOrders, type OrderKind } from '../../testing/books/place-orders'
import { applyStep, anyStep } from '../../testing/books/steps'
import { testApp, type TestApp } from '../../testing/test-app'

/** Steps in all; `BOOKS_STEPS=10000` runs the long test. */
const STEPS = Number(process.env.BOOKS_STEPS ?? 300)
const MAX_PER_ORDER = 14

let api: TestApp
beforeAll(async () => {
  api = await testApp()
})
afterAll(() => api.close())

describe('books of orders', () => {
  test(
    'balance with stock, bank and ledger through any sequence of payments, parcels, refunds, returns and outages',
    async () => {
      const bank = createBank()
      const shop = await placeOrders(api)
      const opening = await recordInitialState(api.db)
      const units = await countUnits(api.db)
      const sequence = fc.array(anyStep, { minLength: 1, maxLength: MAX_PER_ORDER, size: 'max' })
      const kind = fc.constantFrom<OrderKind>('card', 'invoice', 'mixed', 'credit')
      let applied = 0
      await fc.assert(
        fc.asyncProperty(kind, sequence, async (kind, steps) => {
          bank.state = 'up'
          const order = await shop.placeOrder(kind)
          for (const each of steps) {
            applied += 1
            await applyStep(api, bank, each, order).catch((error: unknown) => {
              // A refusal has a status; anything else, such as a broken constraint, is a defect.
              expect((error as { status?: number }).status).toEqual(expect.any(Number))
            })
            await expectBalanced(api.db, bank, order, units)
          }
          bank.state = 'up'
          const old = new Date(0)
          await api.db.update(refunds).set({ createdAt: old }).where(eq(refunds.orderId, order.id))
          await api.db.update(orders).set({ updatedAt: old }).where(eq(orders.id, order.id))
          await sweepPayments(api.db, bank.payments, (error) => expect(error).toBeUndefined())
          await expectBalanced(api.db, bank, order, units, { isSettled: true })
        }),
        { numRuns: Math.ceil((2 * STEPS) / (MAX_PER_ORDER + 1)) },
      )
      expect(await findBrokenRules(api.db, opening, { begun: shop.placed(), orders: [] })).toEqual([])
      expect(applied).toBeGreaterThan(0.7 * STEPS)
    },
    60_000 + STEPS * 200,
  )
})
