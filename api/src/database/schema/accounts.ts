import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { products } from './catalogue'
import { bytea, instant } from './columns'
import { descending, oneOfEnum, references } from './constraints'
import { accountText } from './search-texts'
import { states } from './selling'

/** Accounts; emails in lower case. `isVerified` is false only for a wholesaler who is not yet approved. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    role: text({ enum: ['customer', 'wholeseller'] })
      .notNull()
      .default('customer'),
    isVerified: boolean('is_verified').notNull().default(true),
    username: text().notNull(),
    email: text().notNull().unique('users_email_key'),
    phone: text(),
    /** Argon2id; null for accounts that only log in with Google. */
    passwordHash: text('password_hash'),
    emailConfirmedAt: instant('email_confirmed_at'),
    /** Set while staff keep the account from logging in. */
    lockedAt: instant('locked_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('users_email_check', sql`${table.email} = lower(${table.email})`),
    oneOfEnum(table.role),
    index('users_locked')
      .on(table.email)
      .where(sql`${table.lockedAt} IS NOT NULL`),
    index('users_wholesalers')
      .on(table.email)
      .where(sql`${table.role} = 'wholeseller'`),
    index('users_search').using('gin', sql`${accountText(table)} gin_trgm_ops`),
  ],
)

/** Sessions by the SHA-256 of their token; deleting the row revokes the session. */
export const sessions = pgTable(
  'sessions',
  {
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
  },
  (table) => [
    references(table.userId, users.id).onDelete('cascade'),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_user').on(table.userId),
    uniqueIndex('sessions_id').on(table.id),
  ],
)

/** Wishlist entries, at most one per user and product. */
export const wishlists = pgTable(
  'wishlists',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    productId: integer('product_id').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [
    references(table.productId, products.id).onDelete('cascade'),
    references(table.userId, users.id).onDelete('cascade'),
    unique('wishlists_user_id_product_id_key').on(table.userId, table.productId),
    index('wishlists_newest').on(table.userId, descending(table.createdAt)),
  ],
)

/** Wholesale applications, one per user. */
export const wholesaleApplications = pgTable(
  'wholesale_applications',
  {
    id: integer().generatedAlwaysAsIdentity().primaryKey(),
    userId: uuid('user_id').notNull().unique('wholesale_applications_user_id_key'),
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
  },
  (table) => [
    references(table.state, states.code),
    references(table.userId, users.id).onDelete('cascade'),
    oneOfEnum(table.status),
    index('wholesale_applications_status').on(table.status, table.id),
  ],
)

/** Documents of an application; `file` is a random name in the private upload folder. */
export const wholesaleDocuments = pgTable(
  'wholesale_documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    applicationId: integer('application_id').notNull(),
    file: text().notNull().unique('wholesale_documents_file_key'),
    mediaType: text('media_type').notNull(),
    bytes: integer().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [references(table.applicationId, wholesaleApplications.id).onDelete('cascade')],
)

/** Operators' actions; the database rejects updates and deletes. */
export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  at: instant('at')
    .notNull()
    .default(sql`clock_timestamp()`),
  actor: text().notNull(),
  action: text().notNull(),
  subject: text().notNull(),
  detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
})
