import { z } from 'zod'

/** How many rows a list shows at most. */
export const limit = z.int().min(1).max(10_000).default(50)
/** The number of a row. */
export const id = z.int().min(1).max(2_147_483_647)
/** A moment to the minute, in UTC, as tables show it. */
export const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ')
/** A pattern for ILIKE that finds the text as it is written. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
