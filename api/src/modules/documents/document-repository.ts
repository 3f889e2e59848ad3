import { and, asc, eq } from 'drizzle-orm'
import type { OrderDocument } from '@shop/shared-api/contract'
import { toDollars } from '@shop/shared-api/money'
import type { Database } from '../../database/client'
import { orderDocuments } from '../../database/schema'
import { formatDocumentNumber, parseDocumentNumber } from './document-content'
import type { DocumentRow } from './issue-documents'

/** What lists of documents show. */
export type DocumentSummary = Pick<DocumentRow, 'kind' | 'number' | 'totalCents' | 'issuedOn'>

const { kind, number, totalCents, issuedOn } = orderDocuments

/** The documents of an order, in the order of their issue. */
export const listDocuments = (db: Database, orderId: string): Promise<DocumentSummary[]> =>
  db
    .select({ kind, number, totalCents, issuedOn })
    .from(orderDocuments)
    .where(eq(orderDocuments.orderId, orderId))
    .orderBy(asc(orderDocuments.issuedAt), asc(orderDocuments.number))

/** The document of an order by its written number. */
export async function findDocument(db: Database, orderId: string, written: string): Promise<DocumentRow | undefined> {
  const named = parseDocumentNumber(written)
  if (!named) return undefined
  const { kind, number } = named
  const [row] = await db
    .select()
    .from(orderDocuments)
    .where(and(eq(orderDocuments.kind, kind), eq(orderDocuments.number, number), eq(orderDocuments.orderId, orderId)))
  return row
}

/** Serializes a document's summary, in dollars. */
export const serializeDocument = (row: DocumentSummary): OrderDocument => ({
  kind: row.kind,
  number: formatDocumentNumber(row),
  issued_on: row.issuedOn,
  total: toDollars(row.totalCents),
})
