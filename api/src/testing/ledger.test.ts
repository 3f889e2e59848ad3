import { randomUUID } from 'node:crypto'
import { toCents } from '@shop/shared-api/money'
import { sql } from 'drizzle-orm'
import { findBrokenRules, recordInitialState, type InitialState } from './ledger'
import { toOrderLines, orderForm } from './order-form'
import { testApp, type TestApp } from './test-app'

let api: TestApp
let opening: InitialState
let acknowledged: { id: string; totalCents: number }[]

async function buy(): Promise<{ id: string; totalCents: number }> {
  const body = orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 20.5 })
  const answer = await api.call('POST /add-order', { body, headers: { 'idempotency-key': randomUUID() } })
  return { id: answer.body.data.id, totalCents: toCents(answer.body.data.amounts.total) }
}

describe('the ledger', () => {
  beforeEach(async () => {
    api = await testApp()
    opening = await recordInitialState(api.db)
    acknowledged = [await buy(), await buy()]
  })
  afterEach(() => api.close())

  test('finds nothing in consistent books', async () => {
    expect(await findBrokenRules(api.db, opening, { begun: 2, orders: acknowledged })).toEqual([])
  })

  test('finds each kind of inconsistency', async () => {
    await api.db.execute(sql`UPDATE order_items SET quantity = 2 WHERE order_id = ${acknowledged[0]!.id}`)
    await api.db.execute(sql`UPDATE orders SET payment_status = 'failed' WHERE id = ${acknowledged[1]!.id}`)
    await api.db.execute(sql`UPDATE idempotency_keys SET order_id = ${acknowledged[0]!.id}`)
    const wrong = [{ ...acknowledged[0]!, totalCents: 1 }, acknowledged[1]!, acknowledged[1]!]
    expect(await findBrokenRules(api.db, opening, { begun: 1, orders: wrong })).toEqual([
      '1 orders’ lines do not add up to their subtotal',
      '1 orders have two idempotency keys',
      '1 variants’ sold and remaining units do not add up',
      '2 acknowledged orders are missing or unpaid',
      '1 orders have another total than acknowledged',
      '2 orders are duplicates',
    ])
  })
})
