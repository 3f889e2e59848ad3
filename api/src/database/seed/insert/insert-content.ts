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

/** Inserts what the shop says and reckons with: settings, pictures, pages, questions, states, tiers and coupons. */
export async function insertContent(db: Database): Promise<void> {
  await db.insert(settings).values([seedSettings])
  await db.insert(sliders).values(seedSliders.map(inOrder))
  await db.insert(banners).values(seedBanners.map(inOrder))
  await db
    .insert(instagramPosts)
    .values(seedInstagrams.map(({ drawing, ...post }, position) => ({ ...post, image: pictureOf(drawing), position })))
  await db.insert(pages).values([...seedPages])
  await db.insert(faqs).values(questions())
  await db.insert(states).values(seedStates)
  await db.insert(tiers).values(seedTiers)
  await db.insert(coupons).values([...seedCoupons])
}

const inOrder = <T extends object>(row: T, position: number) => ({ ...row, position })

const questions = () =>
  seedFaqs
    .flatMap(({ category, entries }) => entries.map(([question, answer]) => ({ category, question, answer })))
    .map(inOrder)
