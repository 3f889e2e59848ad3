import { and, eq, sql } from 'drizzle-orm'
import { products, variants } from '../../database/schema'
import { refreshProducts } from '../../database/refresh-catalogue'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { audit, type OperationContext, type OperationResult } from '../operation'
import { productPictureProblem } from '../picture-key'
import { isPhotographName } from './photograph-name'
import { photographKeys } from './photograph-names'

interface PictureOrder {
  product: string
  /** File names of photographs or drawing keys; the first one is shown in lists. */
  pictures: string[]
  /** Sets the picture of this color instead, which is the first one. */
  color?: string
}

/** Sets the pictures of a product in their order, or the picture of one of its colors. */
export async function orderPictures(
  { db, actor }: OperationContext,
  { product: slug, pictures, color }: PictureOrder,
): Promise<OperationResult> {
  return inTransaction(db, async (tx) => {
    // Variants first, as orders and imports lock them.
    await tx.execute(sql`SELECT v.id FROM variants v JOIN products p ON p.id = v.product_id
      WHERE p.slug = ${slug} ORDER BY v.id FOR UPDATE OF v`)
    const [product] = await tx.select().from(products).where(eq(products.slug, slug)).for('no key update')
    if (!product) throw new Failure(404, 'not_found', `There is no product ${slug}.`)
    const keys = await photographKeys(tx, pictures.filter(isPhotographName))
    const [drawing, ...images] = pictures.map((name) => {
      const why = productPictureProblem(name)
      if (why) throw new Failure(422, 'invalid', why)
      const key = isPhotographName(name) ? keys.get(name) : name
      if (key) return key
      throw new Failure(404, 'not_found', `There is no photograph ${name}. Run "photographs list" to see all of them.`)
    })
    if (color === undefined) {
      await tx.update(products).set({ drawing, images }).where(eq(products.id, product.id))
    } else {
      if (images.length > 0) throw new Failure(422, 'invalid', 'A color has one picture.')
      const changed = await tx
        .update(variants)
        .set({ drawing })
        .where(and(eq(variants.productId, product.id), eq(variants.color, color)))
        .returning({ id: variants.id })
      if (changed.length === 0) throw new Failure(404, 'not_found', `${slug} has no color ${color}.`)
    }
    await refreshProducts(tx, [product.id])
    const before = { drawing: product.drawing, images: product.images }
    await audit(tx, actor, 'photographs.reorder', slug, { ...(color ? { color } : { before }), after: pictures })
    return { done: `${slug} shows ${pictures.join(', ')}${color ? ` in ${color}` : ''}.`, detail: { product: slug } }
  })
}
