import { and, asc, eq, ilike, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/client'
import { products, stockAlerts, variants } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure, invalid } from '../failure'
import { audit, operation } from './operation'
import { after, containing, limit, nextAfter } from './list-fields'

/** Number of back in stock alerts for a variant. */
const waitingFor = sql<number>`(SELECT count(*)::integer FROM ${stockAlerts} WHERE ${stockAlerts.variantId} = ${variants.id})`
const pieces = z.int().min(0).max(1_000_000)

/** Lists and sets stock. */
export const stockOperations = {
  'stock.list': operation(
    z.strictObject({ search: z.string().trim().max(100).optional(), below: pieces.optional(), after, limit }),
    async ({ db }, { search, below, after, limit }) => {
      const pattern = containing(search ?? '')
      const rows = await db
        .select({
          id: variants.id,
          sku: variants.sku,
          product: products.title,
          color: variants.color,
          size: variants.size,
          stock: variants.stock,
          waiting: waitingFor,
        })
        .from(variants)
        .innerJoin(products, eq(products.id, variants.productId))
        .where(
          and(
            search ? or(ilike(variants.sku, pattern), ilike(products.title, pattern)) : undefined,
            below === undefined ? undefined : lt(variants.stock, below),
            after ? afterPosition(after) : undefined,
          ),
        )
        .orderBy(asc(variants.stock), asc(variants.id))
        .limit(limit)
      return {
        next: nextAfter(rows, limit, ({ stock, id }) => `${stock} ${id}`),
        rows: rows.map(({ id: _id, ...row }) => row),
      }
    },
  ),

  /**
   * Compare-and-set: rejects the change if the stock differs from the expected value. A database trigger sends the
   * back in stock alerts.
   */
  'stock.set': operation(
    z.strictObject({ sku: z.string().min(1).max(80), from: pieces, to: pieces }),
    async ({ db, actor }, { sku, from, to }) => {
      const notified = await inTransaction(db, async (tx) => {
        const [before] = await tx.select({ waited: waitingFor }).from(variants).where(eq(variants.sku, sku))
        const [changed] = await tx
          .update(variants)
          .set({ stock: to })
          .where(and(eq(variants.sku, sku), eq(variants.stock, from)))
          .returning({ id: variants.id })
        if (!changed) throw await conflictFailure(tx, sku, from)
        await audit(tx, actor, 'stock.set', sku, { from, to })
        return from === 0 && to > 0 ? before!.waited : 0
      })
      const mailed = notified > 0 ? ` Back in stock alerts sent: ${notified}.` : ''
      return { done: `${sku} now has ${to} in stock.${mailed}`, detail: { sku, from, to, notified } }
    },
  ),
}

/** The variants after a position, which is a stock and an id; throws 422 for anything else. */
function afterPosition(position: string) {
  const [, stock, id] = /^(\d{1,9}) (\d{1,9})$/.exec(position) ?? []
  if (!stock || !id) throw invalid([{ field: 'after', message: 'This is not where a page ended.' }])
  return sql`(${variants.stock}, ${variants.id}) > (${Number(stock)}, ${Number(id)})`
}

async function conflictFailure(db: Database, sku: string, from: number): Promise<Failure> {
  const [row] = await db.select({ stock: variants.stock }).from(variants).where(eq(variants.sku, sku))
  if (!row)
    return new Failure(
      404,
      'not_found',
      `There is no variant with the SKU ${sku}. Use "stock list --search" to find it.`,
    )
  const advice = `check it and repeat with --expect ${row.stock}`
  return new Failure(409, 'conflict', `${sku} has ${row.stock} in stock, not ${from}: ${advice}.`)
}
