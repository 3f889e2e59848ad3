import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { instant } from './columns'
import { oneOfEnum, references } from './constraints'

/**
 * Accounts of the shop's double-entry ledger: one of store credit per customer, and the shop's own that credit comes from
 * and goes to. A trigger keeps the balances as the sums of the entries.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    kind: text({ enum: ['store_credit', 'refunds', 'sales', 'goodwill'] }).notNull(),
    /** The customer; null for the shop's own accounts, and once a customer's account was deleted. */
    userId: uuid('user_id'),
    balanceCents: bigint('balance_cents', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    references(table.userId, users.id).onDelete('set null'),
    oneOfEnum(table.kind),
    check('ledger_accounts_balance_cents_check', sql`${table.kind} <> 'store_credit' OR ${table.balanceCents} >= 0`),
    unique('ledger_accounts_user_id_key').on(table.userId),
    uniqueIndex('ledger_accounts_kind_key')
      .on(table.kind)
      .where(sql`${table.kind} <> 'store_credit'`),
  ],
)

/** Transactions of the ledger. Triggers refuse changes, and entries that don't add up to zero. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    kind: text({ enum: ['refund', 'payment', 'release', 'gift'] }).notNull(),
    /** Without a foreign key, since the ledger outlives an order whose payment was declined. */
    orderId: uuid('order_id'),
    orderNumber: text('order_number'),
    /** Shown to the customer. */
    reason: text(),
    recordedBy: text('recorded_by').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [oneOfEnum(table.kind), index('ledger_transactions_order').on(table.orderId)],
)

/** Amounts that a transaction adds to accounts, or takes from them. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
    accountId: integer('account_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
  },
  (table) => [
    references(table.transactionId, ledgerTransactions.id),
    references(table.accountId, ledgerAccounts.id),
    check('ledger_entries_amount_cents_check', sql`${table.amountCents} <> 0`),
    unique('ledger_entries_account_id_transaction_id_key').on(table.accountId, table.transactionId),
    index('ledger_entries_transaction').on(table.transactionId),
  ],
)
