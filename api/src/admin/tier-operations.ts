import { formatUsd, toCents, toDollars } from '@shop/shared-api/money'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/client'
import { sqlState } from '../database/failures'
import { tiers } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure } from '../failure'
import { contentRepository, type Tier } from '../modules/content/content-repository'
import { audit, operation } from './operation'
import { id } from './list-fields'

type Bounds = Pick<Tier, 'fromCents' | 'toCents'>

const EXCLUSION = '23P01'
const amount = z.number().min(0).max(10_000_000)
const percent = z.int().min(1).max(90)
const rangeLabel = ({ fromCents, toCents }: Bounds) =>
  toCents === null ? `${formatUsd(fromCents)} and more` : `${formatUsd(fromCents)} to ${formatUsd(toCents)}`
const overlaps = (a: Bounds, b: Bounds) =>
  a.fromCents <= (b.toCents ?? Infinity) && b.fromCents <= (a.toCents ?? Infinity)

/**
 * Lists, adds, changes and removes wholesale discount tiers; bounds are inclusive, and only the top tier is
 * open-ended.
 */
export const tierOperations = {
  'tiers.list': operation(z.strictObject({}), async ({ db }) => ({
    rows: (await contentRepository(db).tiers()).map((tier) => ({
      id: tier.id,
      from: toDollars(tier.fromCents).toFixed(2),
      to: tier.toCents === null ? 'and more' : toDollars(tier.toCents).toFixed(2),
      percent: tier.percent,
    })),
  })),

  'tiers.add': operation(
    z.strictObject({ from: amount, to: amount.nullable(), percent }),
    ({ db, actor }, { from, to, percent }) =>
      refuseRacingOverlap(db, async (tx) => {
        const wanted = { fromCents: toCents(from), toCents: to === null ? null : toCents(to) }
        await refuseOverlap(tx, wanted)
        const [added] = await tx
          .insert(tiers)
          .values({ ...wanted, percent })
          .returning()
        await audit(tx, actor, 'tiers.add', String(added!.id), { from, to, percent })
        return { done: `${rangeLabel(wanted)} takes ${percent}% off.`, detail: { id: added!.id } }
      }),
  ),

  'tiers.change': operation(
    z
      .strictObject({ id, from: amount.optional(), to: amount.nullable().optional(), percent: percent.optional() })
      .refine(({ from, to, percent }) => from !== undefined || to !== undefined || percent !== undefined, {
        message: 'specify what to change, as in --percent 15',
      }),
    ({ db, actor }, { id, ...input }) =>
      refuseRacingOverlap(db, async (tx) => {
        const before = await lockTier(tx, id)
        const wanted = {
          fromCents: input.from === undefined ? before.fromCents : toCents(input.from),
          toCents: input.to === undefined ? before.toCents : input.to === null ? null : toCents(input.to),
        }
        await refuseOverlap(tx, wanted, id)
        const percent = input.percent ?? before.percent
        await tx
          .update(tiers)
          .set({ ...wanted, percent })
          .where(eq(tiers.id, id))
        await audit(tx, actor, 'tiers.change', String(id), { before, after: { ...wanted, percent } })
        return { done: `${rangeLabel(wanted)} takes ${percent}% off.`, detail: { id } }
      }),
  ),

  'tiers.remove': operation(z.strictObject({ id }), ({ db, actor }, { id }) =>
    inTransaction(db, async (tx) => {
      const before = await lockTier(tx, id)
      await tx.delete(tiers).where(eq(tiers.id, id))
      await audit(tx, actor, 'tiers.remove', String(id), before)
      return { done: `Removed the tier ${rangeLabel(before)} (${before.percent}%).`, detail: { id } }
    }),
  ),
}

/** Turns the database's rejection of concurrently added overlapping tiers into a readable conflict. */
async function refuseRacingOverlap<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return inTransaction(db, work).catch((error: unknown) => {
    if (sqlState(error) !== EXCLUSION) throw error
    throw new Failure(
      409,
      'conflict',
      'The tiers were changed at the same time and now overlap with yours: check "tiers list" and try again.',
    )
  })
}

async function refuseOverlap(tx: Database, wanted: Bounds, self?: number) {
  if (wanted.toCents !== null && wanted.toCents < wanted.fromCents) {
    throw new Failure(
      422,
      'invalid',
      `A tier cannot end at ${formatUsd(wanted.toCents)}, below its start at ${formatUsd(wanted.fromCents)}.`,
    )
  }
  const overlapping = (await contentRepository(tx).tiers()).filter((tier) => tier.id !== self && overlaps(tier, wanted))
  if (overlapping.length === 0) return
  const names = overlapping.map((tier) => `tier ${tier.id} (${rangeLabel(tier)}, ${tier.percent}%)`).join(' and ')
  throw new Failure(
    409,
    'conflict',
    `${rangeLabel(wanted)} would overlap ${names}: one subtotal can have one discount only. Change or remove that first; bounds are inclusive, so the next tier starts one cent higher.`,
  )
}

async function lockTier(tx: Database, id: number): Promise<Tier> {
  const [row] = await tx.select().from(tiers).where(eq(tiers.id, id)).for('update')
  if (!row) throw new Failure(404, 'not_found', `There is no tier ${id}. Run "tiers list" to see all of them.`)
  return row
}
