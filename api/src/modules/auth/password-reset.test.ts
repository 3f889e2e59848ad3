import { createHash } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { attempts, mailOutbox, resetCodes } from '../../database/schema'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp

describe('password reset', () => {
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
  const mailsTo = (recipient: string) => api.db.$count(mailOutbox, eq(mailOutbox.recipient, recipient))
  const counterOf = (scope: string, key: string) =>
    and(eq(attempts.scope, scope), eq(attempts.keyHash, createHash('sha256').update(key).digest()))
  /** Guesses at an email's codes from unknown devices that were compared. */
  const comparedGuesses = async (email: string) =>
    (await api.db.select().from(attempts).where(counterOf('reset-guess-strangers', email)))[0]?.count
  const setCount = (scope: string, key: string, count: number) =>
    api.db.update(attempts).set({ count }).where(counterOf(scope, key))
  const codeOf = async (email: string) => String((await mailedTo(email, 'reset-code'))!.code)

  test('sets a new password, ends every session and opens none', async () => {
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

  test('responds the same to a known and an unknown email, and returns no code', async () => {
    const [known, unknown] = [await send('ana@example.com'), await send('unknown@example.com')]
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect(known.text).not.toContain(await codeOf('ana@example.com'))
    const wrong = await Promise.all([
      validate('ana@example.com', 'AAAAAAAA'),
      validate('unknown@example.com', 'AAAAAAAA'),
    ])
    expect(wrong[0]!.text).toBe(wrong[1]!.text)
  })

  test("compares five guesses per network, and accepts the owner's code from another", async () => {
    await api.signUp('bo@example.com')
    await send('bo@example.com')
    const code = await codeOf('bo@example.com')
    const headers = from()
    const guess = (text: string) =>
      api.call('POST /validate-reset-code', { body: { email: 'bo@example.com', code: text }, headers })
    const wrong = await Promise.all(Array.from({ length: 15 }, () => guess('ABCDEFGH')))
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([422]))
    expect(await comparedGuesses('bo@example.com')).toBe(5)
    expect((await guess(code)).error.code).toBe('bad_code')
    expect((await validate('bo@example.com', code)).status).toBe(200)
  })

  test('gives a network five more guesses when it requests another code', async () => {
    await api.signUp('bob@example.com')
    const headers = from()
    const call = (name: 'POST /validate-reset-code' | 'POST /send-password-reset-code', more: object = {}) =>
      api.call(name, { body: { email: 'bob@example.com', ...more }, headers })
    await call('POST /send-password-reset-code')
    for (let round = 0; round < 6; round += 1) await call('POST /validate-reset-code', { code: 'ABCDEFGH' })
    const code = await codeOf('bob@example.com')
    expect((await call('POST /validate-reset-code', { code })).status).toBe(422)
    await call('POST /send-password-reset-code')
    expect((await call('POST /validate-reset-code', { code })).status).toBe(200)
  })

  test('compares at most 5,000 guesses per account and hour, from any number of networks', async () => {
    await api.signUp('bud@example.com')
    await send('bud@example.com')
    const code = await codeOf('bud@example.com')
    await validate('bud@example.com', 'ABCDEFGH')
    await setCount('reset-guess-strangers', 'bud@example.com', 4_999)
    await validate('bud@example.com', 'ABCDEFGH')
    expect((await validate('bud@example.com', code)).error.code).toBe('bad_code')
    await setCount('reset-guess-strangers', 'bud@example.com', 4_999)
    expect((await validate('bud@example.com', code)).status).toBe(200)
  })

  test('accepts older and newer codes, each once and for ten minutes', async () => {
    await api.signUp('cy@example.com')
    await send('cy@example.com')
    const first = await codeOf('cy@example.com')
    await send('cy@example.com')
    const second = await codeOf('cy@example.com')
    expect((await validate('cy@example.com', first)).status).toBe(200)
    expect((await validate('cy@example.com', first)).status).toBe(422)
    await api.db.update(resetCodes).set({ expiresAt: new Date(Date.now() - 1000) })
    expect((await validate('cy@example.com', second)).status).toBe(422)
  })

  test('invalidates all codes of an account after its password changed', async () => {
    const { user } = await api.signUp('cyd@example.com')
    await send('cyd@example.com')
    const first = await codeOf('cyd@example.com')
    await send('cyd@example.com')
    const { body } = await validate('cyd@example.com', await codeOf('cyd@example.com'))
    expect((await reset('cyd@example.com', body.reset_token)).status).toBe(200)
    expect((await validate('cyd@example.com', first)).status).toBe(422)
    expect(await api.db.$count(resetCodes, eq(resetCodes.userId, user.id))).toBe(0)
  })

  test('mails five codes an hour to one network, and responds the same beyond that', async () => {
    await api.signUp('di@example.com')
    const headers = from()
    const requestCode = () => api.call('POST /send-password-reset-code', { body: { email: 'di@example.com' }, headers })
    for (let round = 0; round < 8; round += 1) expect((await requestCode()).status).toBe(200)
    expect(await mailsTo('di@example.com')).toBe(5)
  })

  test('mails ten codes a day to all networks together, then one if the last is five minutes old', async () => {
    await api.signUp('dom@example.com')
    for (let round = 0; round < 14; round += 1) await send('dom@example.com')
    expect(await mailsTo('dom@example.com')).toBe(10)
    const fiveMinutesAgo = new Date(Date.now() - 301_000)
    await api.db.update(resetCodes).set({ createdAt: fiveMinutesAgo })
    for (let round = 0; round < 4; round += 1) await send('dom@example.com')
    expect(await mailsTo('dom@example.com')).toBe(11)
  })

  test("checks the strength of a new password only with a valid token, since the result reveals the owner's name", async () => {
    await api.signUp('dot@example.com')
    const { error } = await reset('dot@example.com', 'x'.repeat(43), 'password')
    expect(error.code).toBe('bad_reset_token')
  })

  test('blocks a network that guesses at one account, and no other', async () => {
    await api.signUp('ed@example.com')
    const headers = from()
    const guess = (password: string) =>
      api.call('POST /login', { body: { email: 'ed@example.com', password }, headers })
    const statuses = []
    for (let round = 0; round < 11; round += 1) statuses.push((await guess('wrong')).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    const wait = Number((await guess(OLD)).headers['retry-after'])
    expect(wait).toBeGreaterThan(800)
    expect(wait).toBeLessThanOrEqual(900)
    expect((await login('ed@example.com', OLD)).status).toBe(200)
  })

  test('changes a password only with the current one, and ends the other sessions', async () => {
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
})
