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

/** Who somebody is at another site that signs them in here. */
export const loginIdentities = pgTable(
  'login_identities',
  {
    provider: text({ enum: ['google'] }).notNull(),
    subject: text().notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
)

/** Logins by Google on their way, one per browser. */
export const googleLogins = pgTable('google_logins', {
  browserHash: bytea('browser_hash').primaryKey(),
  state: text().notNull(),
  nonce: text().notNull(),
  /** PKCE's secret half. */
  verifier: text().notNull(),
  /** Path of ours to go on to. */
  next: text(),
  expiresAt: instant('expires_at').notNull(),
})

/** Codes that a browser turns into a session: once, within a minute, and no other browser. */
export const loginCodes = pgTable('login_codes', {
  codeHash: bytea('code_hash').primaryKey(),
  browserHash: bytea('browser_hash').notNull(),
  userId: uuid('user_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
})
