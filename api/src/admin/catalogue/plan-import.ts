import type { KnownCatalogue, Plan } from './plan'
import { planProducts } from './plan-products'
import { planVariants } from './plan-variants'
import type { CatalogueFile, CatalogueRow } from './read-rows'
import type { Problem } from './read-table'

/** How an import deals with what is not as it should be. */
export interface ImportChoices {
  /** Leaves bad rows out, and every row of a product that has a problem itself. */
  skipBad: boolean
  /** Sets stock without knowing what it was at the export. */
  overwriteStock: boolean
}

/** Plans the import of a file; problems come with it by line, those of the cells included. What is planned is only to be written when there are none, or they are to be skipped. */
export function planImport(
  file: CatalogueFile,
  known: KnownCatalogue,
  choices: ImportChoices,
): { plan: Plan; problems: Problem[]; taken: number } {
  const problems = [...file.problems]
  let rows = withProducts(file, known, problems)
  for (;;) {
    const products = planProducts({ ...file, rows }, known)
    const variants = planVariants({ ...file, rows }, known, choices)
    const found = [...products.problems, ...variants.problems]
    problems.push(...found)
    if (found.length === 0 || !choices.skipBad) {
      problems.sort((a, b) => a.line - b.line)
      const plan = {
        products: products.planned,
        variants: variants.planned,
        tally: { products: products.tally, variants: variants.tally },
      }
      return { plan, problems, taken: rows.length }
    }
    const bad = new Set(found.map(({ line }) => line))
    rows = rows.filter(({ line, product }) => !bad.has(line) && !products.refused.has(product!))
  }
}

/** Rows that name a SKU alone are given the product that it belongs to. */
function withProducts(file: CatalogueFile, known: KnownCatalogue, problems: Problem[]): CatalogueRow[] {
  const slugs = new Map(known.products.map(({ id, slug }) => [id, slug]))
  const bySku = new Map(known.variants.map(({ sku, productId }) => [sku, slugs.get(productId)]))
  return file.rows.flatMap((row) => {
    const product = row.product ?? bySku.get(row.sku!)
    if (product) return [{ ...row, product }]
    const reason = 'there is no such SKU; a new one needs the column product'
    problems.push({ line: row.line, column: file.spoken('sku'), reason })
    return []
  })
}
