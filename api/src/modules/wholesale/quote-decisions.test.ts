import { eq } from 'drizzle-orm'
import { equipmentRequests, mailOutbox, settings, users } from '../../database/schema'
import { operatorOf } from '../../testing/operate'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let token: string
const { run } = operatorOf(() => api)
const number = 'E222222222'
const params = { number }

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const send = (name: 'approve' | 'decline' | 'counter-offer', body: object) =>
  api.call(`POST /equipment-requests/:number/${name}` as 'POST /equipment-requests/:number/decline', {
    params,
    body: body as { reason: string },
    token,
  })
const shown = async () => (await api.call('GET /equipment-requests', { token })).body.data[0]!
const quote = (more: object = {}) => run('equipment.quote', { number, amount: 1840, note: 'Forty gis.', ...more })
const mailsTo = async (recipient: string) =>
  (await api.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))).map(({ data }) => data)

describe('decisions on quotes', () => {
  beforeAll(async () => {
    api = await testApp()
    token = (await api.signUp('coach@example.com')).access_token
    await api.db.update(settings).set({ notifyRequest: 'staff@example.com' })
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    await api.db.delete(equipmentRequests)
    await api.db.delete(mailOutbox)
    const [coach] = await api.db.select().from(users).where(eq(users.email, 'coach@example.com'))
    const contact = { name: 'Coach', email: 'coach@example.com', phone: '2015550144', organisation: 'Gym' }
    const items = [{ size: 'A1', color: 'Black', qty: 40 }]
    await api.db
      .insert(equipmentRequests)
      .values({ requestNumber: number, userId: coach!.id, ...contact, category: 'Gis', items })
  })

  test('read the lead time and the last day of the quote, 30 days ahead by default', async () => {
    await quote({ lead_time: '5 weeks' })
    expect(await shown()).toMatchObject({ lead_time: '5 weeks', quote_expires_on: day(30), is_expired: false })
    expect((await mailsTo('coach@example.com'))[0]).toMatchObject({
      leadTime: '5 weeks',
      validThrough: expect.stringMatching(/^[A-Z]\w+ \d+, \d{4}$/) as string,
    })
    await quote({ expires: day(3) })
    expect(await shown()).toMatchObject({ lead_time: null, quote_expires_on: day(3) })
    await expect(quote({ expires: day(-2) })).rejects.toMatchObject({ status: 422 })
  })

  test('refuse to approve an expired quote until staff send a new one', async () => {
    await quote()
    await api.db.update(equipmentRequests).set({ quoteExpiresOn: day(-2) })
    expect(await shown()).toMatchObject({ is_expired: true })
    expect((await send('approve', { quote: 1840 })).error).toMatchObject({ code: 'expired' })
    await quote()
    expect((await send('approve', { quote: 1840 })).body.data).toMatchObject({ status: 'approved' })
  })

  test('decline a quote once, with a reason that staff are mailed', async () => {
    expect((await send('decline', { reason: 'Too late' })).error).toMatchObject({ code: 'conflict' })
    await quote()
    expect((await send('decline', { reason: ' ' })).status).toBe(422)
    const { data } = (await send('decline', { reason: 'Too late for us' })).body
    expect(data).toMatchObject({ status: 'declined', steps: [{}, { note: 'Too late for us' }] })
    expect(await mailsTo('staff@example.com')).toEqual([
      { number, name: 'Coach', email: 'coach@example.com', declined: 'Too late for us' },
    ])
    expect((await send('decline', { reason: 'Too late for us' })).status).toBe(409)
    expect((await send('approve', { quote: 1840 })).status).toBe(409)
  })

  test('propose another price, which the next quote settles', async () => {
    await quote()
    expect((await send('counter-offer', { price: 0, note: 'Free?' })).status).toBe(422)
    const { data } = (await send('counter-offer', { price: 1700.5, note: 'We collect.' })).body
    expect(data).toMatchObject({ status: 'countered', counter_offer: { price: 1700.5, note: 'We collect.' } })
    expect((await mailsTo('staff@example.com'))[0]).toMatchObject({ counterOffer: '$1,700.50. We collect.' })
    expect((await send('approve', { quote: 1840 })).status).toBe(409)
    expect(await run('equipment.show', { number })).toMatchObject({
      record: { status: 'countered', counterOffer: '$1,700.50', counterNote: 'We collect.' },
    })
    await quote({ amount: 1750 })
    expect(await shown()).toMatchObject({ status: 'quoted', quote: 1750, counter_offer: null })
    expect((await send('approve', { quote: 1750 })).status).toBe(200)
  })

  test('negotiate an expired quote too', async () => {
    await quote({ expires: day(1) })
    await api.db.update(equipmentRequests).set({ quoteExpiresOn: day(-2) })
    expect((await send('counter-offer', { note: 'Does it still hold?' })).status).toBe(200)
    expect(await shown()).toMatchObject({ status: 'countered', counter_offer: { price: null } })
  })
})
