import { staffRoles } from '@shop/shared-api/staff'
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns'
import { oneOfEnum, references } from './constraints'

/** Members of staff, who have accounts of their own, apart from shoppers'. */
export const staff = pgTable(
  'staff',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull().unique('staff_email_key'),
    name: text().notNull(),
    role: text({ enum: staffRoles }).notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Secret of the authenticator app, encrypted by the server's secret; null without one. */
    totpSecret: bytea('totp_secret'),
    /** Half minute of the last accepted code since 1970: a code is accepted once. */
    totpLastStep: integer('totp_last_step'),
    createdAt: instant('created_at').notNull().defaultNow(),
    disabledAt: instant('disabled_at'),
  },
  (table) => [oneOfEnum(table.role)],
)

/** Sessions of staff, by the SHA-256 of their token. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    staffId: uuid('staff_id').notNull(),
    device: text().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    /** When the password was last given. */
    provenAt: instant('proven_at').notNull().defaultNow(),
  },
  (table) => [references(table.staffId, staff.id).onDelete('cascade'), index('staff_sessions_staff').on(table.staffId)],
)

/** Open invitations, by the SHA-256 of their link's token; one for an email. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    email: text().primaryKey(),
    tokenHash: bytea('token_hash').notNull().unique('staff_invitations_token_hash_key'),
    role: text({ enum: staffRoles }).notNull(),
    invitedBy: text('invited_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [oneOfEnum(table.role)],
)

/** Codes that replace a code of the authenticator app, each once, by their SHA-256. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  { codeHash: bytea('code_hash').primaryKey(), staffId: uuid('staff_id').notNull() },
  (table) => [
    references(table.staffId, staff.id).onDelete('cascade'),
    index('staff_recovery_codes_staff').on(table.staffId),
  ],
)

/** Passkeys of staff (WebAuthn credentials). */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** The credential's id in base64url. */
    id: text().primaryKey(),
    staffId: uuid('staff_id').notNull(),
    name: text().notNull(),
    /** In COSE format. */
    publicKey: bytea('public_key').notNull(),
    /** How often the authenticator has signed, where it counts; a clone would be behind. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [references(table.staffId, staff.id).onDelete('cascade'), index('staff_passkeys_staff').on(table.staffId)],
)

/** Challenges that a passkey may sign, each once, by their SHA-256. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    challengeHash: bytea('challenge_hash').primaryKey(),
    /** Who adds a passkey; null for signing in. */
    staffId: uuid('staff_id'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [references(table.staffId, staff.id).onDelete('cascade')],
)
