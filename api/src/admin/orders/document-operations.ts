import { z } from 'zod'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { formatDocumentNumber } from '../../modules/documents/document-content'
import { documentFile } from '../../modules/documents/document-file'
import { findDocument } from '../../modules/documents/document-repository'
import { findInvoice, issueInvoice } from '../../modules/documents/issue-documents'
import { audit, operation } from '../operation'
import { lockOrder, orderNumber, readOrder } from './order-lookup'
import { requirePayment } from './order-moves'

/** Invoices and credit notes of orders as PDF. */
export const documentOperations = {
  /** The invoice, unless another document is named. */
  'orders.document': operation(
    z.strictObject({ number: orderNumber, document: z.string().trim().toUpperCase().max(20).optional() }),
    async ({ db, emit }, { number, document }) => {
      const order = await readOrder(db, number)
      const row = document ? await findDocument(db, order.id, document) : await findInvoice(db, order.id)
      if (!row) {
        const what = document ? `document ${document}` : 'invoice yet'
        throw new Failure(
          404,
          'not_found',
          `Order ${number} has no ${what}. Run "orders show ${number}" to see its documents.`,
        )
      }
      await emit?.((await documentFile(row)).content)
      return {
        done: `Wrote ${formatDocumentNumber(row)} of order ${number}.`,
        detail: { number, document: formatDocumentNumber(row) },
      }
    },
  ),

  /** For orders from before invoices were numbered: later ones get theirs when they are confirmed. */
  'invoices.issue': operation(z.strictObject({ number: orderNumber }), ({ db, actor }, { number }) =>
    inTransaction(db, async (tx) => {
      const order = await lockOrder(tx, number)
      if (await findInvoice(tx, order.id))
        throw new Failure(409, 'conflict', `Order ${number} has its invoice already.`)
      if (!requirePayment.includes(order.status) || order.paymentStatus === 'pending')
        throw new Failure(409, 'conflict', `Order ${number} is ${order.status}: an invoice needs a confirmed order.`)
      const document = formatDocumentNumber(await issueInvoice(tx, order))
      await audit(tx, actor, 'invoices.issue', number, { document })
      return { done: `Issued ${document} for order ${number}.`, detail: { number, document } }
    }),
  ),
}
