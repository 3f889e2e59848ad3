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

/** The account that an order's store credit goes back to; undefined for a guest's order. */
async function creditAccountOf(tx: Database, { id, userId }: Ordered) {
  if (userId) return lockCreditAccount(tx, userId)
  // The buyer's account was deleted.
  const [paid] = await tx
    .select({ id: ledgerEntries.accountId })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(eq(ledgerTransactions.orderId, id), eq(ledgerAccounts.kind, 'store_credit')))
    .limit(1)
  return paid
}

/** What of an order went back to its buyer's store credit, in cents. */
async function sumReturned(tx: Database, orderId: string): Promise<number> {
  const [sum] = await tx
    .select({ cents: sql<string>`coalesce(sum(${ledgerEntries.amountCents}), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerTransactions.orderId, orderId),
        eq(ledgerAccounts.kind, 'store_credit'),
        sql`${ledgerEntries.amountCents} > 0`,
      ),
    )
  return Number(sum!.cents)
}

/**
 * Posts what is missing until this much of a locked order, in cents, went back to its buyer's store credit; repeating it
 * posts nothing. Returns whether there is an account to post to.
 */
export async function returnCredit(
  tx: Database,
  order: Ordered,
  totalCents: number,
  { kind, recordedBy, reason }: { kind: 'refund' | 'release'; recordedBy: string; reason?: string },
): Promise<boolean> {
  const account = await creditAccountOf(tx, order)
  if (!account) return false
  const missing = totalCents - (await sumReturned(tx, order.id))
  if (missing <= 0) return true
  await postCredit(tx, account.id, missing, {
    kind,
    orderId: order.id,
    orderNumber: order.orderNumber,
    reason,
    recordedBy,
  })
  return true
}
