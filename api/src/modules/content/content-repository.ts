import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import {
  banners,
  categories,
  contactMessages,
  faqs,
  instagramPosts,
  type menuLinks,
  pages,
  settings,
  sliders,
  states,
  tiers,
} from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { notifyStaff } from '../mail/staff-events'
import { pictureStatus } from './picture-status'

/** The shop's settings, amounts in cents. */
export type Settings = typeof settings.$inferSelect

/** A link in the menu. */
export type MenuLink = Pick<typeof menuLinks.$inferSelect, 'title' | 'url'>

/** A discount tier, bounds in cents. */
export type Tier = typeof tiers.$inferSelect

/** A state that the shop ships to. */
export type State = typeof states.$inferSelect

const settingsMissing = () => new Error('The settings row is missing: the database has not been seeded.')

/** Shop-wide content and the contact form. */
export function contentRepository(db: Database) {
  async function publishedOf(table: typeof sliders | typeof banners) {
    const rows = await db.select().from(table).orderBy(asc(table.position), asc(table.id))
    return rows.filter((row) => pictureStatus(row) === 'published')
  }

  return {
    async settings(): Promise<Settings> {
      const [row] = await db.select().from(settings)
      if (!row) throw settingsMissing()
      return row
    },
    /** The settings with the links of the menu. One query. */
    async settingsWithLinks(): Promise<{ settings: Settings; links: MenuLink[] }> {
      const links = sql<MenuLink[]>`(SELECT coalesce(
        json_agg(json_build_object('title', m.title, 'url', m.url) ORDER BY m.position, m.id), '[]')
        FROM menu_links m)`
      const [row] = await db.select({ settings, links }).from(settings)
      if (!row) throw settingsMissing()
      return row
    },
    /** Those that shoppers see today. */
    sliders: () => publishedOf(sliders),
    banners: () => publishedOf(banners),
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

/** See `contentRepository`. */
export type ContentRepository = ReturnType<typeof contentRepository>
