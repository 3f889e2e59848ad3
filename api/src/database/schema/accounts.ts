import { bigint, boolean, char, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns'

/** Accounts; emails in lower case. `isVerified` is false only for a wholesaler who is not yet approved. */
export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  role: text({ enum: ['customer', 'wholeseller'] })
    .notNull()
    .default('customer'),
  isVerified: boolean('is_verified').notNull().default(true),
  username: text().notNull(),
  email: text().notNull().unique(),
  phone: text(),
  /** Argon2id; null for accounts that only log in with Google. */
  passwordHash: text('password_hash'),
  emailConfirmedAt: instant('email_confirmed_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Sessions by the SHA-256 of their token; deleting the row revokes the session. */
export const sessions = pgTable('sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  /** Public id of the session; the hash is never exposed. */
  id: uuid().notNull().defaultRandom(),
  userId: uuid('user_id').notNull(),
  /** Readable browser and system, such as "Firefox on Linux". */
  device: text().notNull().default('Unknown device'),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** Accurate to five minutes. */
  lastUsedAt: instant('last_used_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
})

/** Wishlist entries, at most one per user and product. */
export const wishlists = pgTable('wishlists', {
  id: uuid().primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  productId: integer('product_id').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Wholesale applications, one per user. */
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

/** Documents of an application; `file` is a random name in the private upload folder. */
export const wholesaleDocuments = pgTable('wholesale_documents', {
  id: uuid().primaryKey().defaultRandom(),
  applicationId: integer('application_id').notNull(),
  file: text().notNull().unique(),
  mediaType: text('media_type').notNull(),
  bytes: integer().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Operators' actions; the database rejects updates and deletes. */
export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  at: instant('at').notNull().defaultNow(),
  actor: text().notNull(),
  action: text().notNull(),
  subject: text().notNull(),
  detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
})
