import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Name shown in place of a deleted user's. */
export const DELETED_NAME = 'Deleted account'

/** An undeliverable address (RFC 2606), different for each row so that unique emails stay unique. */
export const anonymousEmail = (rowId: PgColumn): SQL<string> =>
  sql<string>`'deleted-' || ${rowId} || '@deleted.invalid'`
