import type { Database } from '../database/client'
import { refreshCatalogue } from '../database/refresh-catalogue'
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
  sizeCharts,
  sliders,
  states,
  tiers,
  variants,
} from '../database/schema'

/** Public ids of the coupons; random in a real shop, constant here. */
const COUPON_IDS = { ten: 7_140_912_553_101_377, old: 7_901_667_083_242_115, ana: 8_018_281_828_459_045 }
const picture = { title: 'Train hard', subtitle: 'New gloves', image: 'hero', alt: 'A boxer', url: '/shop' }

/**
 * A shop small enough to calculate by hand: simple shipping $8, express $20, free from $100; New York taxes 4%,
 * Oregon nothing.
 */
export async function fillSampleShop(db: Database): Promise<SampleShop> {
  await db.insert(settings).values({
    title: 'Ironside',
    logo: 'logo',
    saleTitle: 'Autumn sale',
    alertUrl: '/product-sales',
    simpleShipmentCents: 800,
    expressShipmentCents: 2000,
    freeShipmentCents: 10_000,
    phone: '+1 201 555 0144',
    email: 'hello@ironside.example',
    newsletterImage: 'newsletter',
  })
  await db.insert(states).values([
    { code: 'NY', name: 'New York', taxRatePpm: 40_000 },
    { code: 'OR', name: 'Oregon', taxRatePpm: 0 },
  ])
  await db.insert(tiers).values([
    { fromCents: 50_000, toCents: 99_999, percent: 5 },
    { fromCents: 100_000, toCents: null, percent: 10 },
  ])
  await db.insert(sliders).values(picture)
  await db.insert(banners).values(picture)
  await db.insert(instagramPosts).values({ image: 'strip-1', alt: 'Sparring', url: 'https://instagram.example/1' })
  await db.insert(faqs).values({ category: 'Orders', question: 'Where is my order?', answer: 'See order tracking.' })
  await db.insert(pages).values({
    slug: 'returns',
    title: 'Returns',
    summary: 'Thirty days.',
    sections: [{ heading: 'How', paragraphs: ['Send it back.'], items: [] }],
  })
  await db.insert(coupons).values([
    { code: 'TEN', publicId: COUPON_IDS.ten, percent: 10 },
    { code: 'BIG20', percent: 20, minSubtotalCents: 20_000 },
    { code: 'OLD', publicId: COUPON_IDS.old, percent: 10, expiresAt: new Date('2020-01-01') },
    { code: 'ONCE', percent: 10, maxUses: 1, uses: 1 },
    { code: 'ANA', publicId: COUPON_IDS.ana, percent: 15, email: 'ana@example.com' },
  ])
  const shop = await fillCatalogue(db)
  await refreshCatalogue(db)
  return shop
}

async function fillCatalogue(db: Database) {
  const category = async (title: string, slug: string, parentId: number | null, level: number) => {
    const [row] = await db
      .insert(categories)
      .values({ title, slug, parentId, level, image: `category-${slug}` })
      .returning()
    return row!.id
  }
  const gloves = await category('Gloves', 'gloves', null, 1)
  const boxing = await category('Boxing gloves', 'boxing-gloves', gloves, 2)
  const bag = await category('Bag gloves', 'bag-gloves', boxing, 3)
  const belts = await category('Belts', 'belts', null, 1)
  const shared = {
    brand: 'Ironside',
    description: 'Made to last.',
    materials: 'Cowhide leather',
    launchedAt: new Date('2024-01-01'),
  }
  const [glove, belt, hidden] = await db
    .insert(products)
    .values([
      {
        ...shared,
        categoryId: bag,
        slug: 'bag-glove',
        title: 'Bag Glove',
        drawing: 'glove.classic.black',
        popularity: 5,
      },
      {
        ...shared,
        categoryId: belts,
        slug: 'karate-belt',
        title: 'Karate Belt',
        drawing: 'belt.solid.white',
        popularity: 9,
      },
      {
        ...shared,
        categoryId: belts,
        slug: 'old-belt',
        title: 'Old Belt',
        drawing: 'belt.solid.black',
        published: false,
      },
    ])
    .returning({ id: products.id })
  const black = { productId: glove!.id, color: 'Black', colorHex: '#111111', drawing: 'glove.classic.black' }
  const red = { productId: glove!.id, color: 'Red', colorHex: '#cc1122', drawing: 'glove.classic.red' }
  const white = { productId: belt!.id, color: 'White', colorHex: '#ffffff', drawing: 'belt.solid.white' }
  const rows = await db
    .insert(variants)
    .values([
      { ...black, sku: 'GLV-BLK-10', size: '10 oz', priceCents: 6000, salePriceCents: 4500, stock: 10 },
      { ...black, sku: 'GLV-BLK-12', size: '12 oz', priceCents: 6000, stock: 3, position: 1 },
      { ...red, sku: 'GLV-RED-10', size: '10 oz', priceCents: 6000, stock: 0, position: 2 },
      { ...white, sku: 'BLT-WHT-A1', size: 'A1', priceCents: 1250, stock: 500 },
    ])
    .returning({ id: variants.id })
  await db
    .insert(authenticityCodes)
    .values({ code: 'IRN-0001-AAAA', productId: glove!.id, batch: 'B7', madeOn: '2024-02-01' })
  await db.insert(sizeCharts).values({
    categoryId: gloves,
    title: 'Gloves',
    unit: 'oz',
    columns: ['Weight', 'Size'],
    rows: [['under 60 kg', '10 oz']],
    howToMeasure: ['Weigh yourself.'],
  })
  await db.insert(ratings).values([
    {
      productId: glove!.id,
      name: 'Ana',
      email: 'ana@example.com',
      rating: 5,
      comment: 'Solid glove.',
      fit: 'true',
      status: 'published',
    },
    { productId: glove!.id, name: 'Cy', email: 'cy@example.com', rating: 1, comment: 'Awaiting review.' },
  ])
  const [saleGlove, scarceGlove, soldOutGlove, whiteBelt] = rows.map((row) => row.id)
  return {
    categories: { gloves, boxing, bag, belts },
    products: { glove: glove!.id, belt: belt!.id, hidden: hidden!.id },
    /** 10% off; 10% off until 2020; 15% off for ana@example.com. */
    coupons: COUPON_IDS,
    /** $60 reduced to $45 with 10 in stock; $60 with 3; $60 with none; $12.50 with 500. */
    variants: { saleGlove: saleGlove!, scarceGlove: scarceGlove!, soldOutGlove: soldOutGlove!, whiteBelt: whiteBelt! },
  }
}

/** Ids of the sample shop's rows. */
export type SampleShop = Awaited<ReturnType<typeof fillCatalogue>>
