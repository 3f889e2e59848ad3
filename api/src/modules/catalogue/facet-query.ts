import type { Facets } from '@shop/shared-api/contract'
import { toDollars } from '@shop/shared-api/money'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { products } from '../../database/schema'
import type { FilterConditions } from './product-filter'
import { bySize } from './size-order'

interface FacetRow {
  total: number
  sizes: { value: string; count: number }[]
  colors: { value: string; count: number; hex: string }[]
  categories: Facets['categories']
  lowest: number | null
  highest: number | null
  in_stock: number
  on_sale: number
  ratings: { value: string; count: number }[]
}

const ALL: (keyof FilterConditions)[] = ['size', 'color', 'price', 'stock', 'sale', 'rating']
const except = (own?: keyof FilterConditions) =>
  sql.join(
    ALL.filter((name) => name !== own).map((name) => sql.identifier(`of_${name}`)),
    sql` AND `,
  )

/** Counts the listing and what each further choice would leave, in one statement over one scan of the scope. */
export async function countFacets(
  db: Database,
  scope: SQL,
  conditions: FilterConditions,
  ancestors: number[],
): Promise<{ total: number; facets: Facets }> {
  const flags = ALL.map((name) => sql`(${conditions[name]}) AS ${sql.identifier(`of_${name}`)}`)
  const { rows } = (await db.execute(sql`
    WITH scope AS MATERIALIZED (
      SELECT category_ids, sizes, colors, price_cents, rating_average, in_stock, on_sale, ${sql.join(flags, sql`, `)}
      FROM ${products} WHERE ${scope}
    ), size_counts AS (
      SELECT value, count(*)::integer AS count FROM scope, unnest(sizes) value WHERE ${except('size')} GROUP BY value
    ), color_counts AS (
      SELECT value, count(*)::integer AS count FROM scope, unnest(colors) value WHERE ${except('color')} GROUP BY value
    ), category_counts AS (
      SELECT id, count(*)::integer AS count FROM scope, unnest(category_ids) id WHERE ${except()} GROUP BY id
    ), rating_counts AS (
      SELECT stars::text AS value, count(*)::integer AS count FROM scope, generate_series(1, 4) stars
      WHERE rating_average >= stars AND ${except('rating')} GROUP BY stars ORDER BY stars DESC
    )
    SELECT
      (SELECT count(*)::integer FROM scope WHERE ${except()}) AS total,
      (SELECT coalesce(json_agg(s), '[]') FROM size_counts s) AS sizes,
      (SELECT coalesce(json_agg(json_build_object('value', c.value, 'count', c.count, 'hex', coalesce(t.hex, '#888888'))
        ORDER BY c.count DESC, c.value), '[]') FROM color_counts c LEFT JOIN color_tints t ON t.name = c.value) AS colors,
      (SELECT coalesce(json_agg(json_build_object('value', c.slug, 'title', c.title, 'level', c.level, 'parent', p.slug,
        'count', n.count) ORDER BY c.level, c.position, c.id), '[]')
        FROM category_counts n JOIN categories c ON c.id = n.id LEFT JOIN categories p ON p.id = c.parent_id
        WHERE c.id <> ALL (${sql.param(ancestors)}::integer[])) AS categories,
      (SELECT min(price_cents) FROM scope WHERE ${except('price')}) AS lowest,
      (SELECT max(price_cents) FROM scope WHERE ${except('price')}) AS highest,
      (SELECT count(*)::integer FROM scope WHERE in_stock AND ${except('stock')}) AS in_stock,
      (SELECT count(*)::integer FROM scope WHERE on_sale AND ${except('sale')}) AS on_sale,
      (SELECT coalesce(json_agg(r), '[]') FROM rating_counts r) AS ratings`)) as unknown as { rows: FacetRow[] }
  return { total: rows[0]!.total, facets: facetsOf(rows[0]!) }
}

function facetsOf(row: FacetRow): Facets {
  return {
    categories: row.categories,
    sizes: row.sizes.sort((a, b) => bySize(a.value, b.value)),
    colors: row.colors,
    price: { min: toDollars(row.lowest ?? 0), max: toDollars(row.highest ?? 0) },
    in_stock: row.in_stock,
    on_sale: row.on_sale,
    ratings: row.ratings,
  }
}
