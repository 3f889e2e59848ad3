import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { products } from './catalogue'
import { bytea, instant } from './columns'
import { oneOfEnum, references } from './constraints'
import { coupons } from './selling'

/** The shop's settings: one row, id 1. Pictures are art keys, amounts cents. */
export const settings = pgTable(
  'settings',
  {
    id: smallint().primaryKey().default(1),
    title: text().notNull(),
    description: text().notNull().default(''),
    /** A picture's name as in `picture-key.ts`, or empty. */
    logo: text().notNull(),
    /** `#rrggbb`, or empty. */
    accent: text().notNull().default(''),
    /** Who runs the shop, for invoices and mails: name, postal address (lines) and tax number. */
    legalName: text('legal_name').notNull().default(''),
    postalAddress: text('postal_address').notNull().default(''),
    taxId: text('tax_id').notNull().default(''),
    /** IANA name; days of reports begin by it. */
    timeZone: text('time_zone').notNull().default('UTC'),
    /** The announcement above the header: its text and link, whether it is shown at all, its first and last day in UTC. */
    saleTitle: text('sale_title').notNull(),
    alertUrl: text('alert_url').notNull(),
    announcement: text({ enum: ['on', 'off'] })
      .notNull()
      .default('on'),
    announcementStarts: date('announcement_starts'),
    announcementEnds: date('announcement_ends'),
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
    /** Who is mailed about each event of `staff-events.ts`: addresses with commas between, or empty. */
    /** Whether companies are reminded of their invoices by mail. */
    invoiceReminders: text('invoice_reminders', { enum: ['on', 'off'] })
      .notNull()
      .default('on'),
    notifyOrder: text('notify_order').notNull().default(''),
    notifyApplication: text('notify_application').notNull().default(''),
    notifyRequest: text('notify_request').notNull().default(''),
    notifyMessage: text('notify_message').notNull().default(''),
    notifyStock: text('notify_stock').notNull().default(''),
    notifyMail: text('notify_mail').notNull().default(''),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    oneOfEnum(table.invoiceReminders),
    oneOfEnum(table.announcement),
    check('settings_announcement_days_check', sql`${table.announcementEnds} >= ${table.announcementStarts}`),
    check('settings_express_shipment_cents_check', sql`${table.expressShipmentCents} >= 0`),
    check('settings_free_shipment_cents_check', sql`${table.freeShipmentCents} >= 0`),
    check('settings_id_check', sql`${table.id} = 1`),
    check('settings_simple_shipment_cents_check', sql`${table.simpleShipmentCents} >= 0`),
  ],
)

const pictureColumns = () => ({
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  title: text().notNull(),
  subtitle: text().notNull(),
  /** Art key. */
  image: text().notNull(),
  alt: text().notNull(),
  url: text().notNull(),
  position: integer().notNull().default(0),
  /** False hides it at any time. */
  shown: boolean().notNull().default(true),
  /** First and last day that shoppers see it, in UTC; NULL has no bound. */
  startsOn: date('starts_on'),
  endsOn: date('ends_on'),
})

/** Slides of the home page. */
export const sliders = pgTable('sliders', pictureColumns(), (table) => [
  check('sliders_days_check', sql`${table.endsOn} >= ${table.startsOn}`),
])
/** Banners of the home page. */
export const banners = pgTable('banners', pictureColumns(), (table) => [
  check('banners_days_check', sql`${table.endsOn} >= ${table.startsOn}`),
])

/** Pictures of the Instagram strip; `image` is an art or drawing address below /api/media. */
export const instagramPosts = pgTable('instagram_posts', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  image: text().notNull(),
  alt: text().notNull(),
  url: text().notNull(),
  position: integer().notNull().default(0),
})

/** Links of the merchant's own in the menu, after the categories. */
export const menuLinks = pgTable('menu_links', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  title: text().notNull(),
  /** A path of the shop or an https address. */
  url: text().notNull(),
  position: integer().notNull(),
})

/** Searches of the shop that found nothing, added up by term; nothing about who searched. */
export const emptySearches = pgTable('empty_searches', {
  term: text().primaryKey(),
  searches: integer().notNull(),
  /** In UTC. */
  lastSearchedOn: date('last_searched_on').notNull(),
})

/** A heading with its content: plain text only. */
export interface PageSection {
  heading: string
  paragraphs: string[]
  items: string[]
}

/** Information pages by slug: privacy-policy, term-conditions, about-us, returns, shipping. */
export const pages = pgTable(
  'pages',
  {
    slug: text().primaryKey(),
    title: text().notNull(),
    summary: text().notNull(),
    sections: jsonb().$type<PageSection[]>().notNull(),
    /** False for a draft, which shoppers don't see. */
    published: boolean().notNull().default(true),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [check('pages_slug_check', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)],
)

/** Questions and answers; `position` orders across categories. */
export const faqs = pgTable('faqs', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  category: text().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
  position: integer().notNull().default(0),
})

/** The merchant's wording of mails, by the name of the text; a mail without a row has its default. */
export const mailTexts = pgTable('mail_texts', {
  name: text().primaryKey(),
  /** Plain text with placeholders, as `Wording` of the mail module. */
  wording: jsonb().$type<{ subject: string; paragraphs: string[]; button?: string; footnote?: string }>().notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
})

/** Newsletter subscribers with the coupon that each received. */
export const subscribers = pgTable(
  'subscribers',
  {
    email: text().primaryKey(),
    /** Shared by all spellings of one mailbox, so that it receives one coupon only. */
    canonicalEmail: text('canonical_email').notNull(),
    couponId: integer('coupon_id'),
    /** Secret of the unsubscribe link in each mail. */
    unsubscribeToken: uuid('unsubscribe_token').notNull().unique('subscribers_unsubscribe_token_key').defaultRandom(),
    /** Set after unsubscribing; the row remains so that no second coupon is issued. */
    unsubscribedAt: instant('unsubscribed_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    references(table.couponId, coupons.id),
    index('subscribers_canonical_email')
      .on(table.canonicalEmail)
      .where(sql`${table.couponId} IS NOT NULL`),
  ],
)

/** Codes printed on genuine products, with their number of checks. */
export const authenticityCodes = pgTable(
  'authenticity_codes',
  {
    code: text().primaryKey(),
    productId: integer('product_id'),
    batch: text().notNull(),
    madeOn: date('made_on').notNull(),
    firstCheckedAt: instant('first_checked_at'),
    /** Number of networks that checked it. */
    checks: integer().notNull().default(0),
  },
  (table) => [
    references(table.productId, products.id).onDelete('set null'),
    check('authenticity_codes_code_check', sql`${table.code} ~ '^[A-Z0-9-]{6,32}$'`),
  ],
)

/** Networks that checked a code, by their HMAC. */
export const authenticityChecks = pgTable(
  'authenticity_checks',
  {
    code: text().notNull(),
    networkHash: bytea('network_hash').notNull(),
    checkedAt: instant('checked_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'authenticity_checks_pkey', columns: [table.code, table.networkHash] }),
    references(table.code, authenticityCodes.code).onDelete('cascade'),
    index('authenticity_checks_age').on(table.checkedAt),
  ],
)
