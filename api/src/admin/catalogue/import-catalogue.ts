import { createHash } from 'node:crypto'
import { z } from 'zod'
import { photographName } from '../photographs/photograph-name'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { audit, type ImportContext, type OperationResult } from '../operation'
import { importFile, type ImportOutcome } from './import-file'
import type { Plan, Tally } from './plan'
import { readRows } from './read-rows'
import { openSpool } from './row-spool'
import { refreshWritten } from './write-plan'

/** Input of the import: the name of the file for the audit log, and what to do with bad rows and with stock. */
export const catalogueImportInput = z.strictObject({
  file: z.string().max(300).default('a file'),
  skip_bad: z.boolean().default(false),
  overwrite_stock: z.boolean().default(false),
  /** Names of photographs that a dry run takes as uploaded; the import itself takes none. */
  photographs: z.array(photographName).max(10_000).default([]),
})

/** Imports products and variants in one transaction; one bad row rejects the entire file unless `skip_bad` is set. */
export async function importCatalogue(
  { db, actor, body, dryRun, progress = () => undefined }: ImportContext,
  input: z.output<typeof catalogueImportInput>,
): Promise<OperationResult> {
  if (!body) throw new Failure(422, 'invalid', 'There is no file to import.')
  const sha256 = createHash('sha256')
  const spool = await openSpool()
  try {
    const file = await readRows(hashed(body, sha256), spool, (rows) => progress('rows read', rows))
    const digest = sha256.digest('hex')
    return await inTransaction(db, async (tx) => {
      const choices = { skipBad: input.skip_bad, overwriteStock: input.overwrite_stock }
      const outcome = await importFile(tx, file, {
        spool,
        choices,
        expected: dryRun ? input.photographs : [],
        progress,
      })
      const { problems, tally, changes, imported, written } = outcome
      if (problems.badRows > 0 && !input.skip_bad) throw refusal(outcome, file.count)
      if (!dryRun) await refreshWritten(tx, written, progress)
      const detail = { ...tally, rows: file.count, skipped: file.count - imported }
      await audit(tx, actor, 'catalogue.import', input.file, { ...detail, sha256: digest })
      const shown = { problems: problems.reported, changes: changes.reported, more_changes: changes.more }
      return { done: sentence(tally, detail.skipped), detail: { ...detail, ...shown } }
    })
  } finally {
    await spool.close()
  }
}

async function* hashed(body: AsyncIterable<string>, hash: { update: (piece: string) => unknown }) {
  for await (const piece of body) {
    hash.update(piece)
    yield piece
  }
}

function refusal({ problems: { reported, badRows: bad }, tally }: ImportOutcome, rows: number): Failure {
  const message = `${bad} of ${rows} rows are invalid, so nothing was imported. Fix them, or skip them with --skip-bad.`
  return new Failure(422, 'bad_rows', message, { extra: { problems: reported, bad, rows, ...tally } })
}

const counted = (what: string, { added, changed, left }: Tally) =>
  `${what}: ${added} added, ${changed} changed, ${left} unchanged`

function sentence(tally: Plan['tally'], skipped: number): string {
  const rest = skipped > 0 ? ` ${skipped} rows were skipped.` : ''
  return `${counted('Products', tally.products)}. ${counted('Variants', tally.variants)}.${rest}`
}
