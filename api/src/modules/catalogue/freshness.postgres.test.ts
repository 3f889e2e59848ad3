import type { CartQuote } from '@shop/shared-api/contract'
import { eq, sql } from 'drizzle-orm'
import { buildApp } from '../../app'
import { openPostgres, type Database, type DatabaseHandle } from '../../database/client'
import { migrate } from '../../database/migrate'
import { refreshProducts } from '../../database/refresh-catalogue'
import { products, variants } from '../../database/schema'
import { describeOnPostgres } from '../../testing/describe-on-postgres'
import { toOrderLines, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'
import { readRevision } from './catalogue-revision'

/** A change through one instance, or directly in the database, shows in the other's next response. */
describeOnPostgres('two instances on one database', (cluster) => {
  let first: TestApp
  let other: Awaited<ReturnType<typeof buildApp>>
  let handle: DatabaseHandle
  let outside: DatabaseHandle
  beforeAll(async () => {
    const url = await cluster().freshDatabase()
    handle = openPostgres(url, { max: 10 })
    outside = openPostgres(url, { max: 4 })
    await migrate(handle)
    first = await testApp({ handle: openPostgres(url, { max: 10 }) })
    other = await buildApp({ db: handle.db, dataDir: first.dataDir })
  })
  afterAll(async () => {
    await other?.close()
    await first?.close()
    await Promise.all([handle?.close(), outside?.close()])
  })

  const read = async <T>(path: string) => (await other.inject(`/api${path}`)).json<T>()
  interface Card {
    id: number
    available: number
    discount_price: number
    discount_sale_price: number | null
  }
  const everywhere = async (id: number) => {
    const cards = await Promise.all([
      read<{ data: Card[] }>('/get-products').then(({ data }) => data.find((card) => card.id === id)),
      read<{ data: Card }>(`/get-product/${id}`).then(({ data }) => data),
      read<{ data: Card[] }>('/sale-products').then(({ data }) => data.find((card) => card.id === id)),
    ])
    return cards.map((card) => card && [card.available, card.discount_sale_price ?? card.discount_price])
  }
  /** The sale glove, which other tests change: $45, 10 in stock, and 3 of another variant. */
  beforeEach(async () => {
    const sale = { stock: 10, salePriceCents: 4500 }
    await outside.db.update(variants).set(sale).where(eq(variants.id, first.shop.variants.saleGlove))
    await refreshProducts(outside.db, [first.shop.products.glove])
  })
  const setStock = (db: Database, stock: number) =>
    db.update(variants).set({ stock }).where(eq(variants.id, first.shop.variants.saleGlove))

  test('shows a unit ordered through one instance as gone on the other', async () => {
    const { glove } = first.shop.products
    expect(await everywhere(glove)).toEqual([
      [13, 45],
      [13, 45],
      [13, 45],
    ])
    const form = orderForm({ products: toOrderLines(first.shop, ['saleGlove', 2]), expected_total: 98 })
    const { body } = await first.call('POST /add-order', { body: form, headers: { 'idempotency-key': 'fresh-1-key' } })
    expect(await everywhere(glove)).toEqual([
      [11, 45],
      [11, 45],
      [11, 45],
    ])
    await first.call('POST /cancel-order', {
      body: { order_id: body.data.id, token: body.guest_token, reason: 'other' },
    })
    expect(await everywhere(glove)).toEqual([
      [13, 45],
      [13, 45],
      [13, 45],
    ])
  })

  test('quotes a price changed in the database on the other instance, and removes an ended sale from the sale list', async () => {
    const { glove } = first.shop.products
    const set = async (salePriceCents: number | null) => {
      await outside.db.update(variants).set({ salePriceCents }).where(eq(variants.id, first.shop.variants.saleGlove))
      await refreshProducts(outside.db, [glove])
    }
    await set(3900)
    expect(await everywhere(glove)).toEqual([
      [13, 39],
      [13, 39],
      [13, 39],
    ])
    await set(null)
    expect(await everywhere(glove)).toEqual([[13, 60], [13, 60], undefined])
  })

  test('removes a sold-out product from the in-stock list and its facets', async () => {
    const titles = async () => {
      const { data, facets } = await read<{ data: { title: string }[]; facets: { in_stock: number } }>(
        '/get-products?in_stock=true',
      )
      return [...data.map(({ title }) => title), facets.in_stock]
    }
    expect(await titles()).toEqual(['Karate Belt', 'Bag Glove', 2])
    await outside.db.update(variants).set({ stock: 0 }).where(eq(variants.productId, first.shop.products.belt))
    expect(await titles()).toEqual(['Bag Glove', 1])
    await outside.db.update(variants).set({ stock: 500 }).where(eq(variants.productId, first.shop.products.belt))
    expect(await titles()).toEqual(['Karate Belt', 'Bag Glove', 2])
  })

  test('hides an unpublished product', async () => {
    const { belt } = first.shop.products
    expect((await other.inject(`/api/get-product/${belt}`)).statusCode).toBe(200)
    await outside.db.update(products).set({ published: false }).where(eq(products.id, belt))
    expect((await other.inject(`/api/get-product/${belt}`)).statusCode).toBe(404)
    await outside.db.update(products).set({ published: true }).where(eq(products.id, belt))
    expect((await other.inject(`/api/get-product/${belt}`)).statusCode).toBe(200)
  })

  test('shows each of a hundred consecutive changes immediately, under concurrent reads', async () => {
    let reading = true
    const crowd = Array.from({ length: 8 }, async () => {
      while (reading) await read('/get-products')
    })
    for (let stock = 1; stock <= 100; stock += 1) {
      await setStock(outside.db, stock)
      expect((await everywhere(first.shop.products.glove)).map((card) => card?.[0])).toEqual([
        stock + 3,
        stock + 3,
        stock + 3,
      ])
    }
    reading = false
    await Promise.all(crowd)
  })

  test('prices a cart with the current price, tax, shipping and stock', async () => {
    const quoted = async () => {
      const payload = { products: toOrderLines(first.shop, ['saleGlove', 2]), state: 'NY' }
      const { json } = await other.inject({ method: 'POST', url: '/api/add-to-cart', payload })
      const { subtotal, applied_tax, delivery_charges, count } = json<CartQuote>()
      return { subtotal, applied_tax, delivery_charges, count }
    }
    const set = (statement: string) => outside.runScript(statement)
    await setStock(outside.db, 13)
    const before = await quoted()
    expect(before).toMatchObject({ subtotal: 90, count: 2 })
    await set(`UPDATE variants SET sale_price_cents = 4000 WHERE id = ${first.shop.variants.saleGlove}`)
    expect(await quoted()).toEqual({ ...before, subtotal: 80 })
    await set(`UPDATE states SET tax_rate_ppm = 50000 WHERE code = 'NY'`)
    expect(await quoted()).toEqual({ ...before, subtotal: 80, applied_tax: 0.05 })
    await set(`UPDATE settings SET simple_shipment_cents = 1234`)
    expect(await quoted()).toEqual({ ...before, subtotal: 80, applied_tax: 0.05, delivery_charges: 12.34 })
    await setStock(outside.db, 1)
    expect(await quoted()).toMatchObject({ count: 1, subtotal: 40 })
  })

  test('responds with 304 until the response changes', async () => {
    const firstResponse = await other.inject('/api/get-products')
    const ask = () =>
      other.inject({ url: '/api/get-products', headers: { 'if-none-match': String(firstResponse.headers.etag) } })
    expect((await ask()).statusCode).toBe(304)
    await setStock(outside.db, 77)
    expect(await ask()).toMatchObject({ statusCode: 200 })
  })

  test('detects a change that commits after a later one; mutant: the number of the newest change misses it', async () => {
    await outside.db.execute(sql`CREATE SEQUENCE naive_revision`)
    const naive = async () =>
      ((await outside.db.execute(sql`SELECT last_value FROM naive_revision`)) as unknown as { rows: [object] }).rows[0]
    const change = (db: Database, variant: number) =>
      db.execute(sql`UPDATE variants SET stock = stock + 1 + 0 * nextval('naive_revision') WHERE id = ${variant}`)
    const { saleGlove, whiteBelt } = first.shop.variants
    const before = { ...(await readRevision(outside.db)) }
    let between = { real: before, naive: {} as object }
    await handle.db.transaction(async (slow) => {
      await change(slow as unknown as Database, saleGlove)
      await change(outside.db, whiteBelt)
      between = { real: await readRevision(outside.db), naive: await naive() }
    })
    const after = { real: await readRevision(outside.db), naive: await naive() }
    expect(between.real.content).not.toBe(before.content)
    expect(after.real.content).not.toBe(between.real.content)
    expect(after.naive).toEqual(between.naive)
  })

  test('a stock change affects what products show, but not which are listed', async () => {
    const before = await readRevision(outside.db)
    await setStock(outside.db, 41)
    const after = await readRevision(outside.db)
    expect({ content: after.content !== before.content, listing: after.listing !== before.listing }).toEqual({
      content: true,
      listing: false,
    })
  })
})
