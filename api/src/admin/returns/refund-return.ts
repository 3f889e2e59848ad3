import { formatUsd } from '@shop/shared-api/money'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { orderItems } from '../../database/schema'
import { invalid } from '../../failure'
import { refundPart } from '../../modules/orders/book-refund'
import { creditOf, subtotalCanceled } from '../../modules/orders/cancel-lines'
import { listReturns } from '../../modules/returns/return-repository'
import type { LockedReturn } from './return-moves'

type RefundTarget = LockedReturn['refundTo']

/**
 * Books the refund of a locked return: what was paid for its pieces, with their shares of discount and tax. A smaller
 * amount may be given; 422 for a larger one.
 */
export async function refundReturn(
  tx: Database,
  { id, order, lines }: LockedReturn,
  { amountCents, recordedBy, to }: { amountCents: number | undefined; recordedBy: string; to: RefundTarget },
) {
  const items = await tx.select().from(orderItems).where(eq(orderItems.orderId, order.id))
  const refunded = (await listReturns(tx, order.id)).filter(({ status }) => status === 'refunded')
  const priceOf = (itemId: number) => items.find((item) => item.id === itemId)?.unitPriceCents ?? 0
  const earlier = refunded
    .flatMap((row) => row.lines)
    .reduce((sum, { itemId, quantity }) => sum + priceOf(itemId) * quantity, subtotalCanceled(items))
  const credit = creditOf(order, earlier, lines)
  if (amountCents !== undefined && amountCents > credit.totalCents) {
    const message = `At most ${formatUsd(credit.totalCents)} was paid for what is returned.`
    throw invalid([{ field: 'amount', message }])
  }
  const isComplete = amountCents === undefined || amountCents === credit.totalCents
  return refundPart(tx, order, {
    amountCents: amountCents ?? credit.totalCents,
    reason: `Return ${id}`,
    recordedBy,
    method: to === 'store_credit' ? to : undefined,
    ...(isComplete && { credit }),
  })
}
