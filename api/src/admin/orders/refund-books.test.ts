import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { and, eq, inArray } from 'drizzle-orm'
import { orderItems, orders, parcels, refunds, variants } from '../../database/schema'
import { sweepPayments } from '../../modules/orders/payment-sweep'
import type { PartialRefund } from '../../modules/payments/provider'
import { testVault } from '../../modules/payments/test-vault'
import { grantTerms } from '../../testing/grant-terms'
import { countUnits, findBrokenRules, recordInitialState, type InitialState } from '../../testing/ledger'
import { operatorOf } from '../../testing/operate'
import { orderForm, toOrderLines } from '../../testing/order-form'
import { signUpWholesaler } from '../../testing/sign-up-wholesaler'
import { testApp, type TestApp } from '../../testing/test-app'

const email = 'gym@example.com'
const reason = 'At random'
let api: TestApp
let token: string
let opening: InitialState
const { run } = operatorOf(() => api)
/** What the provider refunded, by charge; it accepts each key once. Its answers can be lost. */
const bank = {
  state: 'up' as 'up' | 'down' | 'answers lost',
  refunds: new Map<string, number>(),
  charges: new Map<string, number>(),
}
const payments = {
  ...testVault,
  refund: async (charge: string, part?: PartialRefund) => {
    if (bank.state === 'down') throw new Error('The bank is offline.')
    if (part && !bank.refunds.has(part.key)) transfer(charge, part)
    if (bank.state === 'answers lost') throw new Error('The bank did not answer.')
  },
}
function transfer(charge: string, part: PartialRefund) {
  bank.refunds.set(part.key, part.amountCents)
  bank.charges.set(charge, (bank.charges.get(charge) ?? 0) + part.amountCents)
}

beforeAll(async () => {
  api = await testApp()
  token = await signUpWholesaler(api, email)
  await grantTerms(api, email, { creditLimitCents: 100_000_000 })
  await api.db.update(variants).set({ stock: 100_000 })
  opening = await recordInitialState(api.db)
})
afterAll(() => api.close())

let placed = 0
const totals = { card: 0, invoice: 0 }
async function placeOrder(kind: 'card' | 'invoice') {
  const key = randomUUID()
  const coupon = kind === 'card' && { coupen_id: api.shop.coupons.ten, email: `buyer-${key}@example.com` }
  const invoice = kind === 'invoice' && { payment_token: null, po_number: 'PO-7', email }
  const products = toOrderLines(api.shop, ['whiteBelt', 3], ['saleGlove', 2])
  const submit = (expected_total: number) =>
    api.call('POST /add-order', {
      body: { ...orderForm({ products, expected_total }), ...coupon, ...invoice },
      headers: {
        'idempotency-key': randomUUID(),
        'x-forwarded-for': `2001:db8:${key.slice(0, 4)}:${key.slice(4, 8)}::1`,
      },
      token: kind === 'invoice' ? token : undefined,
    })
  totals[kind] ||= ((await submit(1)).body as unknown as { amounts: { total: number } }).amounts.total
  const { id, order_number: number } = (await submit(totals[kind])).body.data
  placed += 1
  const lines = await api.db.select().from(orderItems).where(eq(orderItems.orderId, id))
  return { id, number, lines: lines.map((item) => item.id) }
}

type Placed = Awaited<ReturnType<typeof placeOrder>>
type Step =
  | { kind: 'refund' | 'pay'; cents: number }
  | { kind: 'lines' | 'pack'; index: number; quantity: number }
  | { kind: 'cancel' | 'retry' | 'sweep' | 'ship' | 'unpack' | 'up' | 'down' | 'answers lost' }

const cents = fc.integer({ min: 1, max: 4000 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('refund' as const, 'pay' as const), cents }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('lines' as const, 'pack' as const),
      index: fc.nat(1),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel', 'retry', 'sweep', 'ship', 'unpack', 'up', 'down', 'answers lost'),
    }),
  },
)

async function movePacked(orderId: string, kind: 'ship' | 'unpack') {
  const isPacked = and(eq(parcels.orderId, orderId), eq(parcels.trackingStatus, 'packed'))
  const [parcel] = await api.db.select().from(parcels).where(isPacked)
  if (!parcel) return
  return kind === 'ship'
    ? run('parcels.move', { id: parcel.id, to: 'shipped' })
    : run('parcels.remove', { id: parcel.id })
}

