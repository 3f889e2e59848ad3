import type { Category } from '@shop/shared-api/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { artImageUrl } from '../../media-url'
import { contentRepository } from '../content/content-repository'

/**
 * Categories with their number of products, including subcategories; only the top level unless `all` is set. Two
 * statements.
 */
export async function categoryList(db: Database, all: boolean): Promise<Category[]> {
  const [categories, counts] = await Promise.all([contentRepository(db).categories(), productCounts(db)])
  return categories
    .filter(({ level }) => all || level === 1)
    .map(({ parentId, position: _p, image, inMenu, disciplines: _d, fits: _f, ...category }) => ({
      ...category,
      image: artImageUrl(image),
      parent_id: parentId,
      in_menu: inMenu,
      product_count: counts.get(category.id) ?? 0,
    }))
}

/**
 * Published products by category. Category paths are counted first through an index, since they are few for any
 * number of products.
 */
async function productCounts(db: Database): Promise<Map<number, number>> {
  const { rows } = (await db.execute(sql`
    SELECT id, sum(count)::integer AS count
    FROM (SELECT category_ids, count(*) AS count FROM listed_products GROUP BY category_ids) paths,
      unnest(category_ids) id
    GROUP BY id`)) as unknown as { rows: { id: number; count: number }[] }
  return new Map(rows.map(({ id, count }) => [id, count]))
}
