import { createHash } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { categories, products } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { audit, operation } from '../operation'
import { knownCatalogue } from './known-catalogue'
import type { Plan, Tally } from './plan'
import { planImport } from './plan-import'
import { readRows } from './read-rows'
import type { Problem } from './read-table'
import { refreshWritten, writePlan } from './write-plan'
import { writeTable } from './write-table'

/** How many bad rows a refusal carries; the count is always whole. */
const MOST_TOLD = 10_000

/** The catalogue as one table, out and in. */
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
    await db.transaction(
      async (tx) => {
        for await (const { piece, ...part } of writeTable(tx as unknown as Database)) {
          await emit?.(piece)
          done.products += part.products
          done.variants += part.variants
          progress?.('products', done.products, of)
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    return { done: `${done.variants} variants of ${done.products} products are exported.`, detail: done }
  }),

  /** All or nothing: one transaction, refused whole on any bad row unless those are to be skipped. */
  'catalogue.import': operation(
    z.strictObject({
      file: z.string().max(300).default('a file'),
      skip_bad: z.boolean().default(false),
      overwrite_stock: z.boolean().default(false),
    }),
    async ({ db, actor, body, dryRun, progress = () => undefined }, input) => {
      if (!body) throw new Failure(422, 'invalid', 'There is no file to import.')
      const sha256 = createHash('sha256')
      const file = await readRows(hashed(body, sha256), (rows) => progress('rows read', rows))
      const digest = sha256.digest('hex')
      return inTransaction(db, async (tx) => {
        const known = await knownCatalogue(tx, file.rows)
        const choices = { skipBad: input.skip_bad, overwriteStock: input.overwrite_stock }
        const { plan, problems, taken } = planImport(file, known, choices)
        if (problems.length > 0 && !input.skip_bad) throw refusal(problems, file.count, plan)
        const ids = await writePlan(tx, plan, known, progress)
        if (!dryRun) await refreshWritten(tx, ids, progress)
        const told = { ...plan.tally, rows: file.count, skipped: file.count - taken }
        await audit(tx, actor, 'catalogue.import', input.file, { ...told, sha256: digest })
        return { done: sentence(plan, told.skipped), detail: { ...told, problems: problems.slice(0, MOST_TOLD) } }
      })
    },
  ),
}

async function* hashed(body: AsyncIterable<string>, hash: { update: (piece: string) => unknown }) {
  for await (const piece of body) {
    hash.update(piece)
    yield piece
  }
}

function refusal(problems: Problem[], count: number, { tally }: Plan): Failure {
  const bad = new Set(problems.map(({ line }) => line)).size
  const message = `${bad} of ${count} rows cannot be taken, so nothing is imported. Mend them, or leave them out with --skip-bad.`
  return new Failure(422, 'bad_rows', message, {
    extra: { problems: problems.slice(0, MOST_TOLD), bad, rows: count, ...tally },
  })
}

const counted = (what: string, { added, changed, left }: Tally) =>
  `${what}: ${added} added, ${changed} changed, ${left} left as they are`

function sentence({ tally }: Plan, skipped: number): string {
  const rest = skipped > 0 ? ` ${skipped} rows were left out.` : ''
  return `${counted('Products', tally.products)}. ${counted('Variants', tally.variants)}.${rest}`
}
