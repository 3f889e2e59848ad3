import { productColumns, type ProductValues } from './columns'
import { differing, same, type KnownCatalogue, type KnownProduct, type PlannedProduct, type Tally } from './plan'
import type { ImportPart } from './plan-import'
import type { CatalogueRow } from './read-rows'
import type { Problem } from './read-table'

/** What a product is when its rows and the file's columns say nothing of it. */
const unsaid = (): Partial<ProductValues> => ({
  description: '',
  materials: '',
  features: [],
  images: [],
  published: true,
  launchedAt: new Date(),
  popularity: 0,
})
/** Of these, an empty column empties the product's value; any other must be filled. */
const emptiable = new Set<keyof ProductValues>(['description', 'materials', 'features', 'images'])

/** Products to write, and what is wrong with rows that speak of them. */
export interface ProductPlan {
  planned: PlannedProduct[]
  tally: Tally
  problems: Problem[]
  /** Products with a problem. */
  refused: Set<string>
}

/** Compares what a file's rows say of products with what the shop knows; rows carry their product's address by now. */
export function planProducts(file: ImportPart, known: KnownCatalogue): ProductPlan {
  const plan: ProductPlan = { planned: [], tally: { added: 0, changed: 0, left: 0 }, problems: [], refused: new Set() }
  const bySlug = new Map(known.products.map((product) => [product.slug, product]))
  for (const [slug, rows] of rowsByProduct(file.rows)) {
    const complain = (line: number, column: string, reason: string) =>
      plan.problems.push({ line, column: file.spoken(column), reason })
    const found = plan.problems.length
    const said = { ...emptied(file), ...agreed(rows, complain) }
    checkCategory(rows, said, known, complain)
    const now = bySlug.get(slug)
    const values = { ...(now ?? unsaid()), ...said } as ProductValues
    checkComplete(file, rows[0]!, slug, values, now === undefined, complain, plan.problems)
    if (values.published && !now?.published && !hasVariants(rows, now, known)) {
      complain(
        rows[0]!.line,
        'published',
        `"${slug}" has no variant, and so no price: add a row with its SKU, or say no`,
      )
    }
    if (plan.problems.length > found) {
      plan.refused.add(slug)
      continue
    }
    if (!now) plan.tally.added += 1
    else if (differing<ProductValues>(now, said).length > 0) plan.tally.changed += 1
    else {
      plan.tally.left += 1
      continue
    }
    plan.planned.push({ id: now?.id, slug, values: valuesOnly(values) })
  }
  return plan
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

const hasVariants = (rows: CatalogueRow[], now: KnownProduct | undefined, { variants }: KnownCatalogue) =>
  rows.some(({ sku }) => sku !== undefined) || variants.some(({ productId }) => productId === now?.id)

type Complain = (line: number, column: string, reason: string) => void

const valuesOnly = (values: ProductValues) =>
  Object.fromEntries(productColumns.map(({ field }) => [field, values[field]])) as unknown as ProductValues

function emptied({ columns }: ImportPart): Partial<ProductValues> {
  const blank = unsaid()
  const there = productColumns.filter(({ name, field }) => columns.includes(name) && emptiable.has(field))
  return Object.fromEntries(there.map(({ field }) => [field, blank[field]]))
}

/** A product's rows may leave a cell empty, but those that fill it must agree. */
function agreed(rows: CatalogueRow[], complain: Complain): Partial<ProductValues> {
  const said: Partial<ProductValues> = {}
  for (const { name, field } of productColumns) {
    let first: CatalogueRow | undefined
    for (const row of rows) {
      if (!(field in row.ofProduct)) continue
      first ??= row
      if (!same(first.ofProduct[field], row.ofProduct[field])) {
        complain(row.line, name, `it differs from line ${first.line}, which is of the same product`)
      }
    }
    if (first) Object.assign(said, { [field]: first.ofProduct[field] })
  }
  return said
}

function checkCategory(rows: CatalogueRow[], said: Partial<ProductValues>, known: KnownCatalogue, complain: Complain) {
  if (said.category === undefined || known.categories.has(said.category)) return
  for (const row of rows)
    if (row.ofProduct.category === said.category)
      complain(row.line, 'category', `there is no category "${said.category}"; "catalogue categories" lists them`)
}

function checkComplete(
  file: ImportPart,
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
