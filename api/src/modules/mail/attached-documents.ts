import type { Order } from '@shop/shared-api/contract'
import type { Database } from '../../database/client'
import type { mailOutbox } from '../../database/schema'
import { documentFile } from '../documents/document-file'
import { findDocument } from '../documents/document-repository'
import type { MailAttachment } from './mail-layout'

/** Mails that confirm an order. */
const CONFIRMING = ['order-placed', 'order-confirmed', 'invoice-before-due', 'invoice-overdue']
/** Mails about an order on invoice that ended; the refund of a card has its own mail. */
const ENDING = ['order-cancelled', 'order-returned']

/** The documents that an order mail carries: the invoice with its confirmation, and credit notes. */
export function attachedDocuments(
  db: Database,
  { template, data }: Pick<typeof mailOutbox.$inferSelect, 'template' | 'data'>,
  { id, documents, payment }: Order,
): Promise<MailAttachment[]> {
  const isAttached = ({ kind, number }: Order['documents'][number]) =>
    number === data.document ||
    (kind === 'invoice' ? CONFIRMING.includes(template) : payment === null && ENDING.includes(template))
  return Promise.all(
    documents.filter(isAttached).map(async ({ number }) => documentFile((await findDocument(db, id, number))!)),
  )
}
