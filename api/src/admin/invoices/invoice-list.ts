import { toDollars } from '@shop/shared-api/money'
import { and, asc, eq, getTableColumns, gt, ilike, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { orders, wholesaleApplications } from '../../database/schema'
import { invoiceState, owedCents } from '../../modules/orders/invoice'
import { isOpenInvoice, owedOnInvoice, readShopToday, shopToday } from '../../modules/wholesale/company-terms'
import { containing, id, limit, minute } from '../list-fields'
import { operation } from '../operation'

const SOON_DAYS = 7
const isOverdue = and(isOpenInvoice, lt(orders.dueOn, shopToday))

/** Something of it was paid or credited. */
const wasInvoice = or(gt(orders.paidCents, 0), and(isNull(orders.payment), gt(orders.creditedCents, 0)))

/** Conditions by the filter of the list. */
const conditions = {
  open: isOpenInvoice,
  overdue: isOverdue,
  part_paid: and(isOpenInvoice, gt(orders.paidCents, 0)),
  paid: and(eq(orders.paymentStatus, 'paid'), wasInvoice),
  all: or(eq(orders.paymentStatus, 'invoice'), wasInvoice),
} satisfies Record<string, SQL | undefined>

/** Filters of the list. */
const filters = Object.keys(conditions) as [keyof typeof conditions, ...(keyof typeof conditions)[]]

const sumWhere = (condition: SQL | undefined) =>
  sql<string>`coalesce(sum(${owedOnInvoice}) FILTER (WHERE ${condition}), 0)`
const countWhere = (condition: SQL | undefined) => sql<number>`(count(*) FILTER (WHERE ${condition}))::integer`

/** Lists invoices and adds them up. */
export const invoiceListOperations = {
  /** Those that are due first come first. */
  'invoices.list': operation(
    z.strictObject({
      state: z.enum(filters).default('open'),
      /** Number of a company's application. */
      company: id.optional(),
      text: z.string().trim().min(1).max(100).optional(),
      limit,
    }),
    async ({ db }, { state, company, text, limit }) => {
      const [today, rows] = await Promise.all([
        readShopToday(db),
        db
          .select({
            ...getTableColumns(orders),
            business: wholesaleApplications.businessName,
            company: wholesaleApplications.id,
          })
          .from(orders)
          .leftJoin(wholesaleApplications, eq(wholesaleApplications.userId, orders.userId))
          .where(
            and(
              conditions[state],
              company ? eq(wholesaleApplications.id, company) : undefined,
              text ? hasText(text) : undefined,
            ),
          )
          .orderBy(asc(orders.dueOn), asc(orders.createdAt), asc(orders.id))
          .limit(limit),
      ])
      return {
        rows: rows.map((row) => ({
          number: row.orderNumber,
          state: invoiceState(row, today),
          business: row.business ?? '',
          company: row.company,
          email: row.email,
          po_number: row.poNumber ?? '',
          placed: minute(row.createdAt),
          due: row.dueOn ?? '',
          total: dollars(row.totalCents),
          paid: dollars(row.paidCents - row.refundedCents),
          open: dollars(owedCents(row)),
        })),
      }
    },
  ),

  'invoices.sums': operation(z.strictObject({}), async ({ db }) => {
    const isSoon = and(
      isOpenInvoice,
      sql`${orders.dueOn} BETWEEN ${shopToday} AND ${shopToday} + ${SOON_DAYS}::integer`,
    )
    const [sums] = await db
      .select({
        open: countWhere(isOpenInvoice),
        openSum: sumWhere(isOpenInvoice),
        soon: countWhere(isSoon),
        soonSum: sumWhere(isSoon),
        overdue: countWhere(isOverdue),
        overdueSum: sumWhere(isOverdue),
      })
      .from(orders)
      .where(eq(orders.paymentStatus, 'invoice'))
    return {
      record: {
        open: sums!.open,
        open_sum: dollars(Number(sums!.openSum)),
        /** Due today or within a week. */
        due_soon: sums!.soon,
        due_soon_sum: dollars(Number(sums!.soonSum)),
        overdue: sums!.overdue,
        overdue_sum: dollars(Number(sums!.overdueSum)),
      },
    }
  }),
}

const dollars = (cents: number) => toDollars(cents).toFixed(2)

/** Invoices with this text in company, email or PO number, or at the start of their number. */
const hasText = (text: string) =>
  or(
    ilike(orders.orderNumber, containing(text).slice(1)),
    ilike(orders.email, containing(text)),
    ilike(orders.poNumber, containing(text)),
    ilike(wholesaleApplications.businessName, containing(text)),
  )
