import { eq } from 'drizzle-orm'
import { products, variants } from '../database/schema'
import { operatorOf } from '../testing/operate'
import { testApp, type TestApp } from '../testing/test-app'

let api: TestApp
const { rowsOf } = operatorOf(() => api)

describe('sale operations', () => {
  beforeAll(async () => void (api = await testApp()))
  afterAll(() => api.close())

  test('lists what is on sale with its saving', async () => {
    const all = await rowsOf('sales.list')
    const onSale = (await api.db.select().from(variants)).filter(
      ({ priceCents, salePriceCents }) => salePriceCents && salePriceCents < priceCents,
    )
    expect(onSale.length).toBeGreaterThan(0)
    expect(all.map(({ sku }) => sku).sort()).toEqual(onSale.map(({ sku }) => sku).sort())
    const [line] = await rowsOf('sales.list', { search: onSale[0]!.sku })
    const percent_off = Math.round((1 - onSale[0]!.salePriceCents! / onSale[0]!.priceCents) * 100)
    expect(line).toMatchObject({ sale_price: (onSale[0]!.salePriceCents! / 100).toFixed(2), percent_off })
  })

  test.each([
    ['begins later', { saleStartsAt: new Date(Date.now() + 3_600_000) }],
    ['is over', { saleEndsAt: new Date(Date.now() - 3_600_000) }],
  ])('neither lists nor values by its sale price what has a sale that %s', async (_, schedule) => {
    const [sale] = await rowsOf('sales.list')
    const [variant] = await api.db
      .select()
      .from(variants)
      .where(eq(variants.sku, sale!.sku as string))
    const value = async () => Number((await rowsOf('reports.stock-value')).at(-1)!.value)
    const before = await value()
    await api.db.update(variants).set({ stock: 1 }).where(eq(variants.id, variant!.id))
    const onSale = await value()
    await api.db.update(products).set(schedule).where(eq(products.id, variant!.productId))
    expect((await rowsOf('sales.list')).map(({ sku }) => sku)).not.toContain(variant!.sku)
    expect(await value()).toBeGreaterThan(onSale)
    await api.db.update(variants).set({ stock: variant!.stock }).where(eq(variants.id, variant!.id))
    await api.db
      .update(products)
      .set({ saleStartsAt: null, saleEndsAt: null })
      .where(eq(products.id, variant!.productId))
    expect(await value()).toBe(before)
  })
})
