import { sql } from 'drizzle-orm'
import { insertRows } from '../../database/insert-rows'
import { authenticityCodes } from '../../database/schema'
import { integer, key, moment, optional, pattern } from '../catalogue/cell-kinds'
import { productIdsBySlug } from '../product-ids'
import { tableImport, withoutRepeats } from './table-import'

const columns = {
  code: pattern(/^[A-Z0-9-]{4,32}$/, 'a code of capital letters, digits and dashes'),
  batch: pattern(/^[A-Za-z0-9-]{1,40}$/, 'a batch name of letters, digits and dashes'),
  product: key(120),
  made_on: pattern(/^\d{4}-\d\d-\d\d$/, 'a day, such as 2027-01-31'),
  checks: optional(integer(0, 1_000_000)),
  first_checked: optional(moment),
}

/** Adds authenticity codes, such as those printed elsewhere; an existing code stays unchanged. */
export const importCodes = tableImport('codes.import', columns, async (tx, rows, reject) => {
  const ids = await productIdsBySlug(
    tx,
    rows.map(({ values }) => values.product),
  )
  for (const row of rows)
    if (!ids.has(row.values.product)) reject(row, 'product', `there is no product "${row.values.product}"`)
  const distinct = withoutRepeats(rows, { keyOf: ({ values }) => values.code, column: 'code', reject })
  await tx.execute(sql`LOCK TABLE authenticity_codes IN SHARE ROW EXCLUSIVE MODE`)
  const codes = sql.param(distinct.map(({ values }) => values.code))
  const stored = await tx
    .select({ code: authenticityCodes.code })
    .from(authenticityCodes)
    .where(sql`${authenticityCodes.code} = ANY (${codes}::text[])`)
  const existing = new Set(stored.map(({ code }) => code))
  const added = distinct.filter(({ values }) => ids.has(values.product) && !existing.has(values.code))
  await insertRows(
    tx,
    authenticityCodes,
    added.map(({ values }) => ({
      code: values.code,
      productId: ids.get(values.product)!,
      batch: values.batch,
      madeOn: values.made_on,
      checks: values.checks ?? 0,
      firstCheckedAt: values.first_checked,
    })),
  )
  return { added: added.length, changed: 0, left: distinct.length - added.length }
})
