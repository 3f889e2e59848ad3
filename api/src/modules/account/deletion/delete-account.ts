import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/client'
import { mailOutbox, orders, paymentMethods, stockHolds, users } from '../../../database/schema'
import { inTransaction } from '../../../database/transaction'
import { Failure, unauthorized } from '../../../failure'
import type { Account } from '../../auth/session-repository'
import { tokenHash } from '../../auth/session-token'
import { isOpenInvoice } from '../../wholesale/company-terms'
import { anonymizeMails } from './anonymize-mails'
import { anonymizeOrders } from './anonymize-orders'
import { anonymizeSubmissions } from './anonymize-submissions'

/** Orders in these states are open and need their customer. */
const OPEN = ['pending', 'confirmed', 'processing', 'shipped', 'on_hold'] as const

/** What remains to be deleted outside the database after an account was deleted. */
export interface ExternalLeftovers {
  /** Private files by area and name. */
  files: { area: string; name: string }[]
  cards: { provider: string; reference: string }[]
}

/**
 * Deletes an account in one transaction: records needed for bookkeeping are anonymized, everything else is deleted,
 * and the email becomes available again. Throws 409 `orders_open` while an order or invoice is open. Data linked by email alone is deleted
 * only if that email was confirmed, since it may belong to someone else.
 */
export function deleteAccount(
  db: Database,
  { id, email, username }: Pick<Account, 'id' | 'email' | 'username'>,
): Promise<ExternalLeftovers> {
  return inTransaction(db, async (tx) => {
    // Orders refer to this row: locking it prevents new ones.
    const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
    if (!user) throw unauthorized()
    await refuseWhileOpen(tx, id)
    const cards = await tx
      .select({ provider: paymentMethods.provider, reference: paymentMethods.providerReference })
      .from(paymentMethods)
      .where(eq(paymentMethods.userId, id))
    const proven = user.emailConfirmedAt && email
    await anonymizeMails(tx, id, email, proven !== null)
    await anonymizeOrders(tx, id)
    const files = await anonymizeSubmissions(tx, id, proven)
    await tx.delete(stockHolds).where(eq(stockHolds.callerHash, tokenHash(id)))
    await tx.delete(users).where(eq(users.id, id))
    await tx.insert(mailOutbox).values({ recipient: email, template: 'account-deleted', data: { username } })
    return { files, cards }
  })
}

async function refuseWhileOpen(tx: Database, userId: string) {
  const open = await tx
    .select({ number: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, [...OPEN])))
  if (open.length === 0) return refuseWhileOwed(tx, userId)
  const numbers = open.map(({ number }) => number).join(', ')
  const message = `You have open orders (${numbers}). Please wait until they are delivered, or cancel them first.`
  throw new Failure(409, 'orders_open', message)
}

/** Invoices of delivered orders are owed by someone. */
async function refuseWhileOwed(tx: Database, userId: string) {
  const owed = await tx
    .select({ number: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.userId, userId), isOpenInvoice))
  if (owed.length === 0) return
  const numbers = owed.map(({ number }) => number).join(', ')
  throw new Failure(409, 'orders_open', `You have open invoices (${numbers}). Please pay them first.`)
}
