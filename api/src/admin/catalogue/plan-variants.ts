import { variantColumns, type VariantValues } from './columns'
import { differing, type KnownCatalogue, type KnownVariant, type PlannedVariant, type Tally } from './plan'
import type { ImportPart } from './plan-import'
import type { CatalogueRow } from './read-rows'
import type { Problem } from './read-table'

type Values = PlannedVariant['values']

const unsaid: Partial<Values> = { salePriceCents: null, stock: 0 }

/** Variants to write, and what is wrong with their rows. */
export interface VariantPlan {
  planned: PlannedVariant[]
  tally: Tally
  problems: Problem[]
}

/** Compares what a file's rows say of variants with what the shop knows. With `overwriteStock` a file without `stock_as_exported` may set stock all the same. */
export function planVariants(
  file: ImportPart,
  known: KnownCatalogue,
  { overwriteStock }: { overwriteStock: boolean },
): VariantPlan {
  const plan: VariantPlan = { planned: [], tally: { added: 0, changed: 0, left: 0 }, problems: [] }
  const bySku = new Map(known.variants.map((variant) => [variant.sku, variant]))
  const slugs = new Map(known.products.map(({ id, slug }) => [id, slug]))
  const lines = new Map<string, number>()
  const places = placesOf(known)
  for (const row of file.rows) {
    if (row.sku === undefined) continue
    const found = plan.problems.length
    const complain = (column: string, reason: string) =>
      plan.problems.push({ line: row.line, column: column && file.spoken(column), reason })
    const before = file.repeats.get(row.line)
    if (before !== undefined) complain('sku', `this SKU stands on line ${before} already`)
    lines.set(row.sku, row.line)
    const now = bySku.get(row.sku)
    if (before === undefined && now && slugs.get(now.productId) !== row.product) {
      complain('product', `this SKU belongs to the product "${slugs.get(now.productId)}"`)
    }
    const values = valuesOf(row, now, complain, overwriteStock, places)
    if (plan.problems.length > found) continue
    count(plan, row, now, values)
  }
  plan.problems.push(...clashes(file, known, plan.planned, lines))
  return plan
}

type Complain = (column: string, reason: string) => void

function count(plan: VariantPlan, row: CatalogueRow, now: KnownVariant | undefined, values: Values) {
  if (now && differing<Values>(now, values).length === 0) {
    plan.tally.left += 1
    return
  }
  plan.tally[now ? 'changed' : 'added'] += 1
  plan.planned.push({
    id: now?.id,
    product: row.product!,
    sku: row.sku!,
    values,
    moves: now !== undefined && placeOf(now) !== placeOf(values),
  })
}

function valuesOf(
  row: CatalogueRow,
  now: KnownVariant | undefined,
  complain: Complain,
  overwriteStock: boolean,
  places: Map<string, number>,
): Values {
  const { stockAsExported, ...said } = row.ofVariant
  if (now) {
    if (said.stock !== undefined) said.stock = stockOf(said.stock, stockAsExported, now.stock, complain, overwriteStock)
    return { ...only(now), ...said }
  }
  const position = places.get(row.product!) ?? 0
  places.set(row.product!, Math.max(position, said.position ?? position) + 1)
  const values = { ...unsaid, position, ...said } as Values
  for (const { name, field } of variantColumns)
    if (field !== 'stockAsExported' && values[field] === undefined) {
      complain('', `this SKU is new and needs the column ${name}`)
    }
  return values
}

const only = ({ id: _id, productId: _productId, sku: _sku, ...values }: KnownVariant): Values => values

/** Stock is compared and set, so that what was sold since the export is not put back on the shelf. */
function stockOf(
  wanted: number,
  seen: number | null | undefined,
  now: number,
  complain: Complain,
  overwriteStock: boolean,
): number {
  if (wanted === seen || wanted === now) return now
  if (typeof seen === 'number' && seen !== now) {
    complain('stock', `the shop has ${now} now, not ${seen} as exported: export again, or use "stock set"`)
  } else if (typeof seen !== 'number' && !overwriteStock) {
    complain(
      'stock',
      `it would become ${wanted} instead of ${now}: keep the column stock_as_exported, or say --overwrite-stock after a count`,
    )
  }
  return wanted
}

/** The next free position of each product. */
function placesOf({ products, variants }: KnownCatalogue): Map<string, number> {
  const slugs = new Map(products.map(({ id, slug }) => [id, slug]))
  const places = new Map<string, number>()
  for (const { productId, position } of variants) {
    const slug = slugs.get(productId)!
    places.set(slug, Math.max(places.get(slug) ?? 0, position + 1))
  }
  return places
}

const placeOf = ({ size, color }: Pick<VariantValues, 'size' | 'color'>) => `${size}\0${color}`

/** Two variants of a product cannot have one size and colour; the later line of the file is the one to mend. */
function clashes(
  file: ImportPart,
  known: KnownCatalogue,
  planned: PlannedVariant[],
  lines: Map<string, number>,
): Problem[] {
  const slugs = new Map(known.products.map(({ id, slug }) => [id, slug]))
  const after = new Map(
    known.variants.map((now) => [now.sku, { place: placeOf(now), product: slugs.get(now.productId)! }]),
  )
  for (const { sku, product, values } of planned) after.set(sku, { place: placeOf(values), product })
  const taken = new Map<string, string>()
  const problems: Problem[] = []
  const written = new Set(planned.map(({ sku }) => sku))
  for (const [sku, { place, product }] of [...after].sort(
    ([a], [b]) => (written.has(a) ? 1 : 0) - (written.has(b) ? 1 : 0),
  )) {
    const key = `${product}\0${place}`
    const other = taken.get(key)
    taken.set(key, sku)
    if (other === undefined) continue
    const [size, color] = place.split('\0')
    const reason = `${other} of this product has the size ${size} in ${color} already`
    problems.push({ line: lines.get(sku)!, column: file.columns.includes('size') ? file.spoken('size') : '', reason })
  }
  return problems
}
