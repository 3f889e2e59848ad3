import { readFileSync } from 'node:fs'
import { insertRows } from '../database/insert-rows'
import type { Database } from '../database/client'
import { banners, coupons, instagramPosts, settings, sliders, tiers } from '../database/schema'
import { demoFile } from './demo-files'

/** The rows of shop.json; times in ISO 8601, positions in the order of the file. */
export interface ShopRows {
  settings: typeof settings.$inferInsert
  sliders: (typeof sliders.$inferInsert)[]
  banners: (typeof banners.$inferInsert)[]
  instagram: (typeof instagramPosts.$inferInsert)[]
  tiers: (typeof tiers.$inferInsert)[]
  coupons: (typeof coupons.$inferInsert)[]
}

/** Reads shop.json. */
export const readShop = (): ShopRows => JSON.parse(readFileSync(demoFile('shop.json'), 'utf8')) as ShopRows

/** Inserts the settings and short lists that a new shop starts with. */
export async function insertShop(db: Database): Promise<void> {
  const shop = readShop()
  await insertRows(db, settings, [shop.settings])
  await insertRows(db, sliders, shop.sliders.map(inOrder))
  await insertRows(db, banners, shop.banners.map(inOrder))
  await insertRows(db, instagramPosts, shop.instagram.map(inOrder))
  await insertRows(db, tiers, shop.tiers)
  await insertRows(db, coupons, shop.coupons)
}

const inOrder = <T extends object>(row: T, position: number) => ({ ...row, position })
