import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { inboxAnswers, products } from '../../database/schema'
import { Failure } from '../../failure'
import { minute } from '../list-fields'
import type { OperationContext, Row } from '../operation'
import { uploadAddress } from '../upload-address'
import { inboxKinds, type InboxKind, type InboxRow } from './inbox-kinds'

const entryNotFound = (kind: InboxKind, id: number) =>
  new Failure(
    404,
    'not_found',
    `There is no ${inboxKinds[kind].noun.toLowerCase()} ${id}. Run "${kind} list --status all" to see all of them.`,
  )

/** Reads a message or report; throws 404. */
export async function readEntry(db: Database, kind: InboxKind, id: number): Promise<InboxRow> {
  const { table } = inboxKinds[kind]
  const [row] = await db.select().from(table).where(eq(table.id, id))
  if (!row) throw entryNotFound(kind, id)
  return row
}

/** The same, locked until the end of the transaction. */
export async function lockEntry(tx: Database, kind: InboxKind, id: number): Promise<InboxRow> {
  const { table } = inboxKinds[kind]
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update')
  if (!row) throw entryNotFound(kind, id)
  return row
}

/** A message or report as staff see it in lists; questions about a product have its id and when they were published. */
export function listEntry({ createdAt, assignedTo, ...row }: InboxRow, addressOf: (photo: string) => string): Row {
  const times = { assigned_to: assignedTo, received: minute(createdAt) }
  if ('photos' in row) return { ...row, photos: row.photos.map(addressOf).join(', '), ...times }
  const { productId, publishedAnswer: _answer, publishedAt, ...message } = row
  return { ...message, product_id: productId, published: publishedAt && minute(publishedAt), ...times }
}

/** A message or report with its photos and the answers of staff, the oldest first. */
export async function describeEntry(
  context: Pick<OperationContext, 'db' | 'dataDir' | 'linksFiles'>,
  kind: InboxKind,
  row: InboxRow,
): Promise<{ record: Row; tables: Record<string, Row[]> }> {
  const answers = await context.db
    .select()
    .from(inboxAnswers)
    .where(eq(inboxKinds[kind].answerOf, row.id))
    .orderBy(asc(inboxAnswers.id))
  const { photos: _listed, ...record } = listEntry(row, String)
  const product = 'productId' in row && row.productId !== null ? await titleOf(context.db, row.productId) : undefined
  const addressOf = uploadAddress(context, 'authenticity')
  const photos = 'photos' in row ? row.photos : []
  return {
    record: { ...record, ...(product !== undefined && { product }) },
    tables: {
      ...(photos.length > 0 && { photos: photos.map((photo) => ({ file: addressOf(photo) })) }),
      answers: answers.map(({ id, actor, text, at }) => ({ id, at: minute(at), by: actor, text })),
    },
  }
}

async function titleOf(db: Database, productId: number): Promise<string | undefined> {
  const [product] = await db.select({ title: products.title }).from(products).where(eq(products.id, productId))
  return product?.title
}
