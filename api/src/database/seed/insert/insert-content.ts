import type { Database } from '../../client'
import { banners, coupons, faqs, instagramPosts, pages, settings, sliders, states, tiers } from '../../schema'
import { seedCoupons } from '../commerce/coupons'
import { seedStates } from '../commerce/states'
import { seedTiers } from '../commerce/tiers'
import { seedFaqs } from '../content/faqs'
import { seedPages } from '../content/pages'
import { seedBanners, seedInstagrams, seedSliders } from '../content/pictures'
import { seedSettings } from '../content/settings'
import { pictureOf } from './insert-categories'
import { insertRows } from './insert-rows'

/** Inserts what the shop says and reckons with: settings, pictures, pages, questions, states, tiers and coupons. */
export async function insertContent(db: Database): Promise<void> {
  await insertRows(db, settings, [seedSettings])
  await insertRows(db, sliders, seedSliders.map(inOrder))
  await insertRows(db, banners, seedBanners.map(inOrder))
  await insertRows(
    db,
    instagramPosts,
    seedInstagrams.map(({ drawing, ...post }, position) => ({ ...post, image: pictureOf(drawing), position })),
  )
  await insertRows(db, pages, seedPages)
  await insertRows(db, faqs, questions())
  await insertRows(db, states, seedStates)
  await insertRows(db, tiers, seedTiers)
  await insertRows(db, coupons, seedCoupons)
}

const inOrder = <T extends object>(row: T, position: number) => ({ ...row, position })

const questions = () =>
  seedFaqs
    .flatMap(({ category, entries }) => entries.map(([question, answer]) => ({ category, question, answer })))
    .map(inOrder)
