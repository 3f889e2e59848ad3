import type { Database } from '../../database/client'
import { readExistingCatalogue, lockReferenced, productsOfSkus } from './existing-catalogue'
import { changeList, type ChangeList } from './change-list'
import { withPhotographNames } from './photograph-cells'
import type { Plan, Tally } from './plan'
import { planImport, type ImportChoices } from './plan-import'
import { problemList, type ProblemList } from './problem-list'
import type { CatalogueFile } from './read-rows'
import type { RowSpool, SpooledRow } from './row-spool'
import { writePlan } from './write-plan'

/** Rows per batch; a single product may exceed it. */
const BATCH_ROWS = 1000

/** The result of an import. */
export interface ImportOutcome {
  problems: ProblemList
  tally: Plan['tally']
  /** What the import changes, photographs by their names. */
  changes: ChangeList
  /** Number of imported rows. */
  imported: number
  /** Ids of the products that were written. */
  written: number[]
}

type Progress = (step: string, done: number, of: number) => void

/**
 * Imports a file within a transaction, in batches, so that memory holds one batch at a time. After the first problem
 * nothing more is written unless bad rows are skipped: the remaining rows are only validated, and the caller rolls
 * the transaction back. All rows are locked first, in the same order as in all other operations.
 */
export async function importFile(
  tx: Database,
  file: CatalogueFile,
  {
    spool,
    choices,
    expected,
    progress,
  }: { spool: RowSpool; choices: ImportChoices; expected?: string[]; progress: Progress },
): Promise<ImportOutcome> {
  await lockReferenced(tx, file.rows)
  const problems = problemList(file.problems)
  const outcome: ImportOutcome = {
    problems,
    tally: { products: none(), variants: none() },
    changes: changeList(),
    imported: 0,
    written: [],
  }
  const slugOf = await createSlugLookup(tx, file, problems)
  const repeats = repeatedSkus(file.rows, slugOf)
  let done = 0
  for (const spooled of batchesOf(file.rows, slugOf)) {
    const rows = (await spool.read(spooled)).map((row) => ({ ...row, product: slugOf(row) }))
    const existing = await readExistingCatalogue(tx, rows, expected)
    const { plan, problems: found, changes, imported } = planImport({ ...file, rows, repeats }, existing, choices)
    problems.add(found)
    outcome.changes.add(await withPhotographNames(tx, changes, existing.photographs))
    if (choices.skipBad || problems.badRows === 0) outcome.written.push(...(await writePlan(tx, plan, existing)))
    for (const kind of ['products', 'variants'] as const) addTo(outcome.tally[kind], plan.tally[kind])
    outcome.imported += imported
    done += rows.length
    progress('rows', done, file.rows.length)
  }
  return outcome
}

const none = (): Tally => ({ added: 0, changed: 0, left: 0 })

function addTo(sum: Tally, { added, changed, left }: Tally) {
  sum.added += added
  sum.changed += changed
  sum.left += left
}

type SlugOf = (row: Pick<SpooledRow, 'product' | 'sku'>) => string | undefined

/** Maps rows to their product's address; a row with only a SKU belongs to that SKU's product. */
async function createSlugLookup(
  tx: Database,
  { rows, displayName }: CatalogueFile,
  problems: ProblemList,
): Promise<SlugOf> {
  const skuOnly = rows.filter(({ product }) => product === undefined)
  const bySku = await productsOfSkus(
    tx,
    skuOnly.map(({ sku }) => sku!),
  )
  const reason = 'this SKU does not exist; a new one needs the column product'
  const unknown = skuOnly.filter(({ sku }) => !bySku.has(sku!))
  problems.add(unknown.map(({ line }) => ({ line, column: displayName('sku'), reason })))
  return ({ product, sku }) => product ?? bySku.get(sku!)
}

function repeatedSkus(rows: readonly SpooledRow[], slugOf: SlugOf): Map<number, number> {
  const lines = new Map<string, number>()
  const repeats = new Map<number, number>()
  for (const row of rows) {
    if (row.sku === undefined || !slugOf(row)) continue
    const before = lines.get(row.sku)
    if (before !== undefined) repeats.set(row.line, before)
    lines.set(row.sku, row.line)
  }
  return repeats
}

/** Groups rows into batches by product, in the order in which products first appear; a product is never split. */
function* batchesOf(rows: readonly SpooledRow[], slugOf: SlugOf): Generator<SpooledRow[]> {
  const groups = new Map<string, SpooledRow[]>()
  for (const row of rows) {
    const slug = slugOf(row)
    if (slug === undefined) continue
    const group = groups.get(slug)
    if (group) group.push(row)
    else groups.set(slug, [row])
  }
  let part: SpooledRow[] = []
  for (const group of groups.values()) {
    part.push(...group)
    if (part.length < BATCH_ROWS) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}
