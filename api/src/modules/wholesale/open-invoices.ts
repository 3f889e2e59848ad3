import type { OpenInvoice } from '@shop/shared-api/contract'
import { toDollars } from '@shop/shared-api/money'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { orderDocuments, orders } from '../../database/schema'
import { formatDocumentNumber } from '../documents/document-content'
import { invoiceState, owedCents } from '../orders/invoice'
import { isOpenInvoice, owedOnInvoice, readShopToday } from './company-terms'

const MAX_INVOICES = 100

/** The open invoices of an account, those due first. */
export async function readOpenInvoices(db: Database, userId: string): Promise<OpenInvoice[]> {
  const [today, rows] = await Promise.all([
    readShopToday(db),
    db
      .select({ order: orders, number: orderDocuments.number })
      .from(orders)
      .leftJoin(orderDocuments, and(eq(orderDocuments.orderId, orders.id), eq(orderDocuments.kind, 'invoice')))
      .where(and(eq(orders.userId, userId), isOpenInvoice, sql`${owedOnInvoice} > 0`))
      .orderBy(asc(orders.dueOn), asc(orders.createdAt))
      .limit(MAX_INVOICES),
  ])
  return rows.map(({ order, number }) => ({
    order_id: order.id,
    order_number: order.orderNumber,
    number: number === null ? null : formatDocumentNumber({ kind: 'invoice', number }),
    po_number: order.poNumber,
    state: invoiceState(order, today),
    due_on: order.dueOn,
    open: toDollars(owedCents(order)),
  }))
}
