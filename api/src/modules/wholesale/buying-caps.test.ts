import { MAX_MEMBERS, MAX_SKUS } from '@shop/shared-api/contract'
import { randomUUID } from 'node:crypto'
import { reorderLists, rosterEntries, rosters } from '../../database/schema'
import { testApp, type TestApp } from '../../testing/test-app'

describe('limits of the buying tools', () => {
  let api: TestApp
  let token: string
  let userId: string
  beforeAll(async () => {
    api = await testApp()
    const { access_token, user } = await api.signUp('coach@example.com')
    token = access_token
    userId = user.id
  })
  afterAll(() => api.close())

  const deadline = new Date(Date.now() + 86_400_000)
  const times = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index))

  test('stores 50 reorder lists per account', async () => {
    await api.db.insert(reorderLists).values(times(49, (index) => ({ userId, title: `List ${index}`, lines: [] })))
    const add = () =>
      api.call('POST /reorder-lists', { body: { title: 'One more', lines: [{ sku: 'BLT-WHT-A1', qty: 1 }] }, token })
    expect((await add()).status).toBe(201)
    expect((await add()).error).toMatchObject({ code: 'full', message: expect.stringContaining('50 lists') })
    expect(await api.db.$count(reorderLists)).toBe(50)
  })

  test('stores 50 rosters per account, and 200 members per roster', async () => {
    const productId = api.shop.products.glove
    const roster = (index: number) => ({
      userId,
      productId,
      shareKey: `key-${index}`,
      title: 'Camp',
      color: 'Black',
      deadline,
    })
    await api.db.insert(rosters).values(times(49, roster))
    const add = () =>
      api.call('POST /rosters', {
        body: { title: 'Camp', product_id: productId, color: 'Black', deadline: deadline.toISOString() },
        token,
      })
    const { body } = await add()
    expect((await add()).error).toMatchObject({ code: 'full', message: expect.stringContaining('50 rosters') })

    const rosterId = body.data.id
    const key = body.data.share_path.split('/').pop()!
    expect(MAX_MEMBERS).toBe(200)
    await api.db
      .insert(rosterEntries)
      .values(times(199, (index) => ({ rosterId, name: `Member ${index}`, size: '10 oz' })))
    const enter = (name: string) =>
      api.call('POST /roster-sheets/:key/entries', { params: { key }, body: { name, size: '10 oz', number: '' } })
    expect((await enter('The last')).status).toBe(201)
    expect((await enter('One too many')).error).toMatchObject({ code: 'full' })
    expect(await api.db.$count(rosterEntries)).toBe(200)
  })

  test('looks up 100 SKUs per request', async () => {
    expect(MAX_SKUS).toBe(100)
    const request = (count: number) =>
      api.call('POST /find-skus', { body: { skus: times(count, () => randomUUID().slice(0, 8)) } })
    expect([(await request(100)).status, (await request(101)).status]).toEqual([200, 422])
  })
})
