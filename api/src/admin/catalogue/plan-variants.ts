import { changesOfRow, type Change } from './change-list'
import { variantColumns, type VariantValues } from './columns'
import { differing, type ExistingCatalogue, type ExistingVariant, type PlannedVariant, type Tally } from './plan'
import type { ImportBatch } from './plan-import'
import type { CatalogueRow } from './read-rows'
import type { Problem } from './read-table'

type Values = PlannedVariant['values']

const defaultValues: Partial<Values> = { salePriceCents: null, stock: 0 }

/** Variants to write, and problems in their rows. */
export interface VariantPlan {
  planned: PlannedVariant[]
  tally: Tally
  problems: Problem[]
  changes: Change[]
}

/**
 * Compares the variants in a file with the existing ones. With `overwriteStock` a file without `stock_as_exported`
 * may still set stock.
 */
export function planVariants(
  file: ImportBatch,
  existing: ExistingCatalogue,
  { overwriteStock }: { overwriteStock: boolean },
): VariantPlan {
  const plan: VariantPlan = { planned: [], tally: { added: 0, changed: 0, left: 0 }, problems: [], changes: [] }
  const bySku = new Map(existing.variants.map((variant) => [variant.sku, variant]))
  const slugs = new Map(existing.products.map(({ id, slug }) => [id, slug]))
  const lines = new Map<string, number>()
  const nextPositions = nextPositionsOf(existing)
  for (const row of file.rows) {
    if (row.sku === undefined) continue
    const problemsBefore = plan.problems.length
    const complain = (column: string, reason: string) =>
      plan.problems.push({ line: row.line, column: column && file.displayName(column), reason })
    const firstLine = file.repeats.get(row.line)
    if (firstLine !== undefined) complain('sku', `this SKU is already on line ${firstLine}`)
    lines.set(row.sku, row.line)
    const now = bySku.get(row.sku)
    if (firstLine === undefined && now && slugs.get(now.productId) !== row.product) {
      complain('product', `this SKU belongs to the product "${slugs.get(now.productId)}"`)
    }
    const values = valuesOf(row, now, complain, overwriteStock, nextPositions)
    if (plan.problems.length > problemsBefore) continue
    count(plan, row, now, values)
  }
  plan.problems.push(...findDuplicateOptions(file, existing, plan.planned, lines))
  return plan
}

type Complain = (column: string, reason: string) => void

function count(plan: VariantPlan, row: CatalogueRow, now: ExistingVariant | undefined, values: Values) {
  if (now && differing<Values>(now, values).length === 0) {
    plan.tally.left += 1
    return
  }
  plan.changes.push(...variantChanges(row, now, values))
  plan.tally[now ? 'changed' : 'added'] += 1
  plan.planned.push({
    id: now?.id,
    product: row.product!,
    sku: row.sku!,
    values,
    moves: now !== undefined && optionKey(now) !== optionKey(values),
  })
}

function variantChanges(
  { line, product, sku }: CatalogueRow,
  now: ExistingVariant | undefined,
  values: Values,
): Change[] {
  const subject = `${product} ${sku}`
  if (!now) return changesOfRow({ line, subject }, undefined, { sku })
  return differing<Values>(now, values).flatMap((field) => {
    const { name, write } = variantColumns.find((column) => column.field === field)!
    return changesOfRow({ line, subject }, { [name]: write(now[field]) }, { [name]: write(values[field]) })
  })
}

function valuesOf(
  row: CatalogueRow,
  now: ExistingVariant | undefined,
  complain: Complain,
  overwriteStock: boolean,
  nextPositions: Map<string, number>,
): Values {
  const { stockAsExported, ...specified } = row.ofVariant
  if (now) {
    if (specified.stock !== undefined)
      specified.stock = stockOf(specified.stock, stockAsExported, now.stock, complain, overwriteStock)
    return { ...variantValues(now), ...specified }
  }
  const position = nextPositions.get(row.product!) ?? 0
  nextPositions.set(row.product!, Math.max(position, specified.position ?? position) + 1)
  const values = { ...defaultValues, position, ...specified } as Values
  for (const { name, field } of variantColumns)
    if (field !== 'stockAsExported' && values[field] === undefined) {
      complain('', `this SKU is new and needs the column ${name}`)
    }
  return values
}

const variantValues = ({ id: _id, productId: _productId, sku: _sku, ...values }: ExistingVariant): Values => values

/** Compare-and-set for stock, so that an import does not restore pieces sold since the export. */
function stockOf(
  wanted: number,
  exported: number | null | undefined,
  now: number,
  complain: Complain,
  overwriteStock: boolean,
): number {
  if (wanted === exported || wanted === now) return now
  if (typeof exported === 'number' && exported !== now) {
    complain('stock', `the shop now has ${now}, not the exported ${exported}: export again, or use "stock set"`)
  } else if (typeof exported !== 'number' && !overwriteStock) {
    complain(
      'stock',
      `it would become ${wanted} instead of ${now}: include the column stock_as_exported, or pass --overwrite-stock after a count`,
    )
  }
  return wanted
}

/** The next free position of each product. */
function nextPositionsOf({ products, variants }: ExistingCatalogue): Map<string, number> {
  const slugs = new Map(products.map(({ id, slug }) => [id, slug]))
  const nextPositions = new Map<string, number>()
  for (const { productId, position } of variants) {
    const slug = slugs.get(productId)!
    nextPositions.set(slug, Math.max(nextPositions.get(slug) ?? 0, position + 1))
  }
  return nextPositions
}

const optionKey = ({ size, color }: Pick<VariantValues, 'size' | 'color'>) => `${size}\0${color}`

/** Two variants of a product cannot share size and color; the problem is reported on the later line. */
function findDuplicateOptions(
  file: ImportBatch,
  existing: ExistingCatalogue,
  planned: PlannedVariant[],
  lines: Map<string, number>,
): Problem[] {
  const slugs = new Map(existing.products.map(({ id, slug }) => [id, slug]))
  const resulting = new Map(
    existing.variants.map((now) => [now.sku, { option: optionKey(now), product: slugs.get(now.productId)! }]),
  )
  for (const { sku, product, values } of planned) resulting.set(sku, { option: optionKey(values), product })
  const skusByOption = new Map<string, string>()
  const problems: Problem[] = []
  const written = new Set(planned.map(({ sku }) => sku))
  for (const [sku, { option, product }] of [...resulting].sort(
    ([a], [b]) => (written.has(a) ? 1 : 0) - (written.has(b) ? 1 : 0),
  )) {
    const key = `${product}\0${option}`
    const other = skusByOption.get(key)
    skusByOption.set(key, sku)
    if (other === undefined) continue
    const [size, color] = option.split('\0')
    const reason = `${other} of this product already has the size ${size} in ${color}`
    problems.push({
      line: lines.get(sku)!,
      column: file.columns.includes('size') ? file.displayName('size') : '',
      reason,
    })
  }
  return problems
}
