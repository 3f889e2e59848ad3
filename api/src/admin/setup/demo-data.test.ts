import { desc, eq } from 'drizzle-orm'
import { openPglite, type DatabaseHandle } from '../../database/client'
import {
  auditLog,
  banners,
  categories,
  coupons,
  faqs,
  instagramPosts,
  orderItems,
  orders,
  pages,
  products,
  settings,
  sliders,
  states,
  tiers,
  users,
  variants,
} from '../../database/schema'
import { seed } from '../../seed/seed'
import { memoryDatabase } from '../../testing/memory-database'
import { operate } from '../../testing/operate'

let handle: DatabaseHandle
let image: Blob
beforeAll(async () => {
  const seeded = await memoryDatabase()
  await seed(seeded.db, { demoUsers: true })
  image = await seeded.dump!()
  await seeded.close()
})
beforeEach(async () => void (handle = await openPglite({ image, small: true })))
afterEach(() => handle.close())

const run = (name: string, input: object = {}, more: object = {}) =>
  operate({ db: handle.db, dataDir: '/nowhere' }, name, input, more)
const countsOf = (...tables: Parameters<typeof handle.db.$count>[0][]) =>
  Promise.all(tables.map((table) => handle.db.$count(table)))

/** An order of a demo variant by a demo account, with a demo coupon. */
async function orderDemoGlove() {
  const { db } = handle
  const [variant] = await db.select().from(variants).limit(1)
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, 'WELCOME10'))
  const [customer] = await db.select().from(users).limit(1)
  const address = {
    first_name: 'A',
    last_name: 'B',
    phone: '2155550143',
    address: '1',
    address_2: null,
    city: 'C',
    state: 'NJ',
    zip: '08540',
  }
  const amounts = { subtotalCents: 995, saleDiscountCents: 0, discountCents: 0, discountPercent: 0, deliveryCents: 895 }
  const taxed = { ...amounts, taxCents: 0, taxRatePpm: 0, totalCents: 1890, shipmentType: 'simple' as const }
  const [order] = await db
    .insert(orders)
    .values({
      ...taxed,
      orderNumber: '7K3M9QX2B4TD',
      email: 'a@b.example',
      address,
      billing: address,
      couponId: coupon!.id,
      userId: customer!.id,
    })
    .returning()
  const { id: variantId, productId, sku, size, color, drawing } = variant!
  const line = { variantId, productId, sku, size, color, drawing, title: 'Belt', quantity: 1 }
  await db.insert(orderItems).values({ ...line, orderId: order!.id, listPriceCents: 995, unitPriceCents: 995 })
}

describe('demo data', () => {
  test('goes in one step, with an entry in the audit log', async () => {
    expect(await run('demo.show')).toEqual({ record: { has_demo: true } })
    expect(await run('demo.remove')).toEqual({
      done: 'Removed 544 codes, 272 products, 112 categories, 30 questions, 3 slides, 4 banners, 8 pictures, 4 tiers, 6 coupons, 3 accounts of the demo. Orders stay.',
      detail: expect.objectContaining({ products: 272, pages: 5 }),
    })
    expect(await countsOf(products, categories, faqs, sliders, banners, instagramPosts, tiers, coupons, users)).toEqual(
      Array(9).fill(0),
    )
    expect(await handle.db.$count(states)).toBe(51)
    const left = JSON.stringify([await handle.db.select().from(settings), await handle.db.select().from(pages)])
    expect(left).not.toMatch(/ironcorner/i)
    expect(await handle.db.$count(pages)).toBe(5)
    const [entry] = await handle.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(entry).toMatchObject({ action: 'demo.remove', detail: { products: 272 } })
    expect(await run('demo.show')).toEqual({ record: { has_demo: false } })
    expect(await run('demo.remove')).toMatchObject({ done: 'There is no demo data in this shop.' })
    expect(await seed(handle.db)).toMatchObject({ products: 0 })
  })

  test('stays after a dry run', async () => {
    expect(await run('demo.remove', {}, { dryRun: true })).toMatchObject({
      done: expect.stringContaining('272 products'),
    })
    expect(await countsOf(products, categories, users)).toEqual([272, 112, 3])
  })

  test('leaves orders, and what the merchant added and changed', async () => {
    const { db } = handle
    await orderDemoGlove()
    const text =
      'product,title,brand,category,drawing,sku,size,color,color_hex,variant_drawing,price\n' +
      'our-belt,Our Belt,Fight Barn,solid-rank-belts,belt.solid.white,FB-1,A2,White,#ffffff,belt.solid.white,20\n'
    await run('catalogue.import', { file: 'own.csv' }, { text })
    await run('settings.change', { values: { title: 'Fight Barn', phone: '+1 215 555 0100' } })
    await run('pages.edit', { slug: 'returns' }, { text: '# Returns\n\nOurs.\n\n## How\n\nSend it.\n' })
    await run('coupons.create', { code: 'OURS', percent: 10 })
    await run('demo.remove')
    expect(await db.select({ slug: products.slug }).from(products)).toEqual([{ slug: 'our-belt' }])
    const remaining = (await db.select({ slug: categories.slug }).from(categories)).map(({ slug }) => slug)
    expect(remaining).toHaveLength(3)
    expect(remaining).toContain('solid-rank-belts')
    expect((await db.select().from(settings))[0]).toMatchObject({ title: 'Fight Barn', phone: '+1 215 555 0100' })
    const [returns] = await db.select().from(pages).where(eq(pages.slug, 'returns'))
    expect(returns!.summary).toBe('Ours.')
    const [privacy] = await db.select().from(pages).where(eq(pages.slug, 'privacy-policy'))
    expect(JSON.stringify(privacy)).toContain('Fight Barn runs this shop')
    expect(await db.select({ title: orderItems.title, productId: orderItems.productId }).from(orderItems)).toEqual([
      { title: 'Belt', productId: null },
    ])
    const left = await db
      .select({ code: coupons.code, expiresAt: coupons.expiresAt })
      .from(coupons)
      .orderBy(desc(coupons.code))
    expect(left).toEqual([
      { code: 'WELCOME10', expiresAt: expect.any(Date) },
      { code: 'OURS', expiresAt: null },
    ])
  })
})
