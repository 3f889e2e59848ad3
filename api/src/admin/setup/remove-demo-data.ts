import { and, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/client'
import { refreshCatalogue } from '../../database/refresh-catalogue'
import {
  authenticityCodes,
  banners,
  categories,
  coupons,
  faqs,
  instagramPosts,
  orders,
  products,
  settings,
  sliders,
  subscribers,
  tiers,
  users,
  variants,
} from '../../database/schema'
import { contentRepository, type Settings } from '../../modules/content/content-repository'
import { readDemoKeys } from '../../seed/demo-keys'
import { readShop } from '../../seed/insert-shop'
import { writeOwnPages } from './own-pages'

/** Values of the settings that a shop cannot be without, until its merchant sets them. */
const UNNAMED = { title: 'My shop', email: 'shop@example.com' }

/** What was removed, by kind, and the pages that were rewritten. */
export type RemovedDemoData = Record<string, number>

/**
 * Removes every row of the demo data that is still there, within a transaction: rows are the demo's by their keys in
 * `api/demo-data`. Orders stay as they are, since their lines have their own texts and prices. So do categories with
 * products of the merchant, settings and pages that were changed, and the states with their taxes.
 */
export async function removeDemoData(tx: Database): Promise<RemovedDemoData> {
  const keys = readDemoKeys()
  const shop = readShop()
  const remove = async (table: PgTable, where: SQL | undefined) =>
    (
      await tx
        .delete(table)
        .where(where)
        .returning({ one: sql`1` })
    ).length
  const ownVariant = tx
    .select({ one: sql`1` })
    .from(variants)
    .where(and(eq(variants.productId, products.id), inArray(variants.sku, keys.skus)))
  const removed = {
    codes: await remove(authenticityCodes, inArray(authenticityCodes.code, keys.codes)),
    products: await remove(products, and(inArray(products.slug, keys.products), exists(ownVariant))),
    categories: await removeCategories(tx, keys.categories),
    questions: await remove(faqs, inArray(faqs.question, keys.questions)),
    slides: await remove(
      sliders,
      inArray(
        sliders.title,
        shop.sliders.map(({ title }) => title),
      ),
    ),
    banners: await remove(
      banners,
      inArray(
        banners.title,
        shop.banners.map(({ title }) => title),
      ),
    ),
    pictures: await remove(
      instagramPosts,
      inArray(
        instagramPosts.alt,
        shop.instagram.map(({ alt }) => alt),
      ),
    ),
    tiers: await remove(tiers, or(...shop.tiers.map(sameTier))),
    coupons: await removeCoupons(
      tx,
      shop.coupons.map(({ code }) => code),
    ),
    accounts: await remove(users, inArray(users.email, keys.emails)),
  }
  await tx.update(settings).set(neutralSettings(await contentRepository(tx).settings()))
  const pages = await writeOwnPages(tx)
  if (removed.products > 0) await refreshCatalogue(tx)
  return { ...removed, pages: pages.length }
}

/** Whether the database has products of the demo. */
export async function hasDemoData(db: Database): Promise<boolean> {
  return (await db.$count(products, inArray(products.slug, readDemoKeys().products))) > 0
}

const sameTier = ({ fromCents, toCents, percent }: typeof tiers.$inferInsert) =>
  and(
    eq(tiers.fromCents, fromCents),
    toCents == null ? isNull(tiers.toCents) : eq(tiers.toCents, toCents),
    eq(tiers.percent, percent),
  )

/** Removes categories from the leaves up, as long as nothing is in them. */
async function removeCategories(tx: Database, slugs: string[]): Promise<number> {
  let count = 0
  for (const level of [3, 2, 1]) {
    const used = sql`SELECT category_id FROM products UNION SELECT parent_id FROM categories WHERE parent_id IS NOT NULL`
    const removed = await tx
      .delete(categories)
      .where(and(eq(categories.level, level), inArray(categories.slug, slugs), sql`${categories.id} NOT IN (${used})`))
      .returning({ id: categories.id })
    count += removed.length
  }
  return count
}

/** Removes coupons; ends those that orders or subscribers refer to. */
async function removeCoupons(tx: Database, codes: string[]): Promise<number> {
  const used = sql`SELECT coupon_id FROM ${orders} WHERE coupon_id IS NOT NULL UNION SELECT coupon_id FROM ${subscribers} WHERE coupon_id IS NOT NULL`
  const removed = await tx
    .delete(coupons)
    .where(and(inArray(coupons.code, codes), sql`${coupons.id} NOT IN (${used})`))
    .returning({ code: coupons.code })
  const rest = codes.filter((code) => !removed.some((row) => row.code === code))
  const ended = await tx
    .update(coupons)
    .set({ expiresAt: sql`greatest(now(), starts_at + interval '1 second')` })
    .where(and(inArray(coupons.code, rest), or(isNull(coupons.expiresAt), sql`expires_at > now()`)))
    .returning({ code: coupons.code })
  return removed.length + ended.length
}

/** The settings that are still the demo's, emptied. */
function neutralSettings(now: Settings): Partial<Settings> {
  const demo = readShop().settings
  const texts = [
    'title',
    'description',
    'logo',
    'saleTitle',
    'phone',
    'email',
    'facebook',
    'instagram',
    'pinterest',
    'youtube',
    'linkdin',
  ] as const
  const unchanged = texts.filter((name) => now[name] === demo[name])
  return {
    ...Object.fromEntries(
      unchanged.map((name) => [name, name in UNNAMED ? UNNAMED[name as keyof typeof UNNAMED] : '']),
    ),
    updatedAt: new Date(),
  }
}
