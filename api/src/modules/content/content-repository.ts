import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '../../database/client'
import {
  banners,
  categories,
  contactMessages,
  faqs,
  instagramPosts,
  pages,
  settings,
  sliders,
  states,
  tiers,
} from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { notifyStaff } from '../mail/staff-events'

/** The shop's settings, amounts in cents. */
export type Settings = typeof settings.$inferSelect

/** A discount tier, bounds in cents. */
export type Tier = typeof tiers.$inferSelect

/** A state that the shop ships to. */
export type State = typeof states.$inferSelect

/** Shop-wide content and the contact form. */
export function contentRepository(db: Database) {
  return {
    async settings(): Promise<Settings> {
      const [row] = await db.select().from(settings)
      if (!row) throw new Error('The settings row is missing: the database has not been seeded.')
      return row
    },
    sliders: () => db.select().from(sliders).where(isShown(sliders)).orderBy(asc(sliders.position), asc(sliders.id)),
    banners: () => db.select().from(banners).where(isShown(banners)).orderBy(asc(banners.position), asc(banners.id)),
    instagramPosts: () =>
      db.select().from(instagramPosts).orderBy(asc(instagramPosts.position), asc(instagramPosts.id)),
    faqs: () => db.select().from(faqs).orderBy(asc(faqs.position), asc(faqs.id)),
    /** The states that the shop ships to. */
    states: () => db.select().from(states).where(eq(states.ships, true)).orderBy(asc(states.name)),
    tiers: (): Promise<Tier[]> => db.select().from(tiers).orderBy(asc(tiers.fromCents)),
    /** A published page. */
    async page(slug: string) {
      const [row] = await db
        .select()
        .from(pages)
        .where(and(eq(pages.slug, slug), pages.published))
      return row
    },
    /** All published pages, without their sections. */
    pageList: () =>
      db
        .select({ slug: pages.slug, title: pages.title })
        .from(pages)
        .where(eq(pages.published, true))
        .orderBy(asc(pages.slug)),
    /** Top level first; within a level by position. */
    categories: () =>
      db.select().from(categories).orderBy(asc(categories.level), asc(categories.position), asc(categories.id)),
    /** Adds a message and notifies staff. */
    async addContactMessage(message: typeof contactMessages.$inferInsert) {
      await inTransaction(db, async (tx) => {
        const [added] = await tx.insert(contactMessages).values(message).returning({ id: contactMessages.id })
        await notifyStaff(tx, 'message', { ...message, ...added })
      })
    },
  }
}

/** Whether shoppers see a slide or a banner today. Days are in UTC, so they begin with an interval of `timeBucket`. */
function isShown({ shown, startsOn, endsOn }: typeof sliders | typeof banners) {
  const today = new Date().toISOString().slice(0, 10)
  return and(shown, or(isNull(startsOn), lte(startsOn, today)), or(isNull(endsOn), gte(endsOn, today)))
}

/** See `contentRepository`. */
export type ContentRepository = ReturnType<typeof contentRepository>
