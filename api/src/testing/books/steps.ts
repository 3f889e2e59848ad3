import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { orderReturns, parcels } from '../../database/schema'
import { sweepPayments } from '../../modules/orders/payment-sweep'
import { operatorOf } from '../operate'
import type { TestApp } from '../test-app'
import type { Bank } from './bank'
import type { PlacedOrder } from './place-orders'

const reason = 'At random'

/** Something that happens to an order; much of it is refused. */
export type Step =
  | { kind: 'refund' | 'credit' | 'pay'; cents: number }
  | { kind: 'lines' | 'pack'; index: number; quantity: number }
  | { kind: 'return'; index: number; quantity: number; to: 'payment' | 'store_credit' }
  | { kind: 'exchange'; quantity: number }
  | { kind: 'cancel' | 'retry' | 'sweep' | 'ship' | 'deliver' | 'unpack' | 'settle' | 'refuse' }
  | { kind: Bank['state'] }

const index = fc.nat(1)
const quantity = fc.integer({ min: 1, max: 3 })
const cents = fc.integer({ min: 1, max: 4000 })

/** Any step; those that most others wait for are frequent. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('refund', 'credit', 'pay'), cents }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('lines', 'pack'), index, quantity }) },
  { weight: 4, arbitrary: fc.constantFrom<Step>({ kind: 'ship' }, { kind: 'deliver' }, { kind: 'deliver' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('return'),
      index,
      quantity,
      to: fc.constantFrom('payment', 'store_credit'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('exchange'), quantity }) },
  { weight: 6, arbitrary: fc.constantFrom<Step>({ kind: 'settle' }, { kind: 'settle' }, { kind: 'refuse' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel', 'retry', 'sweep', 'unpack', 'up', 'down', 'answers lost'),
    }),
  },
)

/** Applies a step to an order; rejects with a failure if it is refused. */
export async function applyStep(api: TestApp, bank: Bank, step: Step, order: PlacedOrder): Promise<unknown> {
  const { run } = operatorOf(() => api)
  const { payments } = bank
  const { id, number, lines } = order
  switch (step.kind) {
    case 'refund':
    case 'credit': {
      const store_credit = step.kind === 'credit'
      return run('orders.refund-part', { number, amount: step.cents / 100, reason, store_credit }, { payments })
    }
    case 'pay':
      return run('invoices.pay', { number, amount: step.cents / 100, reference: reason })
    case 'lines': {
      const line = { line: lines[step.index]!.id, quantity: step.quantity }
      return run('orders.cancel-lines', { number, lines: [line], reason }, { payments })
    }
    case 'pack': {
      const items = [{ line: lines[step.index]!.id, quantity: step.quantity }]
      return run('parcels.add', { number, carrier: 'UPS', tracking: randomUUID(), items })
    }
    case 'ship':
      return movePacked(api, id, 'shipped')
    case 'unpack':
      return movePacked(api, id, undefined)
    case 'deliver':
      return deliver(api, order)
    case 'return':
    case 'exchange':
      return requestReturn(api, step, order)
    case 'settle':
    case 'refuse':
      return moveReturn(api, bank, step.kind, id)
    case 'cancel':
      return run('orders.cancel', { number, reason }, { payments })
    case 'retry':
      return run('orders.refund', { number }, { payments })
    case 'sweep':
      return sweepPayments(api.db, payments, () => undefined)
    default:
      bank.state = step.kind
  }
}

async function movePacked(api: TestApp, orderId: string, to: 'shipped' | undefined) {
  const { run } = operatorOf(() => api)
  const isPacked = and(eq(parcels.orderId, orderId), eq(parcels.trackingStatus, 'packed'))
  const [parcel] = await api.db.select().from(parcels).where(isPacked)
  if (!parcel) return
  return to ? run('parcels.move', { id: parcel.id, to }) : run('parcels.remove', { id: parcel.id })
}

/** Delivers all that was sent, or the complete order if nothing is in a parcel. */
async function deliver(api: TestApp, { id, number }: PlacedOrder) {
  const { run } = operatorOf(() => api)
  const sent = await api.db.select().from(parcels).where(eq(parcels.orderId, id))
  for (const parcel of sent.filter(({ trackingStatus }) => trackingStatus === 'shipped'))
    await run('parcels.move', { id: parcel.id, to: 'delivered' })
  if (sent.length > 0) return
  for (const to of ['confirmed', 'processing', 'shipped', 'delivered'])
    await run('orders.move', { number, to }).catch(() => undefined)
}

async function requestReturn(
  api: TestApp,
  step: Extract<Step, { kind: 'return' | 'exchange' }>,
  { id, lines, token, guestToken }: PlacedOrder,
) {
  const isExchange = step.kind === 'exchange'
  const sku = isExchange ? 'GLV-BLK-10' : lines[step.index]!.sku
  const line = { sku, qty: step.quantity, ...(isExchange && { new_variation_id: api.shop.variants.scarceGlove }) }
  const { status, error } = await api.call('POST /return-order', {
    body: {
      order_id: id,
      token: guestToken ?? undefined,
      kind: isExchange ? 'exchange' : 'refund',
      refund_to: isExchange ? undefined : step.to,
      reason: 'other',
      lines: [line],
    },
    token,
  })
  if (status >= 400)
    throw Object.assign(new Error(JSON.stringify(error)), { status: status < 500 ? status : undefined })
}

async function moveReturn(api: TestApp, bank: Bank, kind: 'settle' | 'refuse', orderId: string) {
  const { run } = operatorOf(() => api)
  const isOpen = inArray(orderReturns.status, ['requested', 'approved', 'received'])
  const [row] = await api.db
    .select()
    .from(orderReturns)
    .where(and(eq(orderReturns.orderId, orderId), isOpen))
    .orderBy(desc(orderReturns.id))
  if (!row) return
  const { id, status } = row
  if (kind === 'refuse') return run('returns.decline', { id, message: reason })
  if (status === 'requested') return run('returns.approve', { id })
  if (status === 'approved') return run('returns.receive', { id })
  if (row.kind === 'exchange') return run('returns.exchange', { id, carrier: 'UPS', tracking: randomUUID() })
  return run('returns.refund', { id }, { payments: bank.payments })
}
