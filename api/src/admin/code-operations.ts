import { randomInt } from 'node:crypto'
import { asc, count, eq, max, min, sql } from 'drizzle-orm'
import { z } from 'zod'
import { authenticityCodes, products } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure } from '../failure'
import { audit, operation, type OperationContext } from './operation'
import { limit, minute } from './list-fields'

/** Crockford's base32: no I, L, O or U that could be misread on a label. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LETTERS = 10
const BATCH_ROWS = 1000

const batch = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{1,40}$/, 'a batch name has letters, digits and dashes only')
const newCode = () => {
  const letters = Array.from({ length: LETTERS }, () => ALPHABET[randomInt(32)]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** Lists, creates, exports and removes authenticity codes by batch. */
export const codeOperations = {
  'codes.batches': operation(z.strictObject({ limit }), async ({ db }, { limit }) => ({
    rows: await db
      .select({
        batch: authenticityCodes.batch,
        product: products.slug,
        codes: count(),
        checked: sql<number>`count(*) FILTER (WHERE ${authenticityCodes.checks} > 0)::integer`,
        most_checks: max(authenticityCodes.checks),
        made_on: min(authenticityCodes.madeOn),
      })
      .from(authenticityCodes)
      .leftJoin(products, eq(products.id, authenticityCodes.productId))
      .groupBy(authenticityCodes.batch, products.slug)
      .orderBy(sql`max(${authenticityCodes.checks}) DESC`, asc(authenticityCodes.batch))
      .limit(limit),
  })),

  'codes.show': operation(
    z.strictObject({ code: z.string().trim().toUpperCase().max(32) }),
    async ({ db }, { code }) => {
      const [row] = await db
        .select({ code: authenticityCodes, product: products.title, slug: products.slug })
        .from(authenticityCodes)
        .leftJoin(products, eq(products.id, authenticityCodes.productId))
        .where(eq(authenticityCodes.code, code))
      if (!row) throw new Failure(404, 'not_found', `None of our genuine products has the code ${code}.`)
      const { productId: _productId, firstCheckedAt, ...rest } = row.code
      return {
        record: { ...rest, product: row.product, slug: row.slug, first: firstCheckedAt && minute(firstCheckedAt) },
      }
    },
  ),

  /** Creates random codes and emits them as CSV, one per line. */
  'codes.make': operation(
    z.strictObject({
      product: z.string().trim().max(120),
      batch,
      count: z.int().min(1).max(100_000),
      made_on: z.iso.date(),
    }),
    async ({ db, actor, emit, progress, dryRun }, input) => {
      const made = await inTransaction(db, async (tx) => {
        const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.slug, input.product))
        if (!product) {
          throw new Failure(
            404,
            'not_found',
            `There is no product "${input.product}": use its address from the column "product" of "catalogue export".`,
          )
        }
        if ((await tx.$count(authenticityCodes, eq(authenticityCodes.batch, input.batch))) > 0) {
          throw new Failure(
            409,
            'conflict',
            `Batch ${input.batch} already exists: "codes export ${input.batch}" exports its codes again; use another name to create new ones.`,
          )
        }
        const codes: string[] = []
        while (codes.length < input.count) {
          const rows = Array.from({ length: Math.min(BATCH_ROWS, input.count - codes.length) }, () => ({
            code: newCode(),
            productId: product.id,
            batch: input.batch,
            madeOn: input.made_on,
          }))
          const added = await tx
            .insert(authenticityCodes)
            .values(rows)
            .onConflictDoNothing()
            .returning({ code: authenticityCodes.code })
          codes.push(...added.map(({ code }) => code))
          progress?.('codes', codes.length, input.count)
        }
        await audit(tx, actor, 'codes.make', input.batch, input)
        return codes
      })
      if (!dryRun)
        await emitCsv(
          emit,
          made.map((code) => [code, input.batch, input.product, input.made_on]),
        )
      return {
        done: `Created ${made.length} codes for batch ${input.batch}.`,
        detail: { batch: input.batch, count: made.length },
      }
    },
  ),

  'codes.export': operation(z.strictObject({ batch }), async ({ db, emit }, { batch }) => {
    const rows = await db
      .select({ code: authenticityCodes.code, product: products.slug, madeOn: authenticityCodes.madeOn })
      .from(authenticityCodes)
      .leftJoin(products, eq(products.id, authenticityCodes.productId))
      .where(eq(authenticityCodes.batch, batch))
      .orderBy(asc(authenticityCodes.code))
    if (rows.length === 0)
      throw new Failure(404, 'not_found', `There is no batch ${batch}. Run "codes batches" to list them.`)
    await emitCsv(
      emit,
      rows.map((row) => [row.code, batch, row.product ?? '', row.madeOn]),
    )
    return { done: `${rows.length} codes of batch ${batch}.`, detail: { batch, count: rows.length } }
  }),

  /** Afterwards a check reports its codes as unknown. */
  'codes.remove': operation(z.strictObject({ batch }), async ({ db, actor }, { batch }) =>
    inTransaction(db, async (tx) => {
      const removed = await tx
        .delete(authenticityCodes)
        .where(eq(authenticityCodes.batch, batch))
        .returning({ checks: authenticityCodes.checks })
      if (removed.length === 0)
        throw new Failure(404, 'not_found', `There is no batch ${batch}. Run "codes batches" to list them.`)
      const checked = removed.filter(({ checks }) => checks > 0).length
      await audit(tx, actor, 'codes.remove', batch, { codes: removed.length, checked })
      const warning = checked > 0 ? `, ${checked} of which customers had already checked` : ''
      return {
        done: `Removed ${removed.length} codes of batch ${batch}${warning}; checks now report them as unknown.`,
        detail: { batch, codes: removed.length, checked },
      }
    }),
  ),
}

/** Emits codes as CSV; none of these fields needs quotes. */
async function emitCsv(emit: OperationContext['emit'], rows: string[][]) {
  await emit?.('code,batch,product,made_on\r\n')
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    const piece = rows.slice(start, start + BATCH_ROWS).map((row) => `${row.join(',')}\r\n`)
    await emit?.(piece.join(''))
  }
}
