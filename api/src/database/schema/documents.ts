import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'
import { oneOfEnum, references } from './constraints'
import { orders } from './orders'

/** Kinds of documents, each with numbers of its own. */
export const documentKinds = ['invoice', 'credit_note'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** One line of a document; amounts in cents. */
export interface DocumentLine {
  sku: string | null
  title: string
  /** Color and size. */
  details: string | null
  quantity: number
  unitCents: number
  totalCents: number
}

/** A labeled amount in cents. */
export interface LabeledAmount {
  label: string
  cents: number
}

/** What a document says, as it was issued; days as in `2026-11-27`. */
export interface DocumentContent {
  dueOn: string | null
  orderNumber: string
  orderedOn: string
  poNumber: string | null
  /** The invoice that a credit note belongs to. */
  invoiceNumber: string | null
  /** Why a credit note was issued. */
  reason: string | null
  seller: { name: string; address: string[]; taxId: string | null; email: string; phone: string }
  buyer: { company: string | null; taxId: string | null; name: string; address: string[] }
  shipTo: string[]
  lines: DocumentLine[]
  /** Subtotal, discount, delivery and tax, as far as they apply. */
  amounts: LabeledAmount[]
  totalCents: number
  /** What was paid, and what is open, when it was issued. */
  settled: LabeledAmount[]
  terms: string[]
}

/** The last number of each kind; a trigger on `order_documents` counts them in the transaction that issues one. */
export const documentCounters = pgTable(
  'document_counters',
  { kind: text({ enum: documentKinds }).primaryKey(), last: integer().notNull() },
  (table) => [oneOfEnum(table.kind)],
)

/** Invoices and credit notes; a trigger numbers them without gaps, and another one refuses changes. */
export const orderDocuments = pgTable(
  'order_documents',
  {
    kind: text({ enum: documentKinds }).notNull(),
    /** Set by the trigger. */
    number: integer().notNull().default(0),
    /** Null once the order is deleted, which its documents outlive. */
    orderId: uuid('order_id'),
    /** The shop's day. */
    issuedOn: date('issued_on').notNull(),
    totalCents: integer('total_cents').notNull(),
    content: jsonb().$type<DocumentContent>().notNull(),
    issuedAt: instant('issued_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'order_documents_pkey', columns: [table.kind, table.number] }),
    references(table.orderId, orders.id).onDelete('set null'),
    oneOfEnum(table.kind),
    check('order_documents_total_cents_check', sql`${table.totalCents} >= 0`),
    index('order_documents_order').on(table.orderId),
    uniqueIndex('order_documents_one_invoice')
      .on(table.orderId)
      .where(sql`${table.kind} = 'invoice'`),
  ],
)
