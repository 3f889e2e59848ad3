import { toCents, toDollars } from '@shop/shared-api/money'
import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/client'
import { coupons } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure } from '../failure'
import { audit, operation } from './operation'
import { limit, minute } from './list-fields'

const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{3,40}$/, 'A code has 3 to 40 letters, digits and dashes')
const percent = z.int().min(1).max(100)
const minSubtotal = z.number().min(0).max(1_000_000)
const maxUses = z.int().min(1).max(1_000_000)
const email = z.string().trim().toLowerCase().pipe(z.email('Invalid email address'))
const startOf = (day: string) => new Date(`${day}T00:00:00.000Z`)
const endOf = (day: string) => new Date(`${day}T23:59:59.999Z`)

/** Lists, creates, changes and ends coupons; days are full days in UTC. */
export const couponOperations = {
  'coupons.list': operation(z.strictObject({ limit }), async ({ db }, { limit }) => {
    const rows = await db.select().from(coupons).orderBy(desc(coupons.id)).limit(limit)
    return {
      rows: rows.map((row) => ({
        id: row.id,
        code: row.code,
        percent: row.percent,
        min_subtotal: toDollars(row.minSubtotalCents).toFixed(2),
        uses: `${row.uses}/${row.maxUses ?? '∞'}`,
        email: row.email ?? '',
        starts: row.startsAt.toISOString().slice(0, 10),
        ends: row.expiresAt ? minute(row.expiresAt) : '',
      })),
    }
  }),

  'coupons.create': operation(
    z.strictObject({
      code,
      percent,
      min_subtotal: minSubtotal.default(0),
      max_uses: maxUses.optional(),
      email: email.optional(),
      starts: z.iso.date().optional(),
      expires: z.iso.date().optional(),
    }),
    async ({ db, actor }, input) =>
      inTransaction(db, async (tx) => {
        const startsAt = input.starts ? startOf(input.starts) : new Date()
        const expiresAt = input.expires ? endOf(input.expires) : null
        refuseEmptySpan(startsAt, expiresAt)
        const [made] = await tx
          .insert(coupons)
          .values({
            code: input.code,
            percent: input.percent,
            minSubtotalCents: toCents(input.min_subtotal),
            maxUses: input.max_uses,
            email: input.email,
            startsAt,
            expiresAt,
          })
          .onConflictDoNothing()
          .returning({ id: coupons.id })
        if (!made) {
          throw new Failure(409, 'conflict', `Coupon ${input.code} already exists. Use "coupons change" to change it.`)
        }
        await audit(tx, actor, 'coupons.create', input.code, input)
        return { done: `Coupon ${input.code} takes ${input.percent}% off.`, detail: { id: made.id, code: input.code } }
      }),
  ),

  'coupons.change': operation(
    z
      .strictObject({
        code,
        percent: percent.optional(),
        min_subtotal: minSubtotal.optional(),
        max_uses: maxUses.nullable().optional(),
        starts: z.iso.date().optional(),
        expires: z.iso.date().nullable().optional(),
      })
      .refine(({ code: _code, ...changes }) => Object.values(changes).some((value) => value !== undefined), {
        message: 'specify what to change, as in --percent 15',
      }),
    async ({ db, actor }, { code, ...input }) =>
      inTransaction(db, async (tx) => {
        const before = await lockCoupon(tx, code)
        const after = {
          percent: input.percent ?? before.percent,
          minSubtotalCents: input.min_subtotal === undefined ? before.minSubtotalCents : toCents(input.min_subtotal),
          maxUses: input.max_uses === undefined ? before.maxUses : input.max_uses,
          startsAt: input.starts ? startOf(input.starts) : before.startsAt,
          expiresAt: input.expires === undefined ? before.expiresAt : input.expires && endOf(input.expires),
        }
        if (after.maxUses !== null && after.maxUses < before.uses) {
          const why = `${code} was already used ${before.uses} times: it cannot be limited to ${after.maxUses}.`
          throw new Failure(409, 'conflict', `${why} Use "coupons end" to stop it now.`)
        }
        const expiresAt = after.expiresAt || null
        refuseEmptySpan(after.startsAt, expiresAt)
        await tx
          .update(coupons)
          .set({ ...after, expiresAt })
          .where(eq(coupons.code, code))
        await audit(tx, actor, 'coupons.change', code, input)
        return {
          done: `Coupon ${code} was changed; orders already placed retain their discount.`,
          detail: { code, ...input },
        }
      }),
  ),

  'coupons.end': operation(z.strictObject({ code }), async ({ db, actor }, { code }) =>
    inTransaction(db, async (tx) => {
      const before = await lockCoupon(tx, code)
      const now = new Date()
      if (before.expiresAt && before.expiresAt <= now) {
        throw new Failure(409, 'conflict', `Coupon ${code} already ended at ${minute(before.expiresAt)}.`)
      }
      await tx.update(coupons).set({ expiresAt: now }).where(eq(coupons.code, code))
      await audit(tx, actor, 'coupons.end', code, { ended_before: before.expiresAt })
      return { done: `Coupon ${code} has ended.`, detail: { code, uses: before.uses } }
    }),
  ),
}

function refuseEmptySpan(from: Date, to: Date | null) {
  if (to && to <= from) throw new Failure(422, 'invalid', 'The coupon would end before it starts.')
}

async function lockCoupon(tx: Database, code: string) {
  const [row] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('update')
  if (!row) throw new Failure(404, 'not_found', `There is no coupon ${code}. Run "coupons list" to see all of them.`)
  return row
}
