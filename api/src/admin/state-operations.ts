import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/client'
import { states } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure } from '../failure'
import { audit, operation } from './operation'

const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'A state has two letters, such as NJ')
const facts = {
  tax_percent: z.number().min(0).max(20),
  ships: z.boolean(),
  extra_days: z.int().min(0).max(30),
}
const changes = z.strictObject(facts).partial()
type Facts = z.output<z.ZodObject<typeof facts>>
const names = Object.keys(facts) as (keyof Facts)[]
type State = typeof states.$inferSelect

/** Lists the states of sales tax and shipping, and changes them. */
export const stateOperations = {
  'states.list': operation(z.strictObject({}), async ({ db }) => ({
    rows: (await db.select().from(states).orderBy(asc(states.name))).map((state) => ({
      code: state.code,
      name: state.name,
      ...factsOf(state),
    })),
  })),

  /** Compare-and-set: refused if the state differs from what is expected of it. */
  'states.change': operation(
    changes
      .extend({ code, expect: changes.default({}) })
      .refine((input) => names.some((name) => input[name] !== undefined), {
        message: 'specify what to change, as in --tax-percent 6.625',
      }),
    ({ db, actor }, { code, expect, ...changed }) =>
      inTransaction(db, async (tx) => {
        const before = factsOf(await lockState(tx, code))
        refuseOthers(code, before, expect)
        const after: Facts = {
          tax_percent: changed.tax_percent ?? before.tax_percent,
          ships: changed.ships ?? before.ships,
          extra_days: changed.extra_days ?? before.extra_days,
        }
        await tx
          .update(states)
          .set({
            taxRatePpm: Math.round(after.tax_percent * 10_000),
            ships: after.ships,
            extraDays: after.extra_days,
          })
          .where(eq(states.code, code))
        await audit(tx, actor, 'states.change', code, { before, after })
        return { done: `${code}: ${describe(after)}.`, detail: { code, before, after } }
      }),
  ),
}

const factsOf = ({ taxRatePpm, ships, extraDays }: State): Facts => ({
  tax_percent: taxRatePpm / 10_000,
  ships,
  extra_days: extraDays,
})

const describe = ({ tax_percent, ships, extra_days }: Facts) =>
  `${tax_percent}% tax, ${ships ? 'ships there' : 'does not ship there'}, ${extra_days} extra days`

function refuseOthers(code: string, now: Facts, expected: Partial<Facts>) {
  const isOther = names.some((name) => expected[name] !== undefined && expected[name] !== now[name])
  if (!isOther) return
  const both = `${code} has ${describe(now)}, not ${describe({ ...now, ...expected })}`
  throw new Failure(409, 'conflict', `${both}: check it and try again.`)
}

async function lockState(tx: Database, code: string): Promise<State> {
  const [state] = await tx.select().from(states).where(eq(states.code, code)).for('update')
  if (!state) throw new Failure(404, 'not_found', `There is no state ${code}. Run "states list" to see all of them.`)
  return state
}
