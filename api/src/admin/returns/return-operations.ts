import { formatUsd, toCents } from '@shop/shared-api/money'
import { refundTargets, returnStatuses } from '@shop/shared-api/contract'
import { and, asc, desc, gt, inArray, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { orderReturns } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { id, lastId, limit, minute, nextAfter } from '../list-fields'
import { restockPieces } from '../../modules/orders/stock'
import { audit, operation, type OperationContext, type OperationResult } from '../operation'
import { trackingNumber } from '../orders/order-lookup'
import { sendBooked } from '../orders/send-refunds'
import { refundReturn } from './refund-return'
import { findReturn, lockReturn, moveReturn, type LockedReturn } from './return-moves'

const filters = ['open', 'all', ...returnStatuses] as const
const OPEN: LockedReturn['status'][] = ['requested', 'approved', 'received']
const text = z.string().trim().min(3).max(500)
const words = z.string().trim().max(500).optional()

/** Lists, decides and settles returns. */
export const returnOperations = {
  /** Open ones first come first, others the newest first. */
  'returns.list': operation(
    z.strictObject({ status: z.enum(filters).default('open'), after: lastId, limit }),
    async ({ db }, { status, after, limit }) => {
      const isOldestFirst = status === 'open'
      const beyond = isOldestFirst ? gt : lt
      const rows = await db.query.orderReturns.findMany({
        where: and(
          status === 'all' ? undefined : inArray(orderReturns.status, status === 'open' ? OPEN : [status]),
          after === undefined ? undefined : beyond(orderReturns.id, after),
        ),
        orderBy: isOldestFirst ? asc(orderReturns.id) : desc(orderReturns.id),
        limit,
        with: { lines: true, order: { columns: { orderNumber: true, email: true } } },
      })
      return {
        next: nextAfter(rows, limit, ({ id }) => id),
        rows: rows.map((row) => ({
          id: row.id,
          order: row.order.orderNumber,
          status: row.status,
          kind: row.kind,
          reason: row.reason,
          pieces: row.lines.reduce((sum, { quantity }) => sum + quantity, 0),
          email: row.order.email,
          requested: minute(row.createdAt),
        })),
      }
    },
  ),

  'returns.show': operation(z.strictObject({ id }), async ({ db }, input) => {
    const row = await findReturn(db, input.id)
    return {
      record: {
        id: row.id,
        order: row.order.orderNumber,
        email: row.order.email,
        status: row.status,
        kind: row.kind,
        reason: row.reason,
        refund_to: row.refundTo,
        account: row.order.userId !== null,
        note: row.note,
        message: row.message,
        carrier: row.carrier,
        tracking: row.trackingNumber,
        requested: minute(row.createdAt),
        changed: minute(row.updatedAt),
      },
      tables: {
        lines: row.lines.map(({ item, quantity, newSku, newSize }) => ({
          sku: item.sku,
          title: item.title,
          color: item.color,
          size: item.size,
          quantity,
          new_sku: newSku,
          new_size: newSize,
        })),
      },
    }
  }),

  'returns.approve': operation(z.strictObject({ id, message: words }), (context, { id, message }) =>
    change(context, id, ['requested'], 'approved', { message }),
  ),

  /** The stock of an exchange's new sizes is free again. */
  'returns.decline': operation(z.strictObject({ id, message: text }), (context, { id, message }) =>
    change(context, id, OPEN, 'declined', { message }, releaseNewSizes),
  ),

  'returns.receive': operation(
    z.strictObject({ id, restock: z.boolean().default(false), message: words }),
    (context, { id, restock, message }) =>
      change(context, id, ['approved'], 'received', { message }, async (tx, row) => {
        if (restock)
          await restockPieces(
            tx,
            row.lines.map(({ item, quantity }) => ({ variantId: item.variantId, quantity })),
          )
      }),
  ),

  /** Refunds what was paid for the pieces, or less of it, to what the buyer chose unless given. */
  'returns.refund': operation(
    z.strictObject({
      id,
      amount: z.number().min(0.01).multipleOf(0.01).optional(),
      to: z.enum(refundTargets).optional(),
      message: words,
    }),
    async (context, { id, amount, to, message }) => {
      const { order, refund } = await inTransaction(context.db, async (tx) => {
        const row = await lockReturn(tx, id)
        requireStatus(row, ['received'], 'refunded')
        if (row.kind !== 'refund') throw new Failure(409, 'conflict', `Return ${id} is an exchange, not a refund.`)
        const booked = await refundReturn(tx, row, {
          amountCents: amount && toCents(amount),
          recordedBy: context.actor,
          to: to ?? row.refundTo,
        })
        await moveReturn(tx, row, 'refunded', { message })
        const { orderNumber } = row.order
        await audit(tx, context.actor, 'returns.refunded', String(id), { order: orderNumber, refund: booked.refund.id })
        return booked
      })
      const done = `Return ${id} of order ${order.orderNumber} is refunded: ${formatUsd(refund.amountCents)}.`
      await sendBooked(context, order, done)
      return { done, detail: { id, status: 'refunded', refund: refund.id } }
    },
  ),

  /** The parcel with the new sizes was sent. */
  'returns.exchange': operation(
    z.strictObject({
      id,
      carrier: z.string().trim().min(1).max(60),
      tracking: trackingNumber,
      message: words,
    }),
    (context, { id, carrier, tracking, message }) =>
      change(context, id, ['received'], 'exchanged', { message, carrier, trackingNumber: tracking }, async (_, row) => {
        if (row.kind !== 'exchange') throw new Failure(409, 'conflict', `Return ${id} is a refund, not an exchange.`)
      }),
  ),

  /** Ends a return that never arrived. */
  'returns.close': operation(z.strictObject({ id, message: text }), (context, { id, message }) =>
    change(context, id, ['approved'], 'closed', { message }, releaseNewSizes),
  ),
}

function requireStatus({ id, status }: LockedReturn, from: readonly LockedReturn['status'][], to: string) {
  if (from.includes(status)) return
  throw new Failure(409, 'conflict', `Return ${id} is ${status}: only ${from.join(' or ')} returns can be ${to}.`)
}

const releaseNewSizes = (tx: Database, row: LockedReturn) =>
  restockPieces(
    tx,
    row.lines.map(({ newVariantId, quantity }) => ({ variantId: newVariantId, quantity })),
  )

/** Moves a return from one of the statuses, with its audit entry and mail; 409 in any other. */
function change(
  { db, actor }: OperationContext,
  id: number,
  from: readonly LockedReturn['status'][],
  to: LockedReturn['status'],
  facts: { message?: string; carrier?: string; trackingNumber?: string },
  effect?: (tx: Database, row: LockedReturn) => Promise<void>,
): Promise<OperationResult> {
  return inTransaction(db, async (tx) => {
    const row = await lockReturn(tx, id)
    requireStatus(row, from, to)
    await effect?.(tx, row)
    await moveReturn(tx, row, to, facts)
    await audit(tx, actor, `returns.${to}`, String(id), { order: row.order.orderNumber, from: row.status, ...facts })
    return { done: `Return ${id} of order ${row.order.orderNumber} is ${to}.`, detail: { id, status: to } }
  })
}
