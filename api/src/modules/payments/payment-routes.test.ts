import { eq } from 'drizzle-orm'
import { paymentMethods } from '../../database/schema'
import { containsCardNumber } from '../../plugins/card-numbers'
import { cardToken } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
/** A new customer for each test. */
let ana: string
let bo: string

describe('payment routes', () => {
  beforeAll(async () => void (api = await testApp()))
  beforeEach(async () => {
    customers += 1
    ana = (await api.signUp(`ana${customers}@example.com`)).access_token
    bo = (await api.signUp(`bo${customers}@example.com`)).access_token
  })
  afterAll(() => api.close())

  let customers = 0
  let visitor = 0
  const save = (last4: string, token = ana, is_defualt = false) =>
    api.call('POST /payment-methods', {
      body: { payment_token: cardToken({ last4 }), is_defualt },
      token,
      headers: { 'x-forwarded-for': `10.4.0.${(visitor += 1)}` },
    })
  const listed = async (token = ana) =>
    (await api.call('GET /payment-methods', { token })).body.data.map(
      ({ last4, is_defualt }) => `${last4}${is_defualt ? ' default' : ''}`,
    )

  async function saveThree() {
    for (const last4 of ['1111', '2222', '3333']) await save(last4)
    return (await api.call('GET /payment-methods', { token: ana })).body.data
  }

  test('makes the first card the default, and lists it first', async () => {
    await saveThree()
    expect(await listed()).toEqual(['1111 default', '3333', '2222'])
  })

  test('makes another card the default', async () => {
    const [, , oldest] = await saveThree()
    const { body } = await api.call('POST /payment-methods/:id', { params: { id: oldest!.id }, token: ana })
    expect(body.data[0]).toMatchObject({ last4: '2222', is_defualt: true })
  })

  test('replaces a deleted default by the newest card', async () => {
    const [standard] = await saveThree()
    await api.call('DELETE /payment-methods/:id', { params: { id: standard!.id }, token: ana })
    expect(await listed()).toEqual(['3333 default', '2222'])
  })

  test("responds to another user's card with 404", async () => {
    const [card] = await saveThree()
    for (const name of ['POST /payment-methods/:id', 'DELETE /payment-methods/:id'] as const) {
      expect((await api.call(name, { params: { id: card!.id }, token: bo })).status).toBe(404)
    }
    expect(await listed(bo)).toEqual([])
  })

  test('rejects an eleventh card', async () => {
    for (let number = 1; number <= 10; number += 1)
      expect((await save(`90${String(number).padStart(2, '0')}`, bo)).status).toBe(201)
    expect((await save('9999', bo)).error.code).toBe('too_many_cards')
  })

  test('leaves exactly one default after concurrent requests', async () => {
    await Promise.all(['5551', '5552', '5553'].map((last4) => save(last4, ana, true)))
    expect((await listed()).filter((card) => card.endsWith('default'))).toHaveLength(1)
  })

  test('stores no card number', async () => {
    await saveThree()
    const { status, error } = await api.call('POST /payment-methods', {
      body: { payment_token: '4242424242424242' },
      token: ana,
    })
    expect([status, error.code]).toEqual([422, 'card_number'])
    const rows = await api.db.select().from(paymentMethods).where(eq(paymentMethods.last4, '1111'))
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/\d{13,}/)
  })

  test.each([
    ['4242 4242 4242 4242', true],
    ['my card is 378282246310005, thanks', true],
    ['5555-5555-5555-4444', true],
    ['4242 4242 4242 4241', false],
    ['order 1234567890123', false],
    ['+1 555 010 2030', false],
  ])('"%s" contains a card number: %s', (text, expected) => {
    expect(containsCardNumber({ deep: [{ note: text }] })).toBe(expected)
  })
})
