import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../database/schema'
import type { OrderRow } from '../orders/order-repository'

type Transaction = typeof ledgerTransactions.$inferInsert

/** The shop's account that store credit comes from or goes to, for each kind of transaction. */
const counterpart = { refund: 'refunds', payment: 'sales', release: 'sales', gift: 'goodwill' } as const

/** A customer's account of store credit, locked until the end of the transaction; it is created by its first use. */
export async function lockCreditAccount(tx: Database, userId: string) {
  await tx.insert(ledgerAccounts).values({ kind: 'store_credit', userId }).onConflictDoNothing()
  const [account] = await tx.select().from(ledgerAccounts).where(eq(ledgerAccounts.userId, userId)).for('update')
  return account!
}

/**
 * Adds an amount in cents to a customer's locked account, or takes a negative one from it, with the counter-entry. The
 * database refuses a balance below zero.
 */
export async function postCredit(
  tx: Database,
  accountId: number,
  amountCents: number,
  transaction: Transaction,
): Promise<void> {
  const [posted] = await tx.insert(ledgerTransactions).values(transaction).returning({ id: ledgerTransactions.id })
  const [shop] = await tx
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.kind, counterpart[transaction.kind]))
  await tx.insert(ledgerEntries).values([
    { transactionId: posted!.id, accountId, amountCents },
    { transactionId: posted!.id, accountId: shop!.id, amountCents: -amountCents },
  ])
}

type Ordered = Pick<OrderRow, 'id' | 'orderNumber' | 'userId'>

/** The account of store credit that an order was paid with or refunded to, and what went back to it, in cents. */
async function findCreditOf(
  tx: Database,
  orderId: string,
): Promise<{ accountId: number; returnedCents: number } | undefined> {
  const { accountId, amountCents } = ledgerEntries
  const [posted] = await tx
    .select({ accountId, returned: sql<string>`coalesce(sum(${amountCents}) FILTER (WHERE ${amountCents} > 0), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, accountId))
    .where(and(eq(ledgerTransactions.orderId, orderId), eq(ledgerAccounts.kind, 'store_credit')))
    .groupBy(accountId)
  return posted && { accountId: posted.accountId, returnedCents: Number(posted.returned) }
}

/**
 * Posts what is missing until this much of a locked order, in cents, went back to its buyer's store credit; repeating it
 * posts nothing. Returns whether there is an account to post to.
 */
export async function returnCredit(
  tx: Database,
  { id: orderId, orderNumber, userId }: Ordered,
  totalCents: number,
  by: { kind: 'refund' | 'release'; recordedBy: string; reason?: string },
): Promise<boolean> {
  const own = userId ? await lockCreditAccount(tx, userId) : undefined
  const posted = await findCreditOf(tx, orderId)
  // Without a user, the order is a guest's, or its buyer deleted the account.
  const accountId = own?.id ?? posted?.accountId
  if (accountId === undefined) return false
  const missing = totalCents - (posted?.returnedCents ?? 0)
  if (missing > 0) await postCredit(tx, accountId, missing, { ...by, orderId, orderNumber })
  return true
}
