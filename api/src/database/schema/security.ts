import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns'

/** Codes to set a new password, hashed; several of one person may be good at once. */
export const resetCodes = pgTable('reset_codes', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  codeHash: bytea('code_hash'),
  expiresAt: instant('expires_at').notNull(),
  resetTokenHash: bytea('reset_token_hash'),
  resetExpiresAt: instant('reset_expires_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Emails that wait for their confirmation. */
export const emailChanges = pgTable('email_changes', {
  userId: uuid('user_id').primaryKey(),
  email: text().notNull(),
  tokenHash: bytea('token_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
  /** Whose mailbox holds the token: the old email's agrees first where no password can. */
  mailedTo: text('mailed_to', { enum: ['old_email', 'new_email'] })
    .notNull()
    .default('new_email'),
})

/** Emails that accounts had before; its token restores the account to it. */
export const emailUndos = pgTable('email_undos', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  email: text().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
})

/** Browsers that have logged in to an account, by the SHA-256 of their cookie. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: bytea('token_hash').notNull(),
    userId: uuid('user_id').notNull(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tokenHash, table.userId] })],
)

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
