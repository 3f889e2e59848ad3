import { z } from 'zod'

/** Maximum number of rows in a list. */
export const limit = z.int().min(1).max(10_000).default(50)
/** Where the page before ended, as its `next` says. */
export const after = z.string().max(100).optional()
/** Id of a row. */
export const id = z.int().min(1).max(2_147_483_647)
/** The id of the last row of the page before. */
export const lastId = z.string().regex(/^\d+$/).transform(Number).pipe(id).optional()
/** Where the next page begins, as its `after`; null when this page, with fewer lines than it could have, is the last. */
export const nextAfter = <Row>(rows: readonly Row[], limit: number, keyOf: (last: Row) => string | number) =>
  rows.length < limit ? null : String(keyOf(rows.at(-1)!))
/** A timestamp to the minute, in UTC, for tables. */
export const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ')
/** An ILIKE pattern that matches the text literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
/** Where a link leads that shoppers see. */
export const linkTarget = z
  .string()
  .trim()
  .max(300)
  .regex(/^(\/(?![/\\])|https:\/\/)/, 'it must be a path of the shop or an https address')
