import { createHash } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { categories, products } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { audit, operation } from '../operation'
import { spoolText } from '../text-spool'
import { importFile, type ImportOutcome } from './import-file'
import type { Plan, Tally } from './plan'
import { readRows } from './read-rows'
import { openSpool } from './row-spool'
import { refreshWritten } from './write-plan'
import { writeTable } from './write-table'

/** Exports and imports the catalogue as one table. */
export const catalogueOperations = {
  'catalogue.categories': operation(z.strictObject({}), async ({ db }) => ({
    rows: await db
      .select({
        category: categories.slug,
        title: categories.title,
        level: categories.level,
        products: sql<number>`(SELECT count(*)::integer FROM ${products} WHERE ${products.categoryId} = ${categories.id})`,
      })
      .from(categories)
      .orderBy(asc(categories.slug)),
  })),

  'catalogue.export': operation(z.strictObject({}), async ({ db, emit, progress }) => {
    const of = await db.$count(products)
    const done = { products: 0, variants: 0 }
    async function* table(tx: Database) {
      for await (const { piece, ...part } of writeTable(tx)) {
        yield piece
        done.products += part.products
        done.variants += part.variants
        progress?.('products', done.products, of)
      }
    }
    const written = await db.transaction((tx) => spoolText(table(tx as unknown as Database)), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    })
    try {
      for await (const piece of written.pieces()) await emit?.(piece)
    } finally {
      await written.drop()
    }
    return { done: `Exported ${done.variants} variants of ${done.products} products.`, detail: done }
  }),

  /** Imports in one transaction; one bad row rejects the entire file unless `skipBad` is set. */
  'catalogue.import': operation(
    z.strictObject({
      file: z.string().max(300).default('a file'),
      skip_bad: z.boolean().default(false),
      overwrite_stock: z.boolean().default(false),
    }),
    async ({ db, actor, body, dryRun, progress = () => undefined }, input) => {
      if (!body) throw new Failure(422, 'invalid', 'There is no file to import.')
      const sha256 = createHash('sha256')
      const spool = await openSpool()
      try {
        const file = await readRows(hashed(body, sha256), spool, (rows) => progress('rows read', rows))
        const digest = sha256.digest('hex')
        return await inTransaction(db, async (tx) => {
          const choices = { skipBad: input.skip_bad, overwriteStock: input.overwrite_stock }
          const outcome = await importFile(tx, file, { spool, choices, progress })
          const { problems, tally, imported, written } = outcome
          if (problems.badRows > 0 && !input.skip_bad) throw refusal(outcome, file.count)
          if (!dryRun) await refreshWritten(tx, written, progress)
          const detail = { ...tally, rows: file.count, skipped: file.count - imported }
          await audit(tx, actor, 'catalogue.import', input.file, { ...detail, sha256: digest })
          return { done: sentence(tally, detail.skipped), detail: { ...detail, problems: problems.reported } }
        })
      } finally {
        await spool.close()
      }
    },
  ),
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
