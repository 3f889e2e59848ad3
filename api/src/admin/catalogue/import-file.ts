import type { Database } from '../../database/client'
import { knownCatalogue, lockSpokenOf, productsOfSkus } from './known-catalogue'
import type { Plan, Tally } from './plan'
import { planImport, type ImportChoices } from './plan-import'
import { problemList, type ProblemList } from './problem-list'
import type { CatalogueFile } from './read-rows'
import type { RowSpool, SpooledRow } from './row-spool'
import { writePlan } from './write-plan'

/** Rows that are planned and written together; more only when one product has more. */
const PART = 500

/** What came of a file. */
export interface ImportOutcome {
  problems: ProblemList
  tally: Plan['tally']
  /** Rows that were taken. */
  taken: number
  /** Products that were written, by their ids. */
  written: number[]
}

type Progress = (step: string, done: number, of: number) => void

/** Writes a file within a transaction, part by part, so that memory holds one part whatever the file's size. From the first problem on nothing more is written unless bad rows are to be skipped: the rest is looked through to name all of them, and the caller gives the transaction up. Everything is locked before, in the order that all keep to. */
export async function importFile(
  tx: Database,
  file: CatalogueFile,
  { spool, choices, progress }: { spool: RowSpool; choices: ImportChoices; progress: Progress },
): Promise<ImportOutcome> {
  await lockSpokenOf(tx, file.rows)
  const problems = problemList(file.problems)
  const outcome: ImportOutcome = { problems, tally: { products: none(), variants: none() }, taken: 0, written: [] }
  const slugOf = await slugsOf(tx, file, problems)
  const repeats = repeatedSkus(file.rows, slugOf)
  let done = 0
  for (const spooled of partsOf(file.rows, slugOf)) {
    const rows = (await spool.read(spooled)).map((row) => ({ ...row, product: slugOf(row) }))
    const known = await knownCatalogue(tx, rows)
    const { plan, problems: found, taken } = planImport({ ...file, rows, repeats }, known, choices)
    problems.add(found)
    if (choices.skipBad || problems.badRows === 0) outcome.written.push(...(await writePlan(tx, plan, known)))
    for (const kind of ['products', 'variants'] as const) addTo(outcome.tally[kind], plan.tally[kind])
    outcome.taken += taken
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

/** Rows that name a SKU alone are given the product that it belongs to. */
async function slugsOf(tx: Database, { rows, spoken }: CatalogueFile, problems: ProblemList): Promise<SlugOf> {
  const alone = rows.filter(({ product }) => product === undefined)
  const bySku = await productsOfSkus(
    tx,
    alone.map(({ sku }) => sku!),
  )
  const reason = 'there is no such SKU; a new one needs the column product'
  const unknown = alone.filter(({ sku }) => !bySku.has(sku!))
  problems.add(unknown.map(({ line }) => ({ line, column: spoken('sku'), reason })))
  return ({ product, sku }) => product ?? bySku.get(sku!)
}

function repeatedSkus(rows: readonly SpooledRow[], slugOf: SlugOf): Map<number, number> {
  const seen = new Map<string, number>()
  const repeats = new Map<number, number>()
  for (const row of rows) {
    if (row.sku === undefined || !slugOf(row)) continue
    const before = seen.get(row.sku)
    if (before !== undefined) repeats.set(row.line, before)
    seen.set(row.sku, row.line)
  }
  return repeats
}

/** Rows by product, products in the order in which the file first names them; no product is taken apart. */
function* partsOf(rows: readonly SpooledRow[], slugOf: SlugOf): Generator<SpooledRow[]> {
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
    if (part.length < PART) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}
