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

/** Rows of some products, all that the file has of each; they carry their product's address by now. */
export interface ImportPart extends Pick<CatalogueFile, 'columns' | 'spoken'> {
  rows: CatalogueRow[]
  /** Lines whose SKU stands on an earlier line already, with that line. */
  repeats: ReadonlyMap<number, number>
}

/** Plans the import of a part of a file; problems come with it. What is planned is only to be written when there are none, or they are to be skipped. */
export function planImport(
  part: ImportPart,
  known: KnownCatalogue,
  choices: ImportChoices,
): { plan: Plan; problems: Problem[]; taken: number } {
  const problems: Problem[] = []
  let { rows } = part
  for (;;) {
    const products = planProducts({ ...part, rows }, known)
    const variants = planVariants({ ...part, rows }, known, choices)
    const found = [...products.problems, ...variants.problems]
    problems.push(...found)
    if (found.length === 0 || !choices.skipBad) {
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
