import { bigint, boolean, char, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns'

/** People with an account; emails in lower case. `isVerified` is false only for a wholeseller not yet approved. */
export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  role: text({ enum: ['customer', 'wholeseller'] })
    .notNull()
    .default('customer'),
  isVerified: boolean('is_verified').notNull().default(true),
  username: text().notNull(),
  email: text().notNull().unique(),
  phone: text(),
  /** Argon2id; null for those who only ever came by Google. */
  passwordHash: text('password_hash'),
  emailConfirmedAt: instant('email_confirmed_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Bearer tokens by their SHA-256; deleting the row revokes. */
export const sessions = pgTable('sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  /** Names the session to its owner; the hash stays with us. */
  id: uuid().notNull().defaultRandom(),
  userId: uuid('user_id').notNull(),
  /** Browser and system in words, such as "Firefox on Linux". */
  device: text().notNull().default('Unknown device'),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** Right to within five minutes. */
  lastUsedAt: instant('last_used_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
})

/** Products that their owners keep in sight, once each. */
export const wishlists = pgTable('wishlists', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  productId: integer('product_id').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Applications for the wholesale program, one a user. */
export const wholesaleApplications = pgTable('wholesale_applications', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  userId: uuid('user_id').notNull().unique(),
  businessName: text('business_name').notNull(),
  businessType: text('business_type').notNull(),
  taxId: text('tax_id').notNull(),
  resaleNumber: text('resale_number'),
  phone: text().notNull(),
  website: text(),
  address: text().notNull(),
  address2: text('address_2'),
  city: text().notNull(),
  state: char({ length: 2 }).notNull(),
  zip: text().notNull(),
  monthlyVolume: text('monthly_volume').notNull(),
  message: text(),
  status: text({ enum: ['pending', 'approved', 'declined'] })
    .notNull()
    .default('pending'),
  decidedAt: instant('decided_at'),
  decidedBy: text('decided_by'),
  reason: text(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Papers sent with an application; `file` is a random name in the private upload folder. */
export const wholesaleDocuments = pgTable('wholesale_documents', {
  id: uuid().primaryKey().defaultRandom(),
  applicationId: integer('application_id').notNull(),
  file: text().notNull().unique(),
  mediaType: text('media_type').notNull(),
  bytes: integer().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** What operators did; the database refuses to change or delete a row. */
export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  at: instant('at').notNull().defaultNow(),
  actor: text().notNull(),
  action: text().notNull(),
  subject: text().notNull(),
  detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
})
