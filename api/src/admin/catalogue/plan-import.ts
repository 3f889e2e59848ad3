import type { Change } from './change-list'
import type { ExistingCatalogue, Plan } from './plan'
import { planProducts } from './plan-products'
import { namePhotographs } from './photograph-cells'
import { planVariants } from './plan-variants'
import type { CatalogueFile, CatalogueRow } from './read-rows'
import type { Problem } from './read-table'

/** Options for invalid rows and for stock. */
export interface ImportChoices {
  /** Skips bad rows, and every row of a product that has a problem itself. */
  skipBad: boolean
  /** Sets stock even if the file lacks the exported stock. */
  overwriteStock: boolean
}

/** All rows of some products; each row has its product's address. */
export interface ImportBatch extends Pick<CatalogueFile, 'columns' | 'displayName'> {
  rows: CatalogueRow[]
  /** Lines that repeat the SKU of an earlier line, with that line. */
  repeats: ReadonlyMap<number, number>
}

/**
 * Plans the import of a batch and collects its problems. Write the plan only if there are none, or if bad rows are
 * skipped.
 */
export function planImport(
  part: ImportBatch,
  existing: ExistingCatalogue,
  choices: ImportChoices,
): { plan: Plan; problems: Problem[]; changes: Change[]; imported: number } {
  const named = namePhotographs(part, existing.photographs)
  const problems: Problem[] = [...named.problems]
  let { rows } = named
  if (named.problems.length > 0 && choices.skipBad) {
    const lines = new Set(named.problems.map(({ line }) => line))
    rows = rows.filter(({ line }) => !lines.has(line))
  }
  for (;;) {
    const products = planProducts({ ...part, rows }, existing)
    const variants = planVariants({ ...part, rows }, existing, choices)
    const found = [...products.problems, ...variants.problems]
    problems.push(...found)
    if (found.length === 0 || !choices.skipBad) {
      const plan = {
        products: products.planned,
        variants: variants.planned,
        tally: { products: products.tally, variants: variants.tally },
      }
      return { plan, problems, changes: [...products.changes, ...variants.changes], imported: rows.length }
    }
    const bad = new Set(found.map(({ line }) => line))
    rows = rows.filter(({ line, product }) => !bad.has(line) && !products.refused.has(product!))
  }
}
