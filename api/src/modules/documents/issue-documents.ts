import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import {
  mailOutbox,
  orderDocuments,
  orderItems,
  settings,
  wholesaleApplications,
  type DocumentContent,
  type DocumentKind,
} from '../../database/schema'
import { Failure } from '../../failure'
import { contentRepository } from '../content/content-repository'
import type { OrderRow } from '../orders/order-repository'
import { readShopToday } from '../wholesale/company-terms'
import {
  amountCredit,
  creditNoteContent,
  formatDocumentNumber,
  invoiceContent,
  completeCredit,
  type Credit,
  type DocumentFacts,
} from './document-content'

/** A stored document. */
export type DocumentRow = typeof orderDocuments.$inferSelect

/**
 * Issues the invoice of a locked order, or returns the one it has. The number comes from a counter that stays locked
 * until the transaction ends: lock everything else first.
 */
export async function issueInvoice(tx: Database, order: OrderRow): Promise<DocumentRow> {
  const issued = await findInvoice(tx, order.id)
  if (issued) return issued
  const facts = await readFacts(tx, order)
  return insert(tx, 'invoice', facts, invoiceContent(facts))
}

/** What a credit note is about. */
interface CreditNoteRequest {
  reason: string
  /** All that is not credited yet, unless given. */
  credit?: Credit
  /** What of it goes to the buyer's store credit. */
  storeCreditCents?: number
  isMailed?: boolean
}

/**
 * Issues a credit note on the invoice of a locked order: of `credit`, or of all that is not credited yet. Undefined for
 * an order without an invoice, or with nothing left to credit. 409 if the notes would add up to more than the invoice. A
 * refund to a card is mailed with its note, unless the caller mails it; without one, the mail about the step carries it.
 */
export async function issueCreditNote(
  tx: Database,
  order: OrderRow,
  { reason, credit, storeCreditCents = 0, isMailed = order.payment !== null }: CreditNoteRequest,
): Promise<DocumentRow | undefined> {
  const invoice = await findInvoice(tx, order.id)
  if (!invoice) return undefined
  const leftCents = invoice.totalCents - (await sumCredited(tx, order.id))
  if (credit && credit.totalCents > leftCents) {
    const number = formatDocumentNumber(invoice)
    throw new Failure(409, 'conflict', `Invoice ${number} has less left to credit than that.`)
  }
  if (leftCents === 0) return undefined
  const facts = await readFacts(tx, order)
  const invoiceNumber = formatDocumentNumber(invoice)
  const remaining =
    leftCents === invoice.totalCents
      ? completeCredit(facts)
      : amountCredit(`Remaining amount of invoice ${invoiceNumber}`, leftCents)
  const content = creditNoteContent(facts, { credit: credit ?? remaining, storeCreditCents, reason, invoiceNumber })
  const note = await insert(tx, 'credit_note', facts, content)
  if (isMailed) {
    const data = { orderId: order.id, document: formatDocumentNumber(note) }
    await tx.insert(mailOutbox).values({ recipient: order.email, template: 'order-refunded', data })
  }
  return note
}

async function insert(
  tx: Database,
  kind: DocumentKind,
  { order, today }: DocumentFacts,
  content: DocumentContent,
): Promise<DocumentRow> {
  const [row] = await tx
    .insert(orderDocuments)
    .values({ kind, orderId: order.id, issuedOn: today, totalCents: content.totalCents, content })
    .returning()
  return row!
}

/** The invoice of an order, if it was issued. */
export async function findInvoice(db: Database, orderId: string): Promise<DocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(orderDocuments)
    .where(and(eq(orderDocuments.orderId, orderId), eq(orderDocuments.kind, 'invoice')))
  return row
}

async function sumCredited(tx: Database, orderId: string): Promise<number> {
  const [sum] = await tx
    .select({ cents: sql<string>`coalesce(sum(${orderDocuments.totalCents}), 0)` })
    .from(orderDocuments)
    .where(and(eq(orderDocuments.orderId, orderId), eq(orderDocuments.kind, 'credit_note')))
  return Number(sum!.cents)
}

async function readFacts(tx: Database, order: OrderRow): Promise<DocumentFacts> {
  const items = await tx.select().from(orderItems).where(eq(orderItems.orderId, order.id)).orderBy(orderItems.id)
  const shop = await contentRepository(tx).settings()
  const [company] = order.userId
    ? await tx
        .select()
        .from(wholesaleApplications)
        .where(and(eq(wholesaleApplications.userId, order.userId), eq(wholesaleApplications.status, 'approved')))
    : []
  const today = await readShopToday(tx)
  const [ordered] = await tx
    .select({ on: sql<string>`(${order.createdAt}::timestamptz AT TIME ZONE ${settings.timeZone})::date::text` })
    .from(settings)
  return { order, items, settings: shop, company, today, orderedOn: ordered!.on }
}