async function apply(each: Step, { id, number, lines }: Placed) {
  switch (each.kind) {
    case 'refund':
      return run('orders.refund-part', { number, amount: each.cents / 100, reason }, { payments })
    case 'pay':
      return run('invoices.pay', { number, amount: each.cents / 100, reference: reason })
    case 'lines': {
      const line = { line: lines[each.index]!, quantity: each.quantity }
      return run('orders.cancel-lines', { number, lines: [line], reason }, { payments })
    }
    case 'pack': {
      const items = [{ line: lines[each.index]!, quantity: each.quantity }]
      return run('parcels.add', { number, carrier: 'UPS', tracking: randomUUID(), items })
    }
    case 'ship':
    case 'unpack':
      return movePacked(id, each.kind)
    case 'cancel':
      return run('orders.cancel', { number, reason }, { payments })
    case 'retry':
      return run('orders.refund', { number }, { payments })
    case 'sweep':
      return sweepPayments(api.db, payments, () => undefined)
    default:
      bank.state = each.kind
  }
}

async function expectBalanced({ id }: Placed, initialUnits: ReadonlyMap<number, number>) {
  const [order] = await api.db.select().from(orders).where(eq(orders.id, id))
  const booked = await api.db.select().from(refunds).where(eq(refunds.orderId, id))
  const sum = (of: (row: (typeof booked)[number]) => number) => booked.reduce((total, row) => total + of(row), 0)
  expect([order!.creditedCents, order!.refundedCents]).toEqual([
    sum(({ amountCents }) => amountCents),
    sum(({ paidBackCents }) => paidBackCents),
  ])
  const paid = order!.payment ? order!.totalCents : order!.paidCents
  expect(order!.refundedCents).toBeLessThanOrEqual(paid)
  const sent = sum(({ sentAt, method, paidBackCents }) => (sentAt && method === 'card' ? paidBackCents : 0))
  if (order!.payment) {
    const moved = bank.charges.get(order!.payment.charge!) ?? 0
    expect(moved).toBeGreaterThanOrEqual(sent)
    expect(moved).toBeLessThanOrEqual(order!.refundedCents)
  }
  expect(await countUnits(api.db)).toEqual(initialUnits)
  if (order!.status === 'cancelled') return
  const lines = await api.db.select().from(orderItems).where(eq(orderItems.orderId, id))
  const sentParcels = await api.db.select().from(parcels).where(eq(parcels.orderId, id))
  const isUnpacked = lines.some((item) => item.quantity > item.cancelledQuantity + item.packedQuantity)
  const left = sentParcels.filter(({ trackingStatus }) => trackingStatus !== 'packed').length
  const isAllSent = left > 0 && left === sentParcels.length && !isUnpacked
  expect([order!.fulfillmentStatus === 'shipped', order!.status === 'shipped']).toEqual([isAllSent, isAllSent])
}

describe('books of refunds', () => {
  test('balance with stock and bank through any sequence of refunds, cancellations, payments and outages', async () => {
    const units = await countUnits(api.db)
    const sequence = fc.array(step, { minLength: 1, maxLength: 10 })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('card' as const, 'invoice' as const), sequence, async (kind, steps) => {
        bank.state = 'up'
        const order = await placeOrder(kind)
        for (const each of steps) {
          await apply(each, order).catch((error: unknown) => {
            // A refusal has a status; anything else, such as a broken constraint, is a defect.
            expect((error as { status?: number }).status).toEqual(expect.any(Number))
          })
          await expectBalanced(order, units)
        }
        bank.state = 'up'
        await api.db
          .update(refunds)
          .set({ createdAt: new Date(0) })
          .where(eq(refunds.orderId, order.id))
        await api.db
          .update(orders)
          .set({ updatedAt: new Date(0) })
          .where(inArray(orders.id, [order.id]))
        await sweepPayments(api.db, payments, (error) => expect(error).toBeUndefined())
        const [row] = await api.db.select().from(orders).where(eq(orders.id, order.id))
        if (row!.payment) expect(bank.charges.get(row!.payment.charge!) ?? 0).toBe(row!.refundedCents)
        if (row!.payment && row!.status === 'cancelled') expect(row!.refundedCents).toBe(row!.totalCents)
      }),
      { numRuns: 40 },
    )
    expect(await findBrokenRules(api.db, opening, { begun: placed, orders: [] })).toEqual([])
  })
})
