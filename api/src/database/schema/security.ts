import { integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns'

/** One password reset code per person, hashed, with the tries made. */
export const resetCodes = pgTable('reset_codes', {
  userId: uuid('user_id').primaryKey(),
  codeHash: bytea('code_hash'),
  tries: smallint().notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
  resetTokenHash: bytea('reset_token_hash'),
  resetExpiresAt: instant('reset_expires_at'),
})

/** Emails that wait for their confirmation. */
export const emailChanges = pgTable('email_changes', {
  userId: uuid('user_id').primaryKey(),
  email: text().notNull(),
  tokenHash: bytea('token_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
})

/** Counters that all instances share: tries per key in a window. */
export const attempts = pgTable(
  'attempts',
  {
    scope: text().notNull(),
    keyHash: bytea('key_hash').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.scope, table.keyHash] })],
)
