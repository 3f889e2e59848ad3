import type { Database } from '../../client'
import { categories, sizeCharts } from '../../schema'
import type { CategoryNode } from '../catalogue/category-node'
import { categoryTree } from '../catalogue/category-tree'
import { seedSizeCharts } from '../size-charts'
import { insertRows } from './insert-rows'

/** A picture as its column holds it: art by key, a product's drawing by its whole address. */
export const pictureOf = (image: string): string => (image.includes('.') ? `/api/media/products/${image}` : image)

/** Inserts the tree level by level and gives back each category's id by slug. */
export async function insertCategories(db: Database): Promise<Map<string, number>> {
  const idOf = new Map<string, number>()
  let level = categoryTree.map((node, position) => ({ node, position, parent: null as CategoryNode | null }))
  for (let depth = 1; level.length > 0; depth++) {
    const rows = level.map(({ node, position, parent }) => ({
      parentId: parent && idOf.get(parent.slug)!,
      level: depth,
      title: node.title,
      slug: node.slug,
      description: node.text,
      image: pictureOf(node.image),
      position,
    }))
    for (const { id, slug } of await db.insert(categories).values(rows).returning()) idOf.set(slug, id)
    level = level.flatMap(({ node }) =>
      (node.children ?? []).map((child, position) => ({ node: child, position, parent: node })),
    )
  }
  return idOf
}

/** Inserts the size charts; a chart for a category that does not exist fails. */
export async function insertSizeCharts(db: Database, categoryIds: ReadonlyMap<string, number>): Promise<void> {
  const rows = seedSizeCharts.map(({ category, ...chart }, position) => {
    const categoryId = categoryIds.get(category)
    if (categoryId === undefined) throw new Error(`The size chart "${chart.title}" names no category: ${category}.`)
    return { ...chart, categoryId, position }
  })
  await insertRows(db, sizeCharts, rows)
}
