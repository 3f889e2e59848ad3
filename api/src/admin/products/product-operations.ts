import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { products, variants } from '../../database/schema'
import { refreshProducts } from '../../database/refresh-catalogue'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { audit, operation } from '../operation'
import { minute } from '../list-fields'
import { duplicateProduct } from './duplicate-product'
import { listProducts, productListInput } from './list-products'
import { productInput, slug, whichProduct } from './product-input'
import { describeProduct, lockProduct, readProduct, stateOf } from './product-record'
import { saveProduct } from './save-product'

/** Lists, shows, saves, duplicates and archives products. */
export const productOperations = {
  'products.list': operation(productListInput, listProducts),

  'products.show': operation(z.strictObject(whichProduct), async ({ db }, which) => {
    const { variants, colors, pictures, ...record } = await describeProduct(db, await readProduct(db, which))
    return { record, tables: { variants, colors, pictures } }
  }),

  'products.save': operation(productInput, saveProduct),

  'products.duplicate': operation(
    z.strictObject({ ...whichProduct, title: z.string().trim().min(1).max(300).optional(), slug: slug.optional() }),
    duplicateProduct,
  ),

  /** Takes a product out of the shop and of the list, or back into the list as a draft. */
  'products.archive': operation(
    z.strictObject({ ...whichProduct, restore: z.boolean().default(false) }),
    async ({ db, actor }, { restore, ...which }) =>
      inTransaction(db, async (tx) => {
        const { product } = await lockProduct(tx, which)
        const before = stateOf(product)
        if ((before === 'archived') !== restore)
          throw new Failure(409, 'conflict', `${product.title} is ${restore ? 'not archived' : 'already archived'}.`)
        const after = restore ? 'draft' : 'archived'
        await tx
          .update(products)
          .set({ published: false, archivedAt: restore ? null : new Date() })
          .where(eq(products.id, product.id))
        await refreshProducts(tx, [product.id])
        await audit(tx, actor, 'products.archive', product.slug, { before, after })
        const done = restore ? `${product.title} is a draft again.` : `${product.title} is archived.`
        return { done, detail: { id: product.id, state: after } }
      }),
  ),

  /** What changed the stock of a variant, the newest first: counts by staff, orders, and what was put back. */
  'stock.history': operation(
    z.strictObject({ sku: z.string().min(1).max(80), limit: z.int().min(1).max(500).default(50) }),
    async ({ db }, { sku, limit }) => {
      const [variant] = await db.select({ stock: variants.stock }).from(variants).where(eq(variants.sku, sku))
      if (!variant) throw new Failure(404, 'not_found', `There is no variant with the SKU ${sku}.`)
      const { rows } = (await db.execute(sql`
        SELECT at, what, change, to_stock FROM (
          SELECT at, actor AS what, (detail ->> 'to')::integer - (detail ->> 'from')::integer AS change,
            (detail ->> 'to')::integer AS to_stock
          FROM audit_log WHERE action = 'stock.set' AND subject = ${sku}
          UNION ALL
          SELECT o.created_at, 'Order ' || o.order_number, -i.quantity, NULL
          FROM order_items i JOIN orders o ON o.id = i.order_id JOIN variants v ON v.id = i.variant_id
          WHERE v.sku = ${sku}
          UNION ALL
          SELECT e.at, 'Order ' || o.order_number || ' canceled', i.quantity - i.cancelled_quantity, NULL
          FROM order_items i JOIN orders o ON o.id = i.order_id JOIN variants v ON v.id = i.variant_id
            JOIN order_events e ON e.order_id = o.id AND e.status = 'cancelled'
          WHERE v.sku = ${sku} AND i.quantity > i.cancelled_quantity
          UNION ALL
          SELECT at, 'Order ' || subject || ', items canceled', (line ->> 'quantity')::integer, NULL
          FROM audit_log, jsonb_array_elements(detail -> 'lines') line
          WHERE action = 'orders.cancel-lines' AND line ->> 'sku' = ${sku}
        ) movements ORDER BY at DESC LIMIT ${limit}`)) as unknown as {
        rows: { at: Date | string; what: string; change: number; to_stock: number | null }[]
      }
      return {
        rows: rows.map(({ at, what, change, to_stock }) => ({
          at: minute(new Date(at)),
          what,
          change,
          stock: to_stock,
        })),
      }
    },
  ),
}
