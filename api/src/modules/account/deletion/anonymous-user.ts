import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** What stands for a person who is gone. */
export const DELETED_NAME = 'Deleted account'

/** An address that nobody can have (RFC 2606), a different one per row, so that unique emails stay unique. */
export const anonymousEmail = (rowId: PgColumn): SQL<string> =>
  sql<string>`'deleted-' || ${rowId} || '@deleted.invalid'`
