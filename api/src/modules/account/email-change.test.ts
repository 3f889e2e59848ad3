import { desc, eq } from 'drizzle-orm'
import { emailUndos, knownDevices, loginIdentities, mailOutbox, resetCodes, users } from '../../database/schema'
import { cardToken, toOrderLines, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const PASSWORD = 'left hook body shot'
const NEW = 'right cross, slip, roll'
let visitor = 0
const from = () => ({ 'x-forwarded-for': `10.4.${Math.floor((visitor += 1) / 200)}.${visitor % 200}` })
const mailedTo = async (recipient: string, template: string) => {
  const mails = await api.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient))
    .orderBy(desc(mailOutbox.id))
  return mails.find((mail) => mail.template === template)?.data
}
const secretOf = async (recipient: string, template: string) => String((await mailedTo(recipient, template))?.token)
/** Requests another email, with the right password by default and without any for null. */
const requestChange = (token: string, email: string, password: string | null = PASSWORD) =>
  api.call('POST /update-profile', {
    body: { username: 'Tester', email, ...(password !== null && { current_password: password }) },
    token,
    headers: from(),
  })
const confirm = (token: string) => api.call('POST /confirm-email', { body: { token }, headers: from() })
const undo = (token: string) => api.call('POST /undo-email-change', { body: { token }, headers: from() })
const login = (email: string, password: string) =>
  api.call('POST /login', { body: { email, password }, headers: from() })
const emailOf = async (token: string) => (await api.call('GET /user-dashboard', { token })).body.data.user.email
/** Changes an account's email and returns the secret that undoes it. */
async function changed(before: string, after: string) {
  const { access_token: token, user } = await api.signUp(before)
  await requestChange(token, after)
  await confirm(await secretOf(after, 'confirm-email'))
  return { token, id: user.id, secret: await secretOf(before, 'email-changed') }
}
/** An account that only ever logged in with Google. */
async function withoutPassword(email: string) {
  const { access_token: token, user } = await api.signUp(email)
  await api.db.update(users).set({ passwordHash: null }).where(eq(users.id, user.id))
  return token
}

