import type { StoreCredit } from '@shop/shared-api/contract'
import { toDollars } from '@shop/shared-api/money'
import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { ledgerAccounts, ledgerEntries, ledgerTransactions, orders } from '../../database/schema'

const NEWEST = 100

/** A customer's store credit: what is left, and its latest changes, newest first. */
export async function readStoreCredit(db: Database, userId: string, most = NEWEST): Promise<StoreCredit> {
  const rows = await db
    .select({
      id: ledgerEntries.id,
      at: ledgerTransactions.createdAt,
      kind: ledgerTransactions.kind,
      cents: ledgerEntries.amountCents,
      balanceCents: sql<string>`sum(${ledgerEntries.amountCents}) OVER (ORDER BY ${ledgerEntries.id})`,
      reason: ledgerTransactions.reason,
      orderNumber: ledgerTransactions.orderNumber,
      orderId: orders.id,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(orders, eq(orders.id, ledgerTransactions.orderId))
    .where(eq(ledgerAccounts.userId, userId))
    .orderBy(desc(ledgerEntries.id))
    .limit(most)
  return {
    balance: toDollars(Number(rows[0]?.balanceCents ?? 0)),
    entries: rows.map(({ id, at, kind, cents, balanceCents, reason, orderNumber, orderId }) => ({
      id,
      at: at.toISOString(),
      kind,
      amount: toDollars(cents),
      balance: toDollars(Number(balanceCents)),
      reason,
      order_number: orderNumber,
      order_id: orderId,
    })),
  }
}
