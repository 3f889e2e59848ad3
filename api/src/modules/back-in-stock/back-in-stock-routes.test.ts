import { eq } from 'drizzle-orm'
import { mailOutbox, products, stockAlerts, variants } from '../../database/schema'
import { toOrderLines, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'
import { sendDueMails } from '../mail/outbox-worker'

let api: TestApp

describe('back in stock routes', () => {
  beforeAll(async () => void (api = await testApp()))
  afterAll(() => api.close())
  beforeEach(() => api.db.delete(mailOutbox))

  let visitor = 0
  const requestAlert = (product_variation_id: number, email: string, ip = `10.7.0.${(visitor += 1)}`) =>
    api.call('POST /back-in-stock', { body: { product_variation_id, email }, headers: { 'x-forwarded-for': ip } })
  const setStock = (id: number, stock: number) => api.db.update(variants).set({ stock }).where(eq(variants.id, id))
  const alertMails = async () =>
    (await api.db.select().from(mailOutbox)).map(({ recipient, template }) => `${template} ${recipient}`)

  test('mails a customer once when the variant is back in stock, with a link to it', async () => {
    const { soldOutGlove } = api.shop.variants
    const first = await requestAlert(soldOutGlove, 'Ana@Example.com')
    const again = await requestAlert(soldOutGlove, 'ana@example.com')
    expect([first.status, again.text]).toEqual([201, first.text])
    await setStock(soldOutGlove, 4)
    await setStock(soldOutGlove, 5)
    expect(await alertMails()).toEqual(['back-in-stock ana@example.com'])
    const mails: { text: string; html: string }[] = []
    await sendDueMails(api.db, async (mail) => void mails.push(mail), {
      publicUrl: 'https://shop.example',
      secret: api.secret,
    })
    for (const part of [mails[0]!.text, mails[0]!.html]) {
      expect(part).toContain('Bag Glove, Red, 10 oz')
      expect(part).toContain(`https://shop.example/shop/${api.shop.products.glove}`)
    }
    await setStock(soldOutGlove, 0)
    await setStock(soldOutGlove, 1)
    expect(await alertMails()).toHaveLength(1)
    await setStock(soldOutGlove, 0)
  })

  test('mails waiting customers when a canceled order returns stock', async () => {
    const { scarceGlove } = api.shop.variants
    const form = orderForm({ products: toOrderLines(api.shop, ['scarceGlove', 3]), expected_total: 180 })
    const { body } = await api.call('POST /add-order', {
      body: form,
      headers: { 'idempotency-key': 'takes-all-three' },
    })
    expect((await requestAlert(scarceGlove, 'bo@example.com')).status).toBe(201)
    await api.db.delete(mailOutbox)
    await api.call('POST /cancel-order', {
      body: { order_id: body.data.id, token: body.guest_token!, reason: 'changed_mind' },
    })
    expect(await alertMails()).toContain('back-in-stock bo@example.com')
  })

  test('rejects variants that are in stock, hidden or unknown', async () => {
    expect((await requestAlert(api.shop.variants.whiteBelt, 'ana@example.com')).error.code).toBe('in_stock')
    expect((await requestAlert(2_000_000, 'ana@example.com')).status).toBe(404)
    await api.db.update(products).set({ published: false }).where(eq(products.id, api.shop.products.glove))
    expect((await requestAlert(api.shop.variants.soldOutGlove, 'ana@example.com')).status).toBe(404)
    await api.db.update(products).set({ published: true }).where(eq(products.id, api.shop.products.glove))
  })

  test('allows ten requests a minute per address', async () => {
    const statuses = []
    for (let round = 0; round < 11; round += 1)
      statuses.push((await requestAlert(api.shop.variants.soldOutGlove, `n${round}@example.com`, '10.7.1.1')).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
    expect(await api.db.$count(stockAlerts)).toBe(10)
  })

  test.each([
    [{ email: 'ana@example.com' }, 'product_variation_id'],
    [{ product_variation_id: 1, email: 'nobody' }, 'email'],
    [{ product_variation_id: '1', email: 'ana@example.com' }, 'product_variation_id'],
  ])('names the field of %j', async (body, field) => {
    const { status, error } = await api.call('POST /back-in-stock', {
      body,
      headers: { 'x-forwarded-for': `10.7.2.${(visitor += 1)}` },
    })
    expect([status, error.errors?.map((entry) => entry.field)]).toEqual([422, [field]])
  })
})
