import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { companyTerms, orders, settings } from '../../database/schema'

/** Today in the time zone of the shop, by the database's clock. */
export const shopToday = sql<string>`(now() AT TIME ZONE (SELECT ${settings.timeZone} FROM ${settings}))::date`

/** Reads what `shopToday` is. */
export async function readShopToday(db: Database): Promise<string> {
  const [row] = await db.select({ today: sql<string>`${shopToday}::text` }).from(settings)
  return row!.today
}

/** Whether an account's certificate is valid today; false for an account without terms. */
export const hasValidCertificate = sql<boolean>`coalesce(${companyTerms.isTaxExempt}
  AND (${companyTerms.certificateExpiresOn} IS NULL OR ${companyTerms.certificateExpiresOn} >= ${shopToday}), false)`

/** An order that is owed on invoice. */
export const isOpenInvoice = and(
  eq(orders.paymentStatus, 'invoice'),
  notInArray(orders.status, ['cancelled', 'returned']),
)

/** What is owed of an open invoice, in cents. */
export const owedOnInvoice = sql`(${orders.totalCents} - ${orders.creditedCents} - ${orders.paidCents} + ${orders.refundedCents})`

/** What a company's open invoices add up to, in cents. */
export async function sumOpenInvoices(db: Database, userId: string): Promise<number> {
  const [sums] = await db
    .select({ open: sql<string>`coalesce(sum(${owedOnInvoice}), 0)` })
    .from(orders)
    .where(and(eq(orders.userId, userId), isOpenInvoice))
  return Number(sums!.open)
}

/** Whether terms allow invoices at all. */
export const offersInvoice = (terms: { netDays: number; creditLimitCents: number }): boolean =>
  terms.netDays > 0 && terms.creditLimitCents > 0
