import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { bytea, instant } from './columns'
import { descending, oneOfEnum, references } from './constraints'

/** Password reset codes, hashed; a user may have several valid ones. */
export const resetCodes = pgTable(
  'reset_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    codeHash: bytea('code_hash'),
    expiresAt: instant('expires_at').notNull(),
    resetTokenHash: bytea('reset_token_hash'),
    resetExpiresAt: instant('reset_expires_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    references(table.userId, users.id).onDelete('cascade'),
    index('reset_codes_user').on(table.userId, descending(table.createdAt)),
  ],
)

/** Email changes awaiting confirmation. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid('user_id').primaryKey(),
    email: text().notNull(),
    tokenHash: bytea('token_hash').notNull().unique('email_changes_token_hash_key'),
    expiresAt: instant('expires_at').notNull(),
    /** The mailbox with the token; without a password the old address must confirm first. */
    mailedTo: text('mailed_to', { enum: ['old_email', 'new_email'] })
      .notNull()
      .default('new_email'),
  },
  (table) => [references(table.userId, users.id).onDelete('cascade'), oneOfEnum(table.mailedTo)],
)

/** Previous emails of accounts; the token restores the account to it. */
export const emailUndos = pgTable(
  'email_undos',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    email: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    references(table.userId, users.id).onDelete('cascade'),
    index('email_undos_email').on(table.email, table.expiresAt),
    index('email_undos_user').on(table.userId),
  ],
)

/** Browsers that have logged in to an account, by the SHA-256 of their cookie. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: bytea('token_hash').notNull(),
    userId: uuid('user_id').notNull(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'known_devices_pkey', columns: [table.tokenHash, table.userId] }),
    references(table.userId, users.id).onDelete('cascade'),
    index('known_devices_user').on(table.userId, descending(table.lastUsedAt)),
  ],
)

/** Rate limit counters shared by all instances: attempts per key and window. */
export const attempts = pgTable(
  'attempts',
  {
    scope: text().notNull(),
    keyHash: bytea('key_hash').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ name: 'attempts_pkey', columns: [table.scope, table.keyHash] }),
    index('attempts_age').on(table.windowStart),
  ],
)

/** External identities (such as Google) that log in to an account. */
export const loginIdentities = pgTable(
  'login_identities',
  {
    provider: text({ enum: ['google'] }).notNull(),
    subject: text().notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'login_identities_pkey', columns: [table.provider, table.subject] }),
    references(table.userId, users.id).onDelete('cascade'),
    index('login_identities_user').on(table.userId),
  ],
)

/** Pending Google logins, one per browser. */
export const googleLogins = pgTable(
  'google_logins',
  {
    browserHash: bytea('browser_hash').primaryKey(),
    state: text().notNull(),
    nonce: text().notNull(),
    /** The PKCE code verifier. */
    verifier: text().notNull(),
    /** Path to open after the login. */
    next: text(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('google_logins_expiry').on(table.expiresAt)],
)

/** One-time codes that a browser exchanges for a session within a minute; bound to that browser. */
export const loginCodes = pgTable(
  'login_codes',
  {
    codeHash: bytea('code_hash').primaryKey(),
    browserHash: bytea('browser_hash').notNull(),
    userId: uuid('user_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    references(table.userId, users.id).onDelete('cascade'),
    index('login_codes_expiry').on(table.expiresAt),
    index('login_codes_user').on(table.userId),
  ],
)
