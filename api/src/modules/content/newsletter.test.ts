import { eq } from 'drizzle-orm'
import { coupons, mailOutbox, subscribers } from '../../database/schema'
import { sendMails } from '../../testing/send-mails'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const subscribe = (email: string) => api.call('POST /subscribe', { body: { email } })
const templateTo = async (recipient: string) =>
  (await api.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))).map(({ template }) => template)

describe('the newsletter', () => {
  test('gives one coupon per mailbox, and subscribes other spellings without one', async () => {
    const spellings = ['j.o.e@gmail.com', 'joe@gmail.com', 'joe+1@googlemail.com']
    for (const email of spellings) await subscribe(email)
    const before = await api.db.$count(coupons)
    const mails = await sendMails(api.db)
    expect(await api.db.$count(coupons)).toBe(before + 1)
    expect(await Promise.all(spellings.map(templateTo))).toEqual([
      ['newsletter-coupon'],
      ['newsletter-subscribed'],
      ['newsletter-subscribed'],
    ])
    expect(mails.map(({ to }) => to)).toEqual(spellings)
    expect(await api.db.$count(subscribers, eq(subscribers.canonicalEmail, 'joe@gmail.com'))).toBe(3)
  })

  test('gives each of two mailboxes a coupon', async () => {
    for (const email of ['ann@example.com', 'a.nn@example.com']) await subscribe(email)
    await sendMails(api.db)
    expect([await templateTo('ann@example.com'), await templateTo('a.nn@example.com')]).toEqual([
      ['newsletter-coupon'],
      ['newsletter-coupon'],
    ])
  })
})