describe('changing the email of an account', () => {
  test('is rejected with an error on the password field when only a session is presented', async () => {
    const { access_token: token } = await api.signUp('ana@example.com')
    for (const password of [null, '', 'wrong']) {
      const { status, error } = await requestChange(token, 'thief@example.com', password)
      expect([status, error.errors?.map(({ field }) => field)]).toEqual([422, ['current_password']])
    }
    expect(await mailedTo('thief@example.com', 'confirm-email')).toBeUndefined()
  })

  test('counts wrong passwords like every other password check', async () => {
    const { access_token: token } = await api.signUp('abe@example.com')
    const statuses = []
    for (let round = 0; round < 11; round += 1)
      statuses.push((await requestChange(token, 'thief@example.com', 'wrong')).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    const body = { current_password: PASSWORD, password: NEW, password_confirmation: NEW }
    expect((await api.call('POST /update-password', { body, token, headers: from() })).status).toBe(429)
  })

  test('needs no password for a name, a phone or an unchanged email', async () => {
    const { access_token: token } = await api.signUp('al@example.com')
    const { status, body } = await requestChange(token, 'al@example.com', null)
    expect([status, body.email_pending, body.email_mailed_to]).toEqual([200, null, null])
  })

  test('takes effect once confirmed, adds the guest orders of that email, and notifies the old email', async () => {
    const { access_token: token } = await api.signUp('gil@example.com')
    const order = orderForm({
      products: toOrderLines(api.shop, ['whiteBelt', 1]),
      email: 'gil@new.example',
      expected_total: 20.5,
      payment_token: cardToken(),
    })
    await api.call('POST /add-order', { body: order, headers: { 'idempotency-key': 'guest-order-of-gil' } })
    const { body } = await api.call('POST /update-profile', {
      body: { username: 'Gil', phone: '555 010 2030', email: 'Gil@New.example', current_password: PASSWORD },
      token,
    })
    expect(body).toMatchObject({
      data: { username: 'Gil', phone: '5550102030', email: 'gil@example.com' },
      email_pending: 'gil@new.example',
      email_mailed_to: 'new_email',
    })
    const secret = await secretOf('gil@new.example', 'confirm-email')
    expect(await mailedTo('gil@example.com', 'email-changed')).toBeUndefined()
    expect([(await confirm(secret)).status, (await confirm(secret)).status]).toEqual([200, 422])
    expect(await mailedTo('gil@example.com', 'email-changed')).toEqual({
      username: 'Gil',
      token: expect.any(String),
    })
    const dashboard = (await api.call('GET /user-dashboard', { token })).body.data
    expect([dashboard.user.email, dashboard.orders_count]).toEqual(['gil@new.example', 1])
  })

  test("to another account's email reveals nothing and sends no mail", async () => {
    const { access_token: token } = await api.signUp('hal@example.com')
    const before = await api.db.$count(mailOutbox)
    const { body } = await requestChange(token, 'ana@example.com')
    expect(body.email_pending).toBe('ana@example.com')
    expect(await api.db.$count(mailOutbox)).toBe(before)
  })

  test('cannot be confirmed after the password was changed', async () => {
    const { access_token: token } = await api.signUp('ida@example.com')
    await requestChange(token, 'thief@example.com')
    await api.call('POST /update-password', {
      body: { current_password: PASSWORD, password: NEW, password_confirmation: NEW },
      token,
    })
    expect((await confirm(await secretOf('thief@example.com', 'confirm-email'))).status).toBe(422)

    await requestChange(token, 'thief@example.org', NEW)
    await api.call('POST /send-password-reset-code', { body: { email: 'ida@example.com' }, headers: from() })
    const code = String((await mailedTo('ida@example.com', 'reset-code'))!.code)
    const { body } = await api.call('POST /validate-reset-code', { body: { email: 'ida@example.com', code } })
    const form = { email: 'ida@example.com', ...body, password: PASSWORD, password_confirmation: PASSWORD }
    expect((await api.call('POST /reset-password', { body: form, headers: from() })).status).toBe(200)
    expect((await confirm(await secretOf('thief@example.org', 'confirm-email'))).status).toBe(422)
  })

  test('mails one address at most five times an hour', async () => {
    const { access_token: token } = await api.signUp('jon@example.com')
    for (let tries = 0; tries < 5; tries += 1)
      expect((await requestChange(token, 'victim@example.net')).status).toBe(200)
    const { status, headers } = await requestChange(token, 'victim@example.net')
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
    expect(await api.db.$count(mailOutbox, eq(mailOutbox.recipient, 'victim@example.net'))).toBe(5)
  })

  test('without a password, requires consent from the old email before the new one confirms', async () => {
    const token = await withoutPassword('kim@example.com')
    const { body } = await requestChange(token, 'kim@new.example', null)
    expect([body.email_pending, body.email_mailed_to]).toEqual(['kim@new.example', 'old_email'])
    expect(await mailedTo('kim@new.example', 'confirm-email')).toBeUndefined()
    expect(await mailedTo('kim@example.com', 'approve-email')).toMatchObject({ newEmail: 'kim@new.example' })
    const approval = await confirm(await secretOf('kim@example.com', 'approve-email'))
    expect(approval.body.message).toBe('Thank you. Now open the link that we emailed to kim@new.example.')
    expect(await emailOf(token)).toBe('kim@example.com')
    expect((await confirm(await secretOf('kim@new.example', 'confirm-email'))).status).toBe(200)
    expect(await emailOf(token)).toBe('kim@new.example')
  })

  test('reveals no taken email to an account without a password', async () => {
    await api.signUp('taken@example.com')
    const token = await withoutPassword('kit@example.com')
    await requestChange(token, 'taken@example.com', null)
    const approval = await confirm(await secretOf('kit@example.com', 'approve-email'))
    expect(approval.body.message).toContain('taken@example.com')
    expect(await mailedTo('taken@example.com', 'confirm-email')).toBeUndefined()
  })

  test('can be undone from the old email, which revokes all other access to the account', async () => {
    const { token, id, secret } = await changed('lea@example.com', 'thief@lea.example')
    await login('thief@lea.example', PASSWORD)
    await api.call('POST /send-password-reset-code', { body: { email: 'thief@lea.example' }, headers: from() })
    const code = String((await mailedTo('thief@lea.example', 'reset-code'))!.code)
    await requestChange(token, 'thief@second.example')
    const waiting = await secretOf('thief@second.example', 'confirm-email')
    await api.db.insert(loginIdentities).values({ provider: 'google', subject: 'thief', userId: id })

    const { status, body } = await undo(secret)
    expect([status, body.email]).toEqual([200, 'lea@example.com'])
    expect(body.message).toBe(
      'Your account uses lea@example.com again, and all devices are logged out. Please set a new password.',
    )
    expect((await api.call('GET /user-dashboard', { token })).status).toBe(401)
    expect((await login('lea@example.com', PASSWORD)).status).toBe(422)
    expect((await login('thief@lea.example', PASSWORD)).status).toBe(422)
    const guess = (email: string) => api.call('POST /validate-reset-code', { body: { email, code }, headers: from() })
    expect([(await guess('thief@lea.example')).status, (await guess('lea@example.com')).status]).toEqual([422, 422])
    expect((await confirm(waiting)).status).toBe(422)
    expect(await api.db.$count(loginIdentities, eq(loginIdentities.userId, id))).toBe(0)
    expect(await api.db.$count(knownDevices, eq(knownDevices.userId, id))).toBe(0)
    expect(await mailedTo('lea@example.com', 'email-restored')).toEqual({ username: 'Tester' })

    const form = { email: body.email, reset_token: body.reset_token, password: NEW, password_confirmation: NEW }
    expect((await api.call('POST /reset-password', { body: form, headers: from() })).status).toBe(200)
    expect((await login('lea@example.com', NEW)).status).toBe(200)
    expect(await api.db.$count(resetCodes, eq(resetCodes.userId, id))).toBe(0)
  })

  test('can be undone once and for seven days', async () => {
    const { secret } = await changed('lia@example.com', 'lia@new.example')
    expect([(await undo(secret)).status, (await undo(secret)).status]).toEqual([200, 422])
    const { secret: late } = await changed('lou@example.com', 'lou@new.example')
    const [row] = await api.db.select().from(emailUndos).where(eq(emailUndos.email, 'lou@example.com'))
    const days = (row!.expiresAt.getTime() - row!.createdAt.getTime()) / 86_400_000
    expect(days).toBe(7)
    await api.db.update(emailUndos).set({ expiresAt: new Date(Date.now() - 1000) })
    expect((await undo(late)).error.errors).toEqual([
      { field: 'token', message: 'This link has expired or was already used.' },
    ])
  })

  test('can be undone from the first email after a thief changed it twice, but not from the second', async () => {
    const { token, secret } = await changed('max@example.com', 'thief@max.example')
    await requestChange(token, 'thief@max2.example')
    await confirm(await secretOf('thief@max2.example', 'confirm-email'))
    expect((await undo(secret)).body.email).toBe('max@example.com')
    expect((await undo(await secretOf('thief@max.example', 'email-changed'))).status).toBe(422)
  })

  test('reserves the old email while the change can be undone', async () => {
    const { secret } = await changed('ned@example.com', 'thief@ned.example')
    const form = { username: 'Thief', email: 'ned@example.com', password: NEW, password_confirmation: NEW, terms: true }
    const register = () => api.call('POST /register', { body: form, headers: from() })
    expect((await register()).error.code).toBe('email_taken')
    const { access_token: other } = await api.signUp('other@example.com')
    await requestChange(other, 'ned@example.com')
    expect(await mailedTo('ned@example.com', 'confirm-email')).toBeUndefined()
    expect((await undo(secret)).status).toBe(200)
    await api.db.update(emailUndos).set({ expiresAt: new Date(Date.now() - 1000) })
    await changed('nell@example.com', 'nell@new.example')
    await api.db.update(emailUndos).set({ expiresAt: new Date(Date.now() - 1000) })
    expect((await api.signUp('nell@example.com')).access_token).toBeDefined()
  })

  test('that another account requested before the address was reserved is rejected at its confirmation', async () => {
    const { access_token: thief } = await api.signUp('thief@second.example')
    const { access_token: token } = await api.signUp('oda@example.com')
    await requestChange(token, 'oda@new.example')
    const mine = await secretOf('oda@new.example', 'confirm-email')
    await api.db.update(users).set({ email: 'oda@elsewhere.example' }).where(eq(users.email, 'oda@example.com'))
    await requestChange(thief, 'oda@example.com')
    const theirs = await secretOf('oda@example.com', 'confirm-email')
    await api.db.update(users).set({ email: 'oda@example.com' }).where(eq(users.email, 'oda@elsewhere.example'))
    await confirm(mine)
    expect((await confirm(theirs)).status).toBe(409)
  })

  test("cannot be undone after the mailbox's owner has opened another account with it through Google", async () => {
    const { token, secret } = await changed('quin@example.com', 'quin@new.example')
    await api.db.insert(users).values({ username: 'Quin', email: 'quin@example.com' })
    expect((await undo(secret)).status).toBe(409)
    expect(await emailOf(token)).toBe('quin@new.example')
  })

  test('is not confirmed when a mail scanner opens the link', async () => {
    const { token } = await changed('pia@example.com', 'pia@new.example')
    expect((await api.app.inject('/api/undo-email-change')).statusCode).toBe(404)
    expect(await emailOf(token)).toBe('pia@new.example')
  })
})
