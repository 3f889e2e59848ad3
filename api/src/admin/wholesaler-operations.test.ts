import { eq } from 'drizzle-orm'
import { mailOutbox } from '../database/schema'
import { operatorOf } from '../testing/operate'
import { toOrderLines } from '../testing/order-form'
import { signUpWholesaler } from '../testing/sign-up-wholesaler'
import { testApp, type TestApp } from '../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const { run, rowsOf } = operatorOf(() => api)
const mailsTo = async (recipient: string) =>
  (await api.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, recipient))).map(({ template }) => template)

describe('wholesaler operations', () => {
  const email = 'gym@example.com'
  let token: string
  beforeAll(async () => {
    token = await signUpWholesaler(api, email)
  })
  const discount = async () =>
    (await api.call('POST /add-to-cart', { body: { products: toOrderLines(api.shop, ['whiteBelt', 40]) }, token })).body
      .discount

  test('revokes and restores wholesale terms from the next request on and mails both', async () => {
    expect(await discount()).toBe(25)
    await run('wholesellers.demote', { email: email.toUpperCase(), reason: 'The certificate has expired.' })
    expect(await discount()).toBe(0)
    await expect(run('wholesellers.demote', { email, reason: 'Once more.' })).rejects.toMatchObject({ status: 409 })
    await run('wholesellers.promote', { email })
    expect(await discount()).toBe(25)
    expect(await mailsTo(email)).toEqual(['wholesale-ended', 'wholesale-approved'])
  })

  test('filters wholesalers by verification and excludes customers', async () => {
    expect(await rowsOf('wholesellers.list', { verified: true, limit: 5 })).toMatchObject([{ email }])
    expect(await rowsOf('wholesellers.list', { verified: false, limit: 5 })).toEqual([])
    await api.signUp('ana@example.com')
    await expect(run('wholesellers.promote', { email: 'ana@example.com' })).rejects.toMatchObject({
      status: expect.any(Number) as number,
    })
    await expect(run('wholesellers.promote', { email: 'unknown@example.com' })).rejects.toMatchObject({ status: 404 })
  })
})
