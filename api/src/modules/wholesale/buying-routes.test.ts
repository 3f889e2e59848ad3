import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { equipmentRequests, mailOutbox, rosterEntries, users } from '../../database/schema'
import { orderForm, toOrderLines } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let token: string
beforeAll(async () => {
  api = await testApp()
  token = (await api.signUp('coach@example.com')).access_token
})
afterAll(() => api.close())

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

describe('wholesale buying routes', () => {
  test('SKUs find variants in the requested order, at retail prices, without unknown ones', async () => {
    const { body } = await api.call('POST /find-skus', {
      body: { skus: ['blt-wht-a1', 'NO-SUCH', 'GLV-BLK-10', 'BLT-WHT-A1'] },
    })
    expect(body.data.map(({ sku }) => sku)).toEqual(['BLT-WHT-A1', 'GLV-BLK-10'])
    expect(body.data[1]).toMatchObject({
      title: 'Bag Glove',
      available: 10,
      discount_price: 60,
      discount_sale_price: 45,
    })
  })

  test('SKUs are saved as lists, the newest first, and deleted', async () => {
    const lines = [{ sku: 'BLT-WHT-A1', qty: 3 }]
    for (const title of ['Old', 'New']) await api.call('POST /reorder-lists', { body: { title, lines }, token })
    const { data } = (await api.call('GET /reorder-lists', { token })).body
    expect(data.map(({ title }) => title)).toEqual(['New', 'Old'])
    await api.call('DELETE /reorder-lists/:id', { params: { id: data[0]!.id }, token })
    expect((await api.call('GET /reorder-lists', { token })).body.data).toEqual([data[1]])
  })

  const open = async (deadline = inHours(24)) => {
    const call = { title: 'Camp', product_id: api.shop.products.glove, color: 'Black', deadline }
    const { data } = (await api.call('POST /rosters', { body: call, token })).body
    return { id: data.id, key: data.share_path.split('/').pop()!, sizes: data.sizes }
  }
  const enter = (key: string, name: string, size = '10 oz', number = '') =>
    api.call('POST /roster-sheets/:key/entries', { params: { key }, body: { name, size, number } })

  test('a team roster accepts members by its link and shows them to the coach', async () => {
    const { id, key, sizes } = await open()
    expect(sizes).toEqual(['10 oz', '12 oz'])
    expect((await enter(key, ' Cy ', '10 oz', '7')).status).toBe(201)
    await enter(key, 'Di', '12 oz')
    const { data } = (await api.call('GET /rosters/:id', { params: { id }, token })).body
    expect(data.entries.map(({ name, size, number }) => [name, size, number])).toEqual([
      ['Cy', '10 oz', '7'],
      ['Di', '12 oz', ''],
    ])
    expect(data.members).toBe(2)
  })

  test('a member of a team roster corrects the own entry with its secret alone, until the deadline', async () => {
    const { id, key } = await open()
    const { entry_id: entry, secret } = (await enter(key, 'Cy', '10 oz', '7')).body
    await enter(key, 'Di')
    const correct = (body: object) =>
      api.call('POST /roster-sheets/:key/entries/:entry', {
        params: { key, entry },
        body: { name: 'Cy', size: '12 oz', number: '8', secret, ...body },
      })
    expect((await correct({ secret: 'wrong' })).status).toBe(404)
    expect((await correct({ name: 'dI' })).error).toMatchObject({ code: 'name_taken' })
    expect((await correct({ size: 'XXL' })).status).toBe(422)
    expect((await correct({ name: 'cy' })).status).toBe(200)
    const { data } = (await api.call('GET /rosters/:id', { params: { id }, token })).body
    expect(data.entries[0]).toMatchObject({ id: entry, name: 'cy', size: '12 oz', number: '8' })
    await api.call('POST /rosters/:id', { params: { id }, body: { deadline: 'now' }, token })
    expect((await correct({})).error).toMatchObject({ code: 'closed' })
    const body = { name: 'Cy', size: '10 oz', number: '' }
    expect((await api.call('POST /rosters/:id/entries/:entry', { params: { id, entry }, body, token })).status).toBe(
      200,
    )
  })

  test('names and numbers of a team roster travel with the order, once unless confirmed', async () => {
    const { id, key } = await open()
    for (const name of ['Cy', 'Di', 'Ed']) await enter(key, name, '10 oz', name === 'Cy' ? '7' : '')
    const buy = (qty: number) =>
      api.call('POST /add-order', {
        body: orderForm({
          products: toOrderLines(api.shop, ['saleGlove', qty], ['whiteBelt', 1]),
          expected_total: 45 * qty + 12.5 + (45 * qty + 12.5 < 100 ? 8 : 0),
          email: 'coach@example.com',
        }),
        headers: { 'idempotency-key': randomUUID() },
        token,
      })
    const names = async (qty: number) => (await buy(qty)).body.data.items.map((item) => item.names)
    expect(await names(2)).toEqual([[], []])
    const inCart = (body: object) => api.call('POST /rosters/:id/in-cart', { params: { id }, body, token })
    expect((await inCart({})).status).toBe(200)
    expect(await names(2)).toEqual([
      [
        { name: 'Cy', number: '7' },
        { name: 'Di', number: '' },
      ],
      [],
    ])
    const { ordered } = (await api.call('GET /rosters/:id', { params: { id }, token })).body.data
    expect(ordered!.order_number).toMatch(/^[0-9A-Z]{12}$/)
    expect((await inCart({})).error).toMatchObject({ code: 'ordered' })
    expect(await names(1)).toEqual([[], []])
    expect((await inCart({ again: true })).status).toBe(200)
    expect((await names(3))[0]).toHaveLength(3)
  })

  test('a team roster never shows members to one another', async () => {
    const { key } = await open()
    await enter(key, 'Secret Cy')
    expect((await api.call('GET /roster-sheets/:key', { params: { key } })).text).not.toContain('Secret Cy')
  })

  test('a team roster rejects a duplicate name, an unknown size, and entries after the deadline', async () => {
    const { id, key } = await open()
    await enter(key, 'Cy')
    expect((await enter(key, 'cY')).error.code).toBe('name_taken')
    expect((await enter(key, 'Di', '99 oz')).error.errors?.[0]?.field).toBe('size')
    await api.call('POST /rosters/:id', { params: { id }, body: { deadline: inHours(-1) }, token })
    expect((await enter(key, 'Di')).error.code).toBe('closed')
  })

  test("a team roster closes and reopens by the server's clock, regardless of the coach's", async () => {
    const { id, key } = await open()
    const move = (deadline: string) => api.call('POST /rosters/:id', { params: { id }, body: { deadline }, token })
    expect((await move('now')).body.data).toMatchObject({ open: false })
    expect((await enter(key, 'Di')).error.code).toBe('closed')
    const { data } = (await move('in-a-day')).body
    expect(data.open).toBe(true)
    expect(Math.abs(Date.parse(data.deadline) - Date.parse(inHours(24)))).toBeLessThan(60_000)
    expect((await enter(key, 'Di')).status).toBe(201)
    expect((await move('soon')).status).toBe(422)
  })

  test('a team roster is deleted with its members, and its link responds with 404', async () => {
    const { id, key } = await open()
    await enter(key, 'Cy')
    const deleteRoster = () => api.call('DELETE /rosters/:id', { params: { id }, token })
    expect((await deleteRoster()).status).toBe(200)
    expect((await deleteRoster()).status).toBe(404)
    expect((await api.call('GET /roster-sheets/:key', { params: { key } })).status).toBe(404)
    expect((await enter(key, 'Di')).status).toBe(404)
    expect(await api.db.$count(rosterEntries, eq(rosterEntries.rosterId, id))).toBe(0)
  })

  test('a team roster is rejected for a color that is not sold, or a past deadline', async () => {
    const call = { title: 'Camp', product_id: api.shop.products.glove, color: 'Plaid', deadline: inHours(1) }
    expect((await api.call('POST /rosters', { body: call, token })).status).toBe(404)
    const late = { ...call, color: 'Black', deadline: inHours(-1) }
    expect((await api.call('POST /rosters', { body: late, token })).status).toBe(422)
  })

  test('a request for custom equipment shows its quote, and is approved once at exactly that quote', async () => {
    const [coach] = await api.db.select().from(users).where(eq(users.email, 'coach@example.com'))
    await api.db.insert(equipmentRequests).values({
      requestNumber: 'E111111111',
      userId: coach!.id,
      name: 'Coach',
      email: 'coach@example.com',
      phone: '2015550144',
      organisation: 'Gym',
      category: 'Belts',
      items: [{ size: 'A1', color: 'Black', qty: 5 }],
      status: 'quoted',
      quoteCents: 12_550,
      quotedAt: new Date(),
    })
    const [shown] = (await api.call('GET /equipment-requests', { token })).body.data
    expect(shown).toMatchObject({ status: 'quoted', quote: 125.5 })
    const approve = (quote: number) =>
      api.call('POST /equipment-requests/:number/approve', { params: { number: 'E111111111' }, body: { quote }, token })
    expect((await approve(125)).error.code).toBe('quote_changed')
    expect((await approve(125.5)).body.data).toMatchObject({ status: 'approved', steps: [{ status: 'approved' }] })
    expect((await approve(125.5)).status).toBe(409)
    const mails = await api.db.select().from(mailOutbox).where(eq(mailOutbox.template, 'equipment-approved'))
    expect(mails).toHaveLength(1)
  })
})
