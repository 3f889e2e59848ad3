import { toDollars } from '@shop/shared-api/money'
import { asc, desc, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { emptySearches, products, variants } from '../../database/schema'
import { invalid } from '../../failure'
import { contentRepository } from '../../modules/content/content-repository'
import { currentSalePrice } from '../current-sale-price'
import { limit } from '../list-fields'
import { operation } from '../operation'
import { readSales, readTotals, salesGroups, type Period, type Sales } from './sales-report'

const DEFAULT_DAYS = 30
const MAX_DAYS = 366
const DAY_MS = 86_400_000
const date = z.iso.date().optional()

/** Reports, added up by the database. */
export const reportOperations = {
  /** Paid orders and what was refunded of them, in days of the shop's time zone; the last 30 unless given. */
  'reports.sales': operation(
    z.strictObject({ by: z.enum(salesGroups).default('day'), from: date, to: date, limit }),
    async ({ db }, { by, limit, ...days }) => {
      const period = await periodOf(db, days)
      const [{ name: _all, ...totals }, rows] = await Promise.all([
        readTotals(db, period).then(describe),
        readSales(db, by, period, limit),
      ])
      return {
        record: { from: period.from, to: period.to, time_zone: period.timeZone, ...totals },
        tables: { sales: rows.map(describe) },
      }
    },
  ),

  /** What was searched for and not found, the most frequent first. */
  'reports.empty-searches': operation(z.strictObject({ limit }), async ({ db }, { limit }) => {
    const rows = await db
      .select()
      .from(emptySearches)
      .orderBy(desc(emptySearches.searches), asc(emptySearches.term))
      .limit(limit)
    return { rows: rows.map(({ term, searches, lastSearchedOn }) => ({ term, searches, last_day: lastSearchedOn })) }
  }),

  /** What the stock would sell for today, by category, and all of it last. */
  'reports.stock-value': operation(z.strictObject({}), async ({ db }) => {
    const { rows } = (await db.execute(sql`
      SELECT CASE WHEN grouping(c.id) = 1 THEN 'All' ELSE max(c.title) END AS name, count(*)::integer AS variants,
        coalesce(sum(${variants.stock}), 0)::float8 AS pieces,
        coalesce(sum(${variants.stock}::bigint * coalesce(${currentSalePrice}, ${variants.priceCents})), 0)::float8 AS value
      FROM ${variants} JOIN ${products} ON ${products.id} = ${variants.productId}
        JOIN categories c ON c.id = ${products.categoryId}
      GROUP BY ROLLUP (c.id) ORDER BY grouping(c.id), 1`)) as unknown as {
      rows: { name: string; variants: number; pieces: number; value: number }[]
    }
    return { rows: rows.map(({ value, ...row }) => ({ ...row, value: dollars(value) })) }
  }),
}

async function periodOf(db: Database, days: { from?: string; to?: string }): Promise<Period> {
  const { timeZone } = await contentRepository(db).settings()
  const to = days.to ?? new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
  const from = days.from ?? new Date(Date.parse(to) - (DEFAULT_DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (count < 1) throw invalid([{ field: 'to', message: 'The period must not end before it begins.' }])
  if (count > MAX_DAYS) throw invalid([{ field: 'from', message: `The period must have at most ${MAX_DAYS} days.` }])
  return { from, to, timeZone }
}

const dollars = (cents: number) => toDollars(cents).toFixed(2)

const describe = ({ name, orders, sales, refunds }: Sales) => ({
  name,
  orders,
  sales: dollars(sales),
  refunds: dollars(refunds),
  net: dollars(sales - refunds),
})
