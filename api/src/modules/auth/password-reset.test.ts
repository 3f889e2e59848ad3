import { desc, eq } from 'drizzle-orm'
import { mailOutbox, resetCodes } from '../../database/schema'
import { cardToken, linesOf, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const OLD = 'left hook body shot'
const NEW = 'right cross, slip, roll'
let visitor = 0
const from = () => ({ 'x-forwarded-for': `10.3.${Math.floor((visitor += 1) / 200)}.${visitor % 200}` })
const send = (email: string) => api.call('POST /send-password-reset-code', { body: { email }, headers: from() })
const validate = (email: string, code: string) =>
  api.call('POST /validate-reset-code', { body: { email, code }, headers: from() })
const reset = (email: string, reset_token: string, password = NEW) =>
  api.call('POST /reset-password', {
    body: { email, reset_token, password, password_confirmation: password },
    headers: from(),
  })
const login = (email: string, password: string) =>
  api.call('POST /login', { body: { email, password }, headers: from() })
const mailedTo = async (recipient: string, template: string) => {
  const [mail] = await api.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient))
    .orderBy(desc(mailOutbox.id))
  return mail?.template === template ? mail.data : undefined
}
const codeOf = async (email: string) => String((await mailedTo(email, 'reset-code'))!.code)

test('a forgotten password is set anew, which ends every session and opens none', async () => {
  const { access_token } = await api.signUp('ana@example.com')
  await send('ana@example.com')
  const { body } = await validate(
    'ana@example.com',
    (await codeOf('ana@example.com')).toLowerCase().replace(/(.{4})/, '$1-'),
  )
  expect((await reset('ana@example.com', body.reset_token)).body.success).toBe(true)
  expect((await api.call('GET /user-dashboard', { token: access_token })).status).toBe(401)
  expect([(await login('ana@example.com', OLD)).status, (await login('ana@example.com', NEW)).status]).toEqual([
    422, 200,
  ])
  expect((await reset('ana@example.com', body.reset_token, 'yet another password')).status).toBe(422)
  expect(await mailedTo('ana@example.com', 'password-changed')).toBeDefined()
})

test('a known and an unknown email are answered alike, and no answer holds the code', async () => {
  const [known, unknown] = [await send('ana@example.com'), await send('nobody@example.com')]
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
  expect(known.text).not.toContain(await codeOf('ana@example.com'))
  const wrong = await Promise.all([validate('ana@example.com', 'AAAAAAAA'), validate('nobody@example.com', 'AAAAAAAA')])
  expect(wrong[0]!.text).toBe(wrong[1]!.text)
})

test('of many guesses at once at most five are looked at', async () => {
  await api.signUp('bo@example.com')
  await send('bo@example.com')
  const code = await codeOf('bo@example.com')
  await Promise.all(Array.from({ length: 40 }, () => validate('bo@example.com', 'ABCDEFGH')))
  const [row] = await api.db.select().from(resetCodes).orderBy(desc(resetCodes.expiresAt))
  expect(row!.tries).toBe(5)
  expect((await validate('bo@example.com', code)).error.code).toBe('bad_code')
})

test('a new code kills the old one, and an old one is too old after ten minutes', async () => {
  await api.signUp('cy@example.com')
  await send('cy@example.com')
  const first = await codeOf('cy@example.com')
  await send('cy@example.com')
  expect((await validate('cy@example.com', first)).status).toBe(422)
  const second = await codeOf('cy@example.com')
  await api.db.update(resetCodes).set({ expiresAt: new Date(Date.now() - 1000) })
  expect((await validate('cy@example.com', second)).status).toBe(422)
})

test('a mailbox gets five codes an hour at most, and the answer stays the same', async () => {
  await api.signUp('di@example.com')
  for (let round = 0; round < 8; round += 1) expect((await send('di@example.com')).status).toBe(200)
  expect(await api.db.$count(mailOutbox, eq(mailOutbox.recipient, 'di@example.com'))).toBe(5)
})

