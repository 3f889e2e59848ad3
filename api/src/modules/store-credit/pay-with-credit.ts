import { formatUsd, toDollars, usableCreditCents } from '@shop/shared-api/money'
import type { Database } from '../../database/client'
import { Failure, invalid } from '../../failure'
import type { Account } from '../auth/session-repository'
import { lockCreditAccount, postCredit } from './ledger'

/** An order that is being placed. */
interface Placing {
  id: string
  orderNumber: string
  totalCents: number
}

/**
 * Pays an amount in cents of an order with the account's store credit, in the caller's transaction. Throws 409 for more
 * than the account has or the order needs, and 422 for a guest.
 */
export async function payWithCredit(tx: Database, account: Account | null, order: Placing, amountCents: number) {
  if (amountCents === 0) return
  if (!account) throw invalid([{ field: 'store_credit', message: 'Please log in to pay with store credit.' }])
  const { id, balanceCents } = await lockCreditAccount(tx, account.id)
  const usable = usableCreditCents(balanceCents, order.totalCents)
  const isChargeable = amountCents === usable || usableCreditCents(amountCents, order.totalCents) === amountCents
  if (amountCents > usable || !isChargeable) {
    const message = `${formatUsd(usable)} of your store credit can be used for this order. Please review it again.`
    throw new Failure(409, 'store_credit_changed', message, { extra: { store_credit: toDollars(usable) } })
  }
  const { id: orderId, orderNumber } = order
  await postCredit(tx, id, -amountCents, { kind: 'payment', orderId, orderNumber, recordedBy: account.email })
}
