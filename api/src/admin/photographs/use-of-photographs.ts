import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { refreshProducts } from '../../database/refresh-catalogue'
import { banners, instagramPosts, sliders } from '../../database/schema'

/** Shows another crop in all products that show the old one, and refreshes them. Orders keep the picture they had. */
export async function replaceCrop(tx: Database, oldKey: string, newKey: string): Promise<void> {
  if (oldKey === newKey) return
  await tx.execute(sql`UPDATE settings SET logo = replace(logo, ${oldKey}, ${newKey}),
    newsletter_image = replace(newsletter_image, ${oldKey}, ${newKey})
    WHERE ${oldKey} IN (${pictureKey(sql`logo`)}, ${pictureKey(sql`newsletter_image`)})`)
  await tx.execute(sql`UPDATE categories SET image = replace(image, ${oldKey}, ${newKey})
    WHERE ${pictureKey(sql`image`)} = ${oldKey}`)
  for (const table of [sliders, banners, instagramPosts])
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

/** Product pages show the description of a photograph, which is none of their product's own data. */
export async function countTextChange(tx: Database): Promise<void> {
  await tx.execute(sql`SELECT count_catalogue_change(false)`)
}

/** Where a photograph is shown. */
export interface PhotographUse {
  /** Addresses of the products that show one of its crops. */
  products: string[]
  /** The number of orders that do. */
  orders: number
  /** Whether it is the logo or the newsletter's picture. */
  settings: boolean
  /** Titles of the categories that show it. */
  categories: string[]
  /** Whether a slide, a banner or the Instagram strip does. */
  content: boolean
}

/** Finds where any crop of this photograph is shown. */
export async function useOfPhotograph(tx: Database, id: number): Promise<PhotographUse> {
  const crops = sql`(SELECT key FROM photograph_crops WHERE photograph_id = ${id})`
  const { rows } = (await tx.execute(sql`SELECT p.slug FROM products p WHERE p.drawing IN ${crops}
    OR EXISTS (SELECT FROM unnest(p.images) image WHERE image IN ${crops})
    OR EXISTS (SELECT FROM variants v WHERE v.product_id = p.id AND v.drawing IN ${crops})
    ORDER BY p.slug`)) as unknown as { rows: { slug: string }[] }
  const counted = (await tx.execute(sql`SELECT count(DISTINCT order_id)::integer AS orders FROM order_items
    WHERE drawing IN ${crops}`)) as unknown as { rows: { orders: number }[] }
  const set = (await tx.execute(sql`SELECT FROM settings
    WHERE ${pictureKey(sql`logo`)} IN ${crops} OR ${pictureKey(sql`newsletter_image`)} IN ${crops}`)) as unknown as {
    rows: unknown[]
  }
  const above = (await tx.execute(sql`SELECT title FROM categories
    WHERE ${pictureKey(sql`image`)} IN ${crops} ORDER BY id`)) as unknown as { rows: { title: string }[] }
  const content = (await tx.execute(sql`SELECT FROM (SELECT image FROM sliders UNION ALL SELECT image FROM banners
    UNION ALL SELECT image FROM instagram_posts) shown
    WHERE ${pictureKey(sql`image`)} IN ${crops} LIMIT 1`)) as unknown as { rows: unknown[] }
  return {
    products: rows.map(({ slug }) => slug),
    orders: counted.rows[0]!.orders,
    settings: set.rows.length > 0,
    categories: above.rows.map(({ title }) => title),
    content: content.rows.length > 0,
  }
}

/** The last segment of a setting that holds a picture's address. */
const pictureKey = (column: SQL) => sql`substring(${column} from '[^/]*$')`
