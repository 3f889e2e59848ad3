import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { refreshProducts } from '../../database/refresh-catalogue'
import { banners, categories, instagramPosts, sliders } from '../../database/schema'

/** Shows another crop in all products that show the old one, and refreshes them. Orders keep the picture they had. */
export async function replaceCrop(tx: Database, oldKey: string, newKey: string): Promise<void> {
  if (oldKey === newKey) return
  await tx.execute(sql`UPDATE settings SET logo = replace(logo, ${oldKey}, ${newKey}),
    newsletter_image = replace(newsletter_image, ${oldKey}, ${newKey})
    WHERE ${oldKey} IN (${pictureKey(sql`logo`)}, ${pictureKey(sql`newsletter_image`)})`)
  for (const table of [categories, sliders, banners, instagramPosts])
    await tx.execute(sql`UPDATE ${table} SET image = replace(image, ${oldKey}, ${newKey})
      WHERE ${pictureKey(sql`image`)} = ${oldKey}`)
  const { rows } = (await tx.execute(sql`SELECT p.id FROM products p WHERE p.drawing = ${oldKey}
    OR p.images @> ARRAY[${oldKey}]::text[]
    OR EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND v.drawing = ${oldKey})
    ORDER BY p.id`)) as unknown as { rows: { id: number }[] }
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  const wanted = sql.param(ids)
  await tx.execute(sql`SELECT count(*) FROM (
    SELECT id FROM variants WHERE product_id = ANY (${wanted}::integer[]) ORDER BY id FOR UPDATE) locked`)
  await tx.execute(sql`SELECT count(*) FROM (
    SELECT id FROM products WHERE id = ANY (${wanted}::integer[]) ORDER BY id FOR NO KEY UPDATE) locked`)
  await tx.execute(sql`UPDATE variants SET drawing = ${newKey}
    WHERE product_id = ANY (${wanted}::integer[]) AND drawing = ${oldKey}`)
  await tx.execute(sql`UPDATE products
    SET drawing = CASE WHEN drawing = ${oldKey} THEN ${newKey} ELSE drawing END,
      images = array_replace(images, ${oldKey}, ${newKey})
    WHERE id = ANY (${wanted}::integer[])`)
  await refreshProducts(tx, ids)
}

/** Names where any crop of this photograph is shown; undefined if it is nowhere. */
export async function useOfPhotograph(tx: Database, id: number): Promise<string | undefined> {
  const crops = sql`(SELECT key FROM photograph_crops WHERE photograph_id = ${id})`
  const isCrop = (column: SQL) => sql`${pictureKey(column)} IN ${crops}`
  const rowsOf = async <Row>(query: SQL) => ((await tx.execute(query)) as unknown as { rows: Row[] }).rows

  const settings = await rowsOf(sql`SELECT FROM settings
    WHERE ${isCrop(sql`logo`)} OR ${isCrop(sql`newsletter_image`)}`)
  if (settings.length > 0) return 'the settings'
  const content = await rowsOf(sql`SELECT FROM (SELECT image FROM sliders UNION ALL SELECT image FROM banners
    UNION ALL SELECT image FROM instagram_posts) shown WHERE ${isCrop(sql`image`)} LIMIT 1`)
  if (content.length > 0) return 'a slide, a banner or the Instagram strip'
  const [category] = await rowsOf<{ title: string }>(sql`SELECT title FROM categories
    WHERE ${isCrop(sql`image`)} ORDER BY id LIMIT 1`)
  if (category) return `the category ${category.title}`
  const products = await rowsOf<{ slug: string }>(sql`SELECT p.slug FROM products p WHERE p.drawing IN ${crops}
    OR EXISTS (SELECT FROM unnest(p.images) image WHERE image IN ${crops})
    OR EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND v.drawing IN ${crops})
    ORDER BY p.slug`)
  const slugs = products.map(({ slug }) => slug)
  if (slugs.length > 3) return `the products ${slugs.slice(0, 3).join(', ')} and ${slugs.length - 3} more`
  if (slugs.length > 0) return `the products ${String(slugs)}`
  const [{ orders } = { orders: 0 }] = await rowsOf<{ orders: number }>(sql`
    SELECT count(DISTINCT order_id)::integer AS orders FROM order_items WHERE drawing IN ${crops}`)
  return orders > 0 ? `${orders} orders` : undefined
}

/** The last segment of a column that holds a picture's address. */
const pictureKey = (column: SQL) => sql`substring(${column} from '[^/]*$')`
