import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/client'

/** What sales are added up by. */
export const salesGroups = ['day', 'product', 'category', 'customer'] as const
export type SalesGroup = (typeof salesGroups)[number]

/** Days of the shop's time zone, both included. */
export interface Period {
  from: string
  to: string
  timeZone: string
}

/** Sales of a period or of a part of it, in cents; what was refunded since is part of the sales. */
export interface Sales {
  name: string
  orders: number
  sales: number
  refunds: number
}

const isRefunded = sql`o.payment_status = 'refunded'`
/** Amounts, and what of them was refunded. */
const total = {
  all: sql`o.total_cents::bigint`,
  refunded: sql`CASE WHEN ${isRefunded} THEN o.total_cents ELSE o.credited_cents END::bigint`,
}
const price = {
  all: sql`i.unit_price_cents::bigint * i.quantity`,
  refunded: sql`i.unit_price_cents::bigint * CASE WHEN ${isRefunded} THEN i.quantity ELSE i.cancelled_quantity END`,
}

const orders = sql`orders o`
const lines = sql`orders o JOIN order_items i ON i.order_id = o.id
  LEFT JOIN products p ON p.id = i.product_id LEFT JOIN categories c ON c.id = p.category_id`

const groups: Record<Exclude<SalesGroup, 'day'>, { name: SQL; of: SQL; amount: typeof total }> = {
  customer: { name: sql`o.email`, of: orders, amount: total },
  product: { name: sql`coalesce(p.title, i.title)`, of: lines, amount: price },
  category: { name: sql`coalesce(c.title, 'No category')`, of: lines, amount: price },
}

/** Totals of the orders of a period. */
export async function readTotals(db: Database, period: Period): Promise<Sales> {
  const { rows } = await run(db, sql`SELECT 'All' AS name, ${sums(total)} FROM ${orders} WHERE ${isWithin(period)}`)
  return rows[0]!
}

/**
 * The largest sales of a period, by customer with the totals of orders, by product and category with the prices of
 * lines before discounts, delivery and tax; by day in order, days without orders included. A refund counts on the day
 * of its order.
 */
export async function readSales(db: Database, by: SalesGroup, period: Period, limit: number): Promise<Sales[]> {
  if (by === 'day') return (await run(db, byDay(period))).rows
  const { name, of, amount } = groups[by]
  const { rows } = await run(
    db,
    sql`SELECT ${name} AS name, ${sums(amount)} FROM ${of} WHERE ${isWithin(period)}
      GROUP BY 1 ORDER BY sum(${amount.all} - ${amount.refunded}) DESC NULLS LAST, 1 LIMIT ${limit}`,
  )
  return rows
}

function byDay(period: Period): SQL {
  const day = sql`(o.created_at AT TIME ZONE ${period.timeZone}::text)::date`
  return sql`SELECT to_char(days.day, 'YYYY-MM-DD') AS name, coalesce(orders, 0) AS orders,
      coalesce(sales, 0) AS sales, coalesce(refunds, 0) AS refunds
    FROM generate_series(${period.from}::date, ${period.to}::date, '1 day') days (day)
    LEFT JOIN (SELECT ${day} AS day, ${sums(total)} FROM ${orders} WHERE ${isWithin(period)} GROUP BY 1) sold
      ON sold.day = days.day::date
    ORDER BY 1`
}

const sums = ({ all, refunded }: typeof total) => sql`count(DISTINCT o.id)::integer AS orders,
  coalesce(sum(${all}), 0)::float8 AS sales,
  coalesce(sum(${refunded}), 0)::float8 AS refunds`

/** The orders of a period that were paid, including those refunded since. */
const isWithin = ({ from, to, timeZone }: Period) => sql`o.payment_status IN ('paid', 'refunded')
  AND o.created_at >= (${from}::date::timestamp AT TIME ZONE ${timeZone}::text)
  AND o.created_at < ((${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}::text)`

const run = async (db: Database, query: SQL) => (await db.execute(query)) as unknown as { rows: Sales[] }
