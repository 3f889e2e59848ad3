import { sql } from 'drizzle-orm'
import { bigint, char, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns'

/** The shop's settings: one row, id 1. Pictures are art keys, amounts cents. */
export const settings = pgTable('settings', {
  id: smallint().primaryKey().default(1),
  title: text().notNull(),
  logo: text().notNull(),
  saleTitle: text('sale_title').notNull(),
  alertUrl: text('alert_url').notNull(),
  expressShipmentCents: integer('express_shipment_cents').notNull(),
  freeShipmentCents: integer('free_shipment_cents').notNull(),
  simpleShipmentCents: integer('simple_shipment_cents').notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  newsletterImage: text('newsletter_image').notNull(),
  facebook: text().notNull().default(''),
  instagram: text().notNull().default(''),
  pinterest: text().notNull().default(''),
  youtube: text().notNull().default(''),
  linkdin: text().notNull().default(''),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

const pictureColumns = () => ({
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  title: text().notNull(),
  subtitle: text().notNull(),
  /** Art key. */
  image: text().notNull(),
  alt: text().notNull(),
  url: text().notNull(),
  position: integer().notNull().default(0),
})

/** Slides of the home page. */
export const sliders = pgTable('sliders', pictureColumns())
/** Banners of the home page. */
export const banners = pgTable('banners', pictureColumns())

/** Pictures of the Instagram strip; `image` is an art or drawing address below /api/media. */
export const instagramPosts = pgTable('instagram_posts', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  image: text().notNull(),
  alt: text().notNull(),
  url: text().notNull(),
  position: integer().notNull().default(0),
})

/** A heading with what stands below it: plain text only. */
export interface PageSection {
  heading: string
  paragraphs: string[]
  items: string[]
}

/** Information pages by slug: privacy-policy, term-conditions, about-us, returns, shipping. */
export const pages = pgTable('pages', {
  slug: text().primaryKey(),
  title: text().notNull(),
  summary: text().notNull(),
  sections: jsonb().$type<PageSection[]>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** Questions and answers; `position` orders across categories. */
export const faqs = pgTable('faqs', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  category: text().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
  position: integer().notNull().default(0),
})

/** States that we ship to; the tax rate in parts per million (6.625% is 66250). */
export const states = pgTable('states', {
  code: char({ length: 2 }).primaryKey(),
  name: text().notNull(),
  taxRatePpm: integer('tax_rate_ppm').notNull(),
})

/** Wholesale discount tiers (slabs): bounds in cents, inclusive; `toCents` null for the top one. */
export const tiers = pgTable('tiers', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  fromCents: integer('from_cents').notNull(),
  toCents: integer('to_cents'),
  percent: smallint().notNull(),
})

/** Coupons; codes in upper case. `uses` is held below `maxUses` by the database. */
export const coupons = pgTable('coupons', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  /** What the wire calls `coupen_id`: random, known only to whoever knew the code. The database makes it. */
  publicId: bigint('public_id', { mode: 'number' })
    .notNull()
    .unique()
    .default(sql`7000000000000000 + ('x' || left(md5(gen_random_uuid()::text), 13))::bit(50)::bigint`),
  code: text().notNull().unique(),
  percent: smallint().notNull(),
  minSubtotalCents: integer('min_subtotal_cents').notNull().default(0),
  maxUses: integer('max_uses'),
  uses: integer().notNull().default(0),
  /** Set when only this person may use it. */
  email: text(),
  startsAt: instant('starts_at').notNull().defaultNow(),
  expiresAt: instant('expires_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** What visitors wrote through the contact form. */
export const contactMessages = pgTable('contact_messages', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  message: text().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Newsletter subscribers with the coupon that each was sent. */
export const subscribers = pgTable('subscribers', {
  email: text().primaryKey(),
  /** One for all spellings of one mailbox: its coupon is given once. */
  canonicalEmail: text('canonical_email').notNull(),
  couponId: integer('coupon_id'),
  /** Whoever holds it may end the subscription; each mail carries it. */
  unsubscribeToken: uuid('unsubscribe_token').notNull().unique().defaultRandom(),
  /** Set once somebody left; the row stays, so that its coupon is given once. */
  unsubscribedAt: instant('unsubscribed_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Codes printed on genuine goods, and how often each was asked for. */
export const authenticityCodes = pgTable('authenticity_codes', {
  code: text().primaryKey(),
  productId: integer('product_id'),
  batch: text().notNull(),
  madeOn: date('made_on').notNull(),
  firstCheckedAt: instant('first_checked_at'),
  /** Networks that checked it. */
  checks: integer().notNull().default(0),
})

/** Networks that checked a code, by their HMAC. */
export const authenticityChecks = pgTable(
  'authenticity_checks',
  {
    code: text().notNull(),
    networkHash: bytea('network_hash').notNull(),
    checkedAt: instant('checked_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.code, table.networkHash] })],
)
