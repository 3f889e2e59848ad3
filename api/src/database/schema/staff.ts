import { staffRoles } from '@shop/shared-api/staff'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