test('an account that is guessed at must wait, wherever the guesses come from', async () => {
  await api.signUp('ed@example.com')
  const began = Date.now()
  const statuses = []
  for (let round = 0; round < 11; round += 1) statuses.push((await login('ed@example.com', 'wrong')).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  const wait = Number((await login('ed@example.com', OLD)).headers['retry-after'])
  const passed = Math.ceil((Date.now() - began) / 1000)
  expect(wait).toBeGreaterThanOrEqual(900 - passed)
  expect(wait).toBeLessThanOrEqual(900)
})

test('changing the password needs the present one and ends the other sessions', async () => {
  const mine = await api.signUp('fay@example.com')
  const other = (await login('fay@example.com', OLD)).body
  const change = (current_password: string) =>
    api.call('POST /update-password', {
      body: { current_password, password: NEW, password_confirmation: NEW },
      token: mine.access_token,
    })
  expect((await change('wrong')).error.errors![0]!.field).toBe('current_password')
  expect((await change(OLD)).status).toBe(200)
  const statuses = await Promise.all(
    [mine, other].map(({ access_token }) => api.call('GET /user-dashboard', { token: access_token })),
  )
  expect(statuses.map(({ status }) => status)).toEqual([200, 401])
})

test('a new email counts once it is confirmed, brings the orders that were placed with it, and the old one is told', async () => {
  const { access_token: token } = await api.signUp('gil@example.com')
  const order = orderForm({
    products: linesOf(api.shop, ['whiteBelt', 1]),
    email: 'gil@new.example',
    expected_total: 20.5,
    payment_token: cardToken(),
  })
  await api.call('POST /add-order', { body: order, headers: { 'idempotency-key': 'guest-order-of-gil' } })
  const { body } = await api.call('POST /update-profile', {
    body: { username: 'Gil', phone: '555 010 2030', email: 'Gil@New.example' },
    token,
  })
  expect(body).toMatchObject({
    data: { username: 'Gil', phone: '5550102030', email: 'gil@example.com' },
    email_pending: 'gil@new.example',
  })
  const confirm = async () =>
    api.call('POST /confirm-email', {
      body: { token: String((await mailedTo('gil@new.example', 'confirm-email'))!.token) },
      headers: from(),
    })
  expect(await mailedTo('gil@example.com', 'email-changed')).toBeUndefined()
  expect([(await confirm()).status, (await confirm()).status]).toEqual([200, 422])
  expect(await mailedTo('gil@example.com', 'email-changed')).toEqual({ username: 'Gil' })
  const dashboard = (await api.call('GET /user-dashboard', { token })).body.data
  expect([dashboard.user.email, dashboard.orders_count]).toEqual(['gil@new.example', 1])
})

test("asking for somebody else's email tells nothing and mails nothing", async () => {
  const { access_token: token } = await api.signUp('hal@example.com')
  const before = await api.db.$count(mailOutbox)
  const { body } = await api.call('POST /update-profile', {
    body: { username: 'Hal', email: 'ana@example.com' },
    token,
  })
  expect(body.email_pending).toBe('ana@example.com')
  expect(await api.db.$count(mailOutbox)).toBe(before)
})

test('an email that somebody asked for before the password was changed can no longer be confirmed', async () => {
  const { access_token: token } = await api.signUp('ida@example.com')
  const ask = (email: string) => api.call('POST /update-profile', { body: { username: 'Ida', email }, token })
  const confirm = async (email: string) => {
    const { token: secret } = (await mailedTo(email, 'confirm-email'))!
    return (await api.call('POST /confirm-email', { body: { token: String(secret) }, headers: from() })).status
  }
  await ask('thief@example.com')
  await api.call('POST /update-password', {
    body: { current_password: OLD, password: NEW, password_confirmation: NEW },
    token,
  })
  expect(await confirm('thief@example.com')).toBe(422)

  await ask('thief@example.org')
  await send('ida@example.com')
  const { body } = await validate('ida@example.com', await codeOf('ida@example.com'))
  expect((await reset('ida@example.com', body.reset_token)).status).toBe(200)
  expect(await confirm('thief@example.org')).toBe(422)
})

test('nobody can have a mailbox flooded by asking for its address again and again', async () => {
  const { access_token: token } = await api.signUp('jon@example.com')
  const ask = () =>
    api.call('POST /update-profile', { body: { username: 'Jon', email: 'victim@example.net' }, token, headers: from() })
  for (let tries = 0; tries < 5; tries += 1) expect((await ask()).status).toBe(200)
  const { status, headers } = await ask()
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true])
  expect(await api.db.$count(mailOutbox, eq(mailOutbox.recipient, 'victim@example.net'))).toBe(5)
})
