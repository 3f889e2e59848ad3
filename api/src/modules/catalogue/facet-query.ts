import type { Facets } from '@shop/shared-api/contract'
import { toDollars } from '@shop/shared-api/money'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { listedProducts } from '../../database/schema'
import type { FilterConditions } from './product-filter'
import { bySize } from './size-order'
import { swatchHexes } from './swatch-hexes'

interface FacetRow {
  total: number
  sizes: { value: string; count: number }[]
  colors: { value: string; count: number; hex: string }[]
  categories: Facets['categories']
  disciplines: { value: string; count: number }[]
  fits: { value: string; count: number }[]
  lowest: number | null
  highest: number | null
  in_stock: number
  on_sale: number
  ratings: { value: string; count: number }[]
}

const ALL: (keyof FilterConditions)[] = ['size', 'color', 'discipline', 'fit', 'price', 'stock', 'sale', 'rating']
const except = (own?: keyof FilterConditions) =>
  sql.join(
    ALL.filter((name) => name !== own).map((name) => sql.identifier(`of_${name}`)),
    sql` AND `,
  )

/** Products that match all filters except one facet's own. */
const countExcept = (own?: keyof FilterConditions, also = sql`TRUE`) =>
  sql`(count(*) FILTER (WHERE ${except(own)} AND ${also}))::integer`

/** Groups by the value of grouping(): one bit per column, set when the column is not grouped by. */
const GROUP = { sizes: sql`7`, colors: sql`11`, categories: sql`13`, ratings: sql`14`, all: sql`15` }

/** Counts by a list of values of the products' categories; a product counts once per value. */
function valuesOfCategories(name: 'disciplines' | 'fits'): SQL {
  const [column, counted, counts] = [name, `in_${name}`, `${name}_counts`].map((text) => sql.identifier(text))
  return sql`${counts} AS (
      SELECT value, sum(${counted})::integer AS count FROM grouped, LATERAL (
        SELECT DISTINCT unnest(c.${column}) AS value FROM categories c WHERE c.id = ANY (grouped.category_ids)
      ) category_values
      WHERE of = ${GROUP.categories} AND ${counted} > 0 GROUP BY value
    )`
}

/**
 * Counts the listing and what each further choice would leave. One pass groups equal rows of the scope; the rest
 * works on these few groups.
 */
export async function countFacets(
  db: Database,
  scope: SQL,
  conditions: FilterConditions,
  ancestors: number[],
): Promise<{ total: number; facets: Facets }> {
  const flags = ALL.map((name) => sql`(${conditions[name]}) AS ${sql.identifier(`of_${name}`)}`)
  const { rows } = (await db.execute(sql`
    WITH grouped AS MATERIALIZED (
      SELECT grouping(sizes, colors, category_ids, rating_average) AS of, sizes, colors, category_ids, rating_average,
        ${countExcept()} AS total, ${countExcept('size')} AS in_sizes, ${countExcept('color')} AS in_colors,
        ${countExcept('discipline')} AS in_disciplines, ${countExcept('fit')} AS in_fits,
        ${countExcept('rating')} AS in_ratings, ${countExcept('stock', sql`in_stock`)} AS in_stock,
        ${countExcept('sale', sql`on_sale`)} AS on_sale,
        min(price_cents) FILTER (WHERE ${except('price')}) AS lowest,
        max(price_cents) FILTER (WHERE ${except('price')}) AS highest
      FROM (
        SELECT category_ids, sizes, colors, price_cents, rating_average, in_stock, on_sale, ${sql.join(flags, sql`, `)}
        FROM ${listedProducts} WHERE ${scope}
      ) scope
      GROUP BY GROUPING SETS ((sizes), (colors), (category_ids), (rating_average), ())
    ), size_counts AS (
      SELECT value, sum(in_sizes)::integer AS count FROM grouped, unnest(sizes) value
      WHERE of = ${GROUP.sizes} AND in_sizes > 0 GROUP BY value
    ), color_counts AS (
      SELECT value, sum(in_colors)::integer AS count FROM grouped, unnest(colors) value
      WHERE of = ${GROUP.colors} AND in_colors > 0 GROUP BY value
    ), category_counts AS (
      SELECT id, sum(total)::integer AS count FROM grouped, unnest(category_ids) id
      WHERE of = ${GROUP.categories} AND total > 0 GROUP BY id
    ), ${valuesOfCategories('disciplines')}, ${valuesOfCategories('fits')}, rating_counts AS (
      SELECT stars::text AS value, sum(in_ratings)::integer AS count FROM grouped, generate_series(1, 4) stars
      WHERE of = ${GROUP.ratings} AND in_ratings > 0 AND rating_average >= stars GROUP BY stars ORDER BY stars DESC
    )
    SELECT total, in_stock, on_sale, lowest, highest,
      (SELECT coalesce(json_agg(d ORDER BY d.count DESC, d.value), '[]') FROM disciplines_counts d) AS disciplines,
      (SELECT coalesce(json_agg(f ORDER BY f.count DESC, f.value), '[]') FROM fits_counts f) AS fits,
      (SELECT coalesce(json_agg(s), '[]') FROM size_counts s) AS sizes,
      (SELECT coalesce(json_agg(json_build_object('value', c.value, 'count', c.count, 'hex', coalesce(t.hex, '#888888'))
        ORDER BY c.count DESC, c.value), '[]') FROM color_counts c LEFT JOIN color_tints t ON t.name = c.value) AS colors,
      (SELECT coalesce(json_agg(json_build_object('value', c.slug, 'title', c.title, 'level', c.level, 'parent', p.slug,
        'count', n.count) ORDER BY c.level, c.position, c.id), '[]')
        FROM category_counts n JOIN categories c ON c.id = n.id LEFT JOIN categories p ON p.id = c.parent_id
        WHERE c.id <> ALL (${sql.param(ancestors)}::integer[])) AS categories,
      (SELECT coalesce(json_agg(r), '[]') FROM rating_counts r) AS ratings
    FROM grouped WHERE of = ${GROUP.all}`)) as unknown as { rows: FacetRow[] }
  return { total: rows[0]!.total, facets: facetsOf(rows[0]!) }
}

function facetsOf(row: FacetRow): Facets {
  return {
    categories: row.categories,
    sizes: row.sizes.sort((a, b) => bySize(a.value, b.value)),
    colors: row.colors.map((color) => ({ ...color, hexes: swatchHexes(color.value, color.hex) })),
    disciplines: row.disciplines,
    fits: row.fits,
    price: { min: toDollars(row.lowest ?? 0), max: toDollars(row.highest ?? 0) },
    in_stock: row.in_stock,
    on_sale: row.on_sale,
    ratings: row.ratings,
  }
}
