import { changesOfRow, type Change } from './change-list'
import { productColumns, type ProductValues } from './columns'
import { differing, same, type ExistingCatalogue, type ExistingProduct, type PlannedProduct, type Tally } from './plan'
import type { ImportBatch } from './plan-import'
import type { CatalogueRow } from './read-rows'
import type { Problem } from './read-table'

/** Defaults of a new product for columns that the file lacks. */
const defaultValues = (): Partial<ProductValues> => ({
  description: '',
  materials: '',
  features: [],
  images: [],
  published: true,
  launchedAt: new Date(),
  popularity: 0,
})
/** Fields that an empty cell clears; all others must not be empty. */
const clearable = new Set<keyof ProductValues>(['description', 'materials', 'features', 'images'])

/** Products to write, and problems in their rows. */
export interface ProductPlan {
  planned: PlannedProduct[]
  tally: Tally
  problems: Problem[]
  changes: Change[]
  /** Products with a problem. */
  refused: Set<string>
}

/** Compares the products in a file with the existing ones; each row has its product's address. */
export function planProducts(file: ImportBatch, existing: ExistingCatalogue): ProductPlan {
  const plan: ProductPlan = {
    planned: [],
    tally: { added: 0, changed: 0, left: 0 },
    problems: [],
    changes: [],
    refused: new Set(),
  }
  const bySlug = new Map(existing.products.map((product) => [product.slug, product]))
  for (const [slug, rows] of rowsByProduct(file.rows)) {
    const reportProblem = (line: number, column: string, reason: string) =>
      plan.problems.push({ line, column: file.displayName(column), reason })
    const problemsBefore = plan.problems.length
    const specified = { ...clearedValues(file), ...consistentValues(rows, reportProblem) }
    checkCategory(rows, specified, existing, reportProblem)
    const now = bySlug.get(slug)
    const values = { ...(now ?? defaultValues()), ...specified } as ProductValues
    checkComplete(file, rows[0]!, slug, values, now === undefined, reportProblem, plan.problems)
    if (values.published && !now?.published && !hasVariants(rows, now, existing)) {
      reportProblem(
        rows[0]!.line,
        'published',
        `"${slug}" has no variant and therefore no price: add a row with its SKU, or set published to no`,
      )
    }
    if (plan.problems.length > problemsBefore) {
      plan.refused.add(slug)
      continue
    }
    plan.changes.push(...productChanges(slug, rows, now, values))
    if (!now) plan.tally.added += 1
    else if (differing<ProductValues>(now, specified).length > 0) plan.tally.changed += 1
    else {
      plan.tally.left += 1
      continue
    }
    plan.planned.push({ id: now?.id, slug, values: valuesOnly(values) })
  }
  return plan
}

/** The changed cells of a product, each on the first line that has it. */
function productChanges(
  slug: string,
  rows: CatalogueRow[],
  now: ExistingProduct | undefined,
  values: ProductValues,
): Change[] {
  const [{ line }] = rows as [CatalogueRow]
  if (!now) return changesOfRow({ line, subject: slug }, undefined, { product: slug })
  return differing<ProductValues>(now, valuesOnly(values)).flatMap((field) => {
    const { name, write } = productColumns.find((column) => column.field === field)!
    const own = rows.find(({ ofProduct }) => field in ofProduct)?.line ?? line
    const cells = { [name]: write(now[field]) }
    return changesOfRow({ line: own, subject: slug }, cells, { [name]: write(values[field]) })
  })
}

function rowsByProduct(rows: CatalogueRow[]): Map<string, CatalogueRow[]> {
  const groups = new Map<string, CatalogueRow[]>()
  for (const row of rows) {
    const group = groups.get(row.product!)
    if (group) group.push(row)
    else groups.set(row.product!, [row])
  }
  return groups
}

const hasVariants = (rows: CatalogueRow[], now: ExistingProduct | undefined, { variants }: ExistingCatalogue) =>
  rows.some(({ sku }) => sku !== undefined) || variants.some(({ productId }) => productId === now?.id)

type Complain = (line: number, column: string, reason: string) => void

const valuesOnly = (values: ProductValues) =>
  Object.fromEntries(productColumns.map(({ field }) => [field, values[field]])) as unknown as ProductValues

function clearedValues({ columns }: ImportBatch): Partial<ProductValues> {
  const defaults = defaultValues()
  const cleared = productColumns.filter(({ name, field }) => columns.includes(name) && clearable.has(field))
  return Object.fromEntries(cleared.map(({ field }) => [field, defaults[field]]))
}

/** Merges the rows of one product: empty cells are ignored, all others must agree. */
function consistentValues(rows: CatalogueRow[], complain: Complain): Partial<ProductValues> {
  const values: Partial<ProductValues> = {}
  for (const { name, field } of productColumns) {
    let first: CatalogueRow | undefined
    for (const row of rows) {
      if (!(field in row.ofProduct)) continue
      first ??= row
      if (!same(first.ofProduct[field], row.ofProduct[field])) {
        complain(row.line, name, `it differs from line ${first.line}, which is for the same product`)
      }
    }
    if (first) Object.assign(values, { [field]: first.ofProduct[field] })
  }
  return values
}

function checkCategory(
  rows: CatalogueRow[],
  specified: Partial<ProductValues>,
  existing: ExistingCatalogue,
  complain: Complain,
) {
  if (specified.category === undefined || existing.categories.has(specified.category)) return
  for (const row of rows)
    if (row.ofProduct.category === specified.category)
      complain(row.line, 'category', `there is no category "${specified.category}"; run "categories list" to list them`)
}

function checkComplete(
  file: ImportBatch,
  { line }: CatalogueRow,
  slug: string,
  values: ProductValues,
  isNew: boolean,
  complain: Complain,
  problems: Problem[],
) {
  for (const { name, field } of productColumns) {
    if (values[field] === undefined && file.columns.includes(name)) complain(line, name, 'it is empty')
    else if (values[field] === undefined && isNew) {
      problems.push({ line, column: '', reason: `the product "${slug}" is new and needs the column ${name}` })
    }
  }
}
