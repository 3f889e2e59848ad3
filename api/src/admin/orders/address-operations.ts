import { deliveryAddress } from '@shop/shared-api/contract'
import { formatUsd } from '@shop/shared-api/money'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { orderEvents, orders, states, type OrderAddress } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid } from '../../failure'
import { findDestination } from '../../modules/cart/destination'
import { taxOf } from '../../modules/cart/pricing'
import type { OrderRow } from '../../modules/orders/order-repository'
import { audit, operation } from '../operation'
import { cancellable } from './cancellable'
import { lockOrder, orderNumber, queueStepMail } from './order-lookup'

const { first_name, last_name, phone, address, address_2, city, state, zip } = deliveryAddress
const changes = z.strictObject({
  first_name: first_name.optional(),
  last_name: last_name.optional(),
  phone: phone.optional(),
  address: address.optional(),
  /** Empty for none. */
  address_2,
  city: city.optional(),
  state: state.optional(),
  zip: zip.optional(),
})

/** Changes where an order goes, until it is packed. */
export const addressOperations = {
  /** Of the address only what is given. A billing address that was the same stays the same. */
  'orders.set-address': operation(
    changes.extend({ number: orderNumber }),
    async ({ db, actor }, { number, ...given }) =>
      inTransaction(db, async (tx) => {
        const order = await lockOrder(tx, number)
        refusePacked(order)
        const before = order.address
        const after = merge(before, given)
        if (isSame(before, after))
          throw invalid([{ field: 'address', message: 'This is the address of the order already.' }])
        const days = before.state === after.state ? {} : await moveToState(tx, order, after.state)
        const billing = isSame(order.billing, before) ? after : order.billing
        await tx
          .update(orders)
          .set({ address: after, billing, ...days, updatedAt: new Date() })
          .where(eq(orders.id, order.id))
        await tx.insert(orderEvents).values({ orderId: order.id, status: 'address_changed' })
        await queueStepMail(tx, order, 'address_changed')
        await audit(tx, actor, 'orders.set-address', number, auditOf(before, after))
        return {
          done: `Order ${number} ships to ${after.address}, ${after.city}, ${after.state} ${after.zip}.`,
          detail: { number },
        }
      }),
  ),
}

const merge = (before: OrderAddress, { address_2, ...given }: z.output<typeof changes>): OrderAddress => ({
  ...before,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  address_2: address_2 === undefined ? before.address_2 : address_2 || null,
})

const isSame = (left: OrderAddress, right: OrderAddress) =>
  (Object.keys(right) as (keyof OrderAddress)[]).every((field) => left[field] === right[field])

/** Names and streets stay out of the audit log, which outlives a deleted account. */
const auditOf = (before: OrderAddress, after: OrderAddress) => {
  const region = ({ city, state, zip }: OrderAddress) => ({ city, state, zip })
  const changed = (Object.keys(after) as (keyof OrderAddress)[]).filter((field) => before[field] !== after[field])
  return { changed, before: region(before), after: region(after) }
}

function refusePacked({ orderNumber, status, fulfillmentStatus }: OrderRow) {
  if (!cancellable.includes(status))
    throw new Failure(409, 'conflict', `Order ${orderNumber} is ${status}: its address cannot be changed.`)
  if (fulfillmentStatus !== 'unfulfilled') {
    const hint = 'Use "parcels remove" to unpack it first.'
    throw new Failure(409, 'conflict', `Order ${orderNumber} is packed, with its address on the label. ${hint}`)
  }
}

/**
 * The days of a delivery to another state. Throws 422 where the shop doesn't ship, and 409 for another tax: an order and
 * its invoice have the tax of the state that it goes to.
 */
async function moveToState(tx: Database, order: OrderRow, code: string) {
  const to = await findDestination(tx, code)
  const [from] = await tx.select().from(states).where(eq(states.code, order.address.state))
  const isExempt = order.taxRatePpm === 0 && from !== undefined && from.taxRatePpm > 0
  const taxCents = isExempt ? 0 : taxOf(order.subtotalCents, to.taxRatePpm)
  if (taxCents !== order.taxCents) {
    const difference = taxCents - order.taxCents
    const amount = `${formatUsd(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`
    const message = `In ${code} the tax of this order is ${amount}. Cancel it, and let the customer order again with this address.`
    throw new Failure(409, 'tax_differs', message, { errors: [{ field: 'state', message }] })
  }
  const extra = to.extraDays - (from?.extraDays ?? 0)
  const { minDays, maxDays } = order
  if (minDays === null || maxDays === null) return {}
  return { minDays: Math.max(0, minDays + extra), maxDays: Math.max(0, maxDays + extra) }
}
