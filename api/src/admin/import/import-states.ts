import { eq, sql } from 'drizzle-orm'
import { insertRows } from '../../database/insert-rows'
import { states } from '../../database/schema'
import { pattern, percentage, text } from '../catalogue/cell-kinds'
import { tableImport, withoutRepeats } from './table-import'

const columns = {
  code: pattern(/^[A-Z]{2}$/, 'the two letters of a state, such as NJ'),
  name: text(60, true),
  tax_percent: percentage,
}

/** Adds the states that the shop ships to, and changes their sales tax. */
export const importStates = tableImport('states.import', columns, async (tx, rows, reject, report) => {
  await tx.execute(sql`LOCK TABLE states IN SHARE ROW EXCLUSIVE MODE`)
  const before = new Map((await tx.select().from(states)).map((state) => [state.code, state]))
  const tally = { changed: 0, left: 0 }
  const added: (typeof states.$inferInsert)[] = []
  for (const row of withoutRepeats(rows, { keyOf: ({ values }) => values.code, column: 'code', reject })) {
    const { values } = row
    const state = { code: values.code, name: values.name, taxRatePpm: values.tax_percent }
    const now = before.get(state.code)
    report(row, now && cellsOf(now), cellsOf(state))
    if (!now) added.push(state)
    else if (now.name === state.name && now.taxRatePpm === state.taxRatePpm) tally.left += 1
    else {
      await tx.update(states).set(state).where(eq(states.code, state.code))
      tally.changed += 1
    }
  }
  await insertRows(tx, states, added)
  return { ...tally, added: added.length }
})

const cellsOf = ({ code, name, taxRatePpm }: Pick<typeof states.$inferSelect, 'code' | 'name' | 'taxRatePpm'>) => ({
  code,
  name,
  tax_percent: percentage.write(taxRatePpm),
})
