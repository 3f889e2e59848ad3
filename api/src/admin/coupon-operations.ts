import { toCents, toDollars } from '@shop/shared-api/money'
import { desc } from 'drizzle-orm'
import { z } from 'zod'
import { coupons } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure } from '../failure'
import { audit, operation } from './operation'

/** Reading and making coupons. */
export const couponOperations = {
  'coupons.list': operation(
    z.strictObject({ limit: z.int().min(1).max(1000).default(50) }),
    async ({ db }, { limit }) => {
      const rows = await db.select().from(coupons).orderBy(desc(coupons.id)).limit(limit)
      return {
        rows: rows.map((row) => ({
          id: row.id,
          code: row.code,
          percent: row.percent,
          min_subtotal: toDollars(row.minSubtotalCents),
          uses: `${row.uses}/${row.maxUses ?? '∞'}`,
          email: row.email ?? '',
          expires: row.expiresAt?.toISOString().slice(0, 10) ?? '',
        })),
      }
    },
  ),

  'coupons.create': operation(
    z.strictObject({
      code: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z0-9-]{3,40}$/, 'A code holds 3 to 40 letters, digits and dashes'),
      percent: z.int().min(1).max(100),
      min_subtotal: z.number().min(0).max(1_000_000).default(0),
      max_uses: z.int().min(1).max(1_000_000).optional(),
      email: z.string().trim().toLowerCase().pipe(z.email()).optional(),
      expires: z.iso.date().optional(),
    }),
    async ({ db, actor }, input) =>
      inTransaction(db, async (tx) => {
        const [made] = await tx
          .insert(coupons)
          .values({
            code: input.code,
            percent: input.percent,
            minSubtotalCents: toCents(input.min_subtotal),
            maxUses: input.max_uses,
            email: input.email,
            expiresAt: input.expires ? new Date(`${input.expires}T23:59:59.999Z`) : null,
          })
          .onConflictDoNothing()
          .returning({ id: coupons.id })
        if (!made) throw new Failure(409, 'conflict', `There is a coupon ${input.code} already.`)
        await audit(tx, actor, 'coupons.create', input.code, input)
        return { done: `Coupon ${input.code} takes ${input.percent}% off.`, detail: { id: made.id, code: input.code } }
      }),
  ),
}
