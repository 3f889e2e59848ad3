import { formatUsd, toCents, toDollars } from '@shop/shared-api/money'
import { and, asc, desc, eq, like, or, sql } from 'drizzle-orm'
import type { Database } from '../database/client'
import { auditLog, orders } from '../database/schema'
import { isOpenInvoice, owedOnInvoice } from '../modules/wholesale/company-terms'
import { describeChange, type TermFacts } from './companies/terms'
import { minute } from './list-fields'

const NEWEST_ORDERS = 10
const isCounted = sql`${orders.status} NOT IN ('cancelled', 'returned')`

/** What a company has bought: sums without canceled and returned orders, and its newest orders. */
export async function companyOrders(db: Database, userId: string, { credit_limit }: TermFacts) {
  const [sums] = await db
    .select({
      orders: sql<number>`(count(*) FILTER (WHERE ${isCounted}))::integer`,
      bought: sql<string>`coalesce(sum(${orders.totalCents} - ${orders.creditedCents}) FILTER (WHERE ${isCounted}), 0)`,
      open: sql<string>`coalesce(sum(${owedOnInvoice}) FILTER (WHERE ${isOpenInvoice}), 0)`,
    })
    .from(orders)
    .where(eq(orders.userId, userId))
  const newest = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), asc(orders.id))
    .limit(NEWEST_ORDERS)
  return {
    sums: {
      orders: sums!.orders,
      bought: formatUsd(Number(sums!.bought)),
      openInvoices: formatUsd(Number(sums!.open)),
      creditLeft: credit_limit > 0 ? formatUsd(Math.max(0, toCents(credit_limit) - Number(sums!.open))) : null,
    },
    newest: newest.map((order) => ({
      number: order.orderNumber,
      status: order.status,
      payment: order.paymentStatus,
      total: toDollars(order.totalCents).toFixed(2),
      placed: minute(order.createdAt),
    })),
  }
}

/** The decisions about a company from the audit log, the oldest first. */
export async function companyHistory(db: Database, { application, email }: { application: number; email: string }) {
  const entries = await db
    .select()
    .from(auditLog)
    .where(
      or(
        and(like(auditLog.action, 'applications.%'), eq(auditLog.subject, String(application))),
        and(eq(auditLog.action, 'companies.set-terms'), eq(auditLog.subject, String(application))),
        and(like(auditLog.action, 'wholesellers.%'), eq(auditLog.subject, email)),
      ),
    )
    .orderBy(asc(auditLog.id))
  return entries.map(({ at, actor, action, detail }) => ({
    at: minute(at),
    action,
    actor,
    note: noteOf(detail),
  }))
}

/** The reason of a decision, or how terms were changed. */
function noteOf({ reason, before, after }: Record<string, unknown>): string | null {
  if (before && after) return describeChange(before as TermFacts, after as TermFacts)
  return typeof reason === 'string' ? reason : null
}
