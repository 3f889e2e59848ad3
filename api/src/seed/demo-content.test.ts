import { returnTerms } from '@shop/shared-api/contract'
import { asc, eq } from 'drizzle-orm'
import { isPicture } from '../admin/picture-key'
import type { DatabaseHandle } from '../database/client'
import {
  authenticityCodes,
  banners,
  categories,
  coupons,
  faqs,
  instagramPosts,
  pages,
  products,
  ratings,
  settings,
  sliders,
  states,
  tiers,
} from '../database/schema'
import { memoryDatabase } from '../testing/memory-database'
import { seed } from './seed'

let handle: DatabaseHandle

beforeAll(async () => {
  handle = await memoryDatabase()
  await seed(handle.db)
})
afterAll(() => handle.close())

const pageText = async (slug: string) =>
  JSON.stringify(await handle.db.select().from(pages).where(eq(pages.slug, slug)))
const shopSettings = async () => (await handle.db.select().from(settings))[0]!
const links = async () =>
  [
    ...(await handle.db.select().from(sliders)),
    ...(await handle.db.select().from(banners)),
    ...(await handle.db.select().from(instagramPosts)),
  ].map(({ url, image }) => ({ url, image }))

describe('demo content', () => {
  test('has the five information pages, each with at least four filled sections', async () => {
    const rows = await handle.db.select().from(pages).orderBy(asc(pages.slug))
    expect(rows.map(({ slug }) => slug)).toEqual([
      'about-us',
      'privacy-policy',
      'returns',
      'shipping',
      'term-conditions',
    ])
    expect(rows.filter(({ sections }) => sections.length < 4)).toEqual([])
    const sections = rows.flatMap(({ sections }) => sections)
    expect(sections.filter(({ paragraphs, items }) => paragraphs.length + items.length === 0)).toEqual([])
  })

  test('contains no markup', async () => {
    const texts = [
      await handle.db.select().from(pages),
      await handle.db.select().from(faqs),
      await handle.db.select().from(banners),
      await handle.db.select().from(sliders),
      await handle.db.select().from(categories),
    ]
    expect(texts.map((rows) => rows.length)).toEqual([5, 30, 4, 3, 112])
    expect(JSON.stringify(texts)).not.toMatch(/[<>]/)
  })

  test('answers 30 questions in at least five categories', async () => {
    const rows = await handle.db.select().from(faqs)
    expect(new Set(rows.map(({ question }) => question)).size).toBe(30)
    expect(new Set(rows.map(({ category }) => category)).size).toBeGreaterThanOrEqual(5)
  })

  test('states the shipping prices of the settings and the return terms of the contract', async () => {
    const { simpleShipmentCents, expressShipmentCents, freeShipmentCents } = await shopSettings()
    const shipping = await pageText('shipping')
    expect(shipping).toContain(`$${(simpleShipmentCents / 100).toFixed(2)}`)
    expect(shipping).toContain(`$${(expressShipmentCents / 100).toFixed(2)}`)
    expect(shipping).toContain(`$${freeShipmentCents / 100} or more`)
    expect(await pageText('returns')).toContain(`${returnTerms.days} days`)
    expect(JSON.stringify(await handle.db.select().from(faqs))).toContain(`${returnTerms.days} days from delivery`)
  })

  test('shows only pictures that can be drawn, and links only to existing categories', async () => {
    const found = await links()
    expect(found).toHaveLength(15)
    const { logo, newsletterImage } = await shopSettings()
    const tiles = (await handle.db.select().from(categories)).map(({ image }) => image)
    expect(
      [...found.map(({ image }) => image), ...tiles, logo, newsletterImage].filter((key) => !isPicture(key)),
    ).toEqual([])
    const slugs = (await handle.db.select().from(categories)).map(({ slug }) => `/product/list/${slug}`)
    const lists = found.map(({ url }) => url).filter((url) => url.startsWith('/product/list/'))
    expect(lists).toHaveLength(14)
    expect(lists.filter((url) => !slugs.includes(url))).toEqual([])
  })

  test('uses a fictional phone number and an example domain', async () => {
    expect(await shopSettings()).toMatchObject({
      phone: expect.stringMatching(/555-01\d\d$/),
      email: expect.stringMatching(/\.example$/),
    })
  })

  test('ships to fifty states and the District of Columbia, five of them without sales tax', async () => {
    const rows = await handle.db.select().from(states).orderBy(asc(states.code))
    expect(rows).toHaveLength(51)
    const untaxed = rows.filter(({ taxRatePpm }) => taxRatePpm === 0).map(({ code }) => code)
    expect(untaxed).toEqual(['AK', 'DE', 'MT', 'NH', 'OR'])
    expect(rows.find(({ code }) => code === 'NJ')!.taxRatePpm).toBe(66_250)
  })

  test('has wholesale tiers without gaps, of which only the last is open-ended', async () => {
    const rows = await handle.db.select().from(tiers).orderBy(asc(tiers.fromCents))
    expect(rows.map(({ percent }) => percent)).toEqual([5, 10, 15, 20])
    expect(rows.map(({ toCents }) => toCents)).toEqual([...rows.slice(1).map(({ fromCents }) => fromCents - 1), null])
  })

  test('has coupons that are open, limited by a minimum, expired and used up', async () => {
    const rows = await handle.db.select().from(coupons)
    const now = new Date('2026-11-21')
    expect(rows.find(({ code }) => code === 'WELCOME10')).toMatchObject({ percent: 10, expiresAt: null })
    expect(rows.some(({ minSubtotalCents }) => minSubtotalCents > 0)).toBe(true)
    expect(rows.some(({ expiresAt }) => expiresAt !== null && expiresAt < now)).toBe(true)
    expect(rows.some(({ maxUses, uses }) => maxUses !== null && maxUses === uses)).toBe(true)
  })

  test('reviews about two thirds of the products, mostly favorably, after their launch', async () => {
    const rows = await handle.db.select().from(ratings).innerJoin(products, eq(products.id, ratings.productId))
    expect(rows).toHaveLength(558)
    const share = new Set(rows.map(({ products }) => products.id)).size / 272
    expect(share).toBeGreaterThan(0.5)
    expect(share).toBeLessThan(0.75)
    const shares = [1, 2, 3, 4, 5].map((stars) => rows.filter(({ ratings }) => ratings.rating === stars).length / 558)
    expect(shares[4]).toBeGreaterThan(0.35)
    expect(Math.min(...shares)).toBeGreaterThan(0.02)
    expect(rows.filter(({ ratings, products }) => ratings.createdAt < products.launchedAt)).toEqual([])
    expect(rows.filter(({ ratings }) => /[{}]|undefined|null| {2}/.test(ratings.comment))).toEqual([])
    expect(new Set(rows.map(({ ratings }) => ratings.comment)).size / rows.length).toBeGreaterThan(0.95)
  })

  test('has 544 label codes, a few of which were checked as often as copies are', async () => {
    const rows = await handle.db.select().from(authenticityCodes)
    expect(rows).toHaveLength(544)
    expect(rows.filter(({ code }) => !/^IC-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toEqual([])
    const often = rows.filter(({ checks }) => checks >= 40)
    expect(often.length).toBeGreaterThan(2)
    expect(often.length).toBeLessThan(20)
    expect(rows.filter(({ checks, firstCheckedAt }) => checks > 0 !== (firstCheckedAt !== null))).toEqual([])
    expect(rows.filter((row) => row.firstCheckedAt && row.firstCheckedAt < new Date(row.madeOn))).toEqual([])
  })
})
