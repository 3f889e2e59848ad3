import { verify } from '@node-rs/argon2'
import { eq, like, sql } from 'drizzle-orm'
import type { EndpointName } from '@shop/shared-api/contract'
import { attempts, mailOutbox, subscribers, users } from '../../database/schema'
import { multipart } from '../../testing/multipart'
import { memoryDatabase } from '../../testing/memory-database'
import { sendMails } from '../../testing/send-mails'
import { testApp, type TestApp } from '../../testing/test-app'

/** The package itself, with its calls counted. */
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<object>('@node-rs/argon2')
  return { ...real, verify: jest.fn((real as { verify: typeof verify }).verify) }
})

const statements: string[] = []
let api: TestApp

describe('account enumeration', () => {
  beforeAll(async () => {
    api = await testApp({ handle: await memoryDatabase((query) => void statements.push(query)) })
    await api.signUp('known@example.com')
    const gym = await api.signUp('gym@example.com')
    await api.db.update(users).set({ role: 'wholeseller' }).where(eq(users.id, gym.user.id))
    await api.db.insert(users).values({ username: 'Gia', email: 'google-only@example.com' })
    for (const address of ['known@example.com', 'left@example.com']) {
      await api.call('POST /subscribe', { body: { email: address } })
    }
    await api.signUp('reset@example.com')
    await api.call('POST /send-password-reset-code', { body: { email: 'reset@example.com' } })
    await sendMails(api.db)
    await api.db
      .update(subscribers)
      .set({ unsubscribedAt: new Date() })
      .where(eq(subscribers.email, 'left@example.com'))
  })
  afterAll(() => api.close())

  let visitor = 0
  const from = () => ({ 'x-forwarded-for': `10.12.${Math.floor((visitor += 1) / 200)}.${visitor % 200}` })
  const MOVING = new Set(['date', 'x-request-id'])

  /** Everything a client can observe of a response, and the statements it caused. */
  async function fetchVisible(name: EndpointName, body: object) {
    statements.length = 0
    const { status, headers, text } = await api.call(name, { body, headers: from() })
    const stableHeaders = Object.fromEntries(Object.entries(headers).filter(([key]) => !MOVING.has(key)))
    return { answer: { status, text, headers: stableHeaders }, statements: [...statements] }
  }

  const code = (email: string) => ({ email, code: 'ABCD2345' })
  const login = (email: string) => ({ email, password: 'not the password' })
  const email = (address: string) => ({ email: address })

  test.each([
    ['POST /login', login, ['known@example.com', 'gym@example.com', 'google-only@example.com']],
    ['POST /wholsale/login', login, ['known@example.com', 'gym@example.com', 'google-only@example.com']],
    ['POST /send-password-reset-code', email, ['known@example.com', 'google-only@example.com']],
    ['POST /validate-reset-code', code, ['known@example.com', 'reset@example.com', 'google-only@example.com']],
    ['POST /subscribe', email, ['known@example.com', 'left@example.com']],
  ] as const)('%s responds the same for a registered and an unregistered email', async (name, form, known) => {
    const unknown = await fetchVisible(name, form('unknown@example.com'))
    for (const address of known) expect((await fetchVisible(name, form(address))).answer).toEqual(unknown.answer)
  })

  test('reveals nothing to a customer with the right password in a wholesale login', async () => {
    const right = { email: 'known@example.com', password: 'left hook body shot' }
    const wrong = await fetchVisible('POST /wholsale/login', login('unknown@example.com'))
    expect((await fetchVisible('POST /wholsale/login', right)).answer).toEqual(wrong.answer)
  })

  test.each([
    ['POST /login', login],
    ['POST /wholsale/login', login],
    ['POST /send-password-reset-code', email],
    ['POST /validate-reset-code', code],
    ['POST /subscribe', email],
  ] as const)('%s runs the same statements for both', async (name, form) => {
    const unknown = await fetchVisible(name, form('unknown@example.com'))
    for (const address of ['known@example.com', 'reset@example.com']) {
      const known = await fetchVisible(name, form(address))
      expect(known.statements.length).toBeGreaterThan(0)
      expect(unknown.statements).toEqual(known.statements)
    }
  })

  test('writes as much for a wrong code whether or not the email has a valid code', async () => {
    const written = async (address: string) => {
      const { statements } = await fetchVisible('POST /validate-reset-code', code(address))
      const plans = statements.filter((query) => /^\s*(insert|update|delete)/i.test(query))
      const before = await changes()
      await api.call('POST /validate-reset-code', { body: code(address), headers: from() })
      const after = await changes()
      return [plans.length, ...Object.keys(after).filter((table) => after[table] !== before[table])]
    }
    expect(await written('reset@example.com')).toEqual(await written('unknown@example.com'))
  })

  /** Rows of each table that statements have changed so far in this session's transactions. */
  async function changes(): Promise<Record<string, string>> {
    const count = async (table: string) => {
      const { rows } = (await api.db.execute(
        sql`SELECT md5(string_agg(t.xmin::text || t::text, ',' ORDER BY t::text)) AS state FROM ${sql.identifier(table)} t`,
      )) as unknown as { rows: [{ state: string }] }
      return [table, rows[0].state] as const
    }
    return Object.fromEntries(await Promise.all(['reset_codes', 'users', 'mail_outbox', 'attempts'].map(count)))
  }

  test('a subscription writes as much for a known address as for a new one', async () => {
    const written = async (address: string) => {
      const before = await sizes()
      await api.call('POST /subscribe', { body: email(address), headers: from() })
      const after = await sizes()
      return Object.entries(after).filter(([table, rows]) => rows !== before[table])
    }
    const [known, left, fresh] = [
      await written('known@example.com'),
      await written('left@example.com'),
      await written('first-time@example.com'),
    ]
    const tables = (changes: [string, number][]) => changes.map(([table]) => table)
    expect(tables(fresh)).toEqual(['mail_outbox'])
    expect([tables(known), tables(left)]).toEqual([tables(fresh), tables(fresh)])
  })

  /** Rows of each table that a subscription can change. */
  async function sizes(): Promise<Record<string, number>> {
    const count = async (table: string) => {
      const { rows } = (await api.db.execute(
        sql`SELECT count(*)::integer AS rows FROM ${sql.identifier(table)}`,
      )) as unknown as { rows: [{ rows: number }] }
      return [table, rows[0].rows] as const
    }
    return Object.fromEntries(await Promise.all(['mail_outbox', 'subscribers', 'coupons'].map(count)))
  }

  test('mails the code only to the registered email', async () => {
    await api.signUp('member@example.com')
    for (const address of ['member@example.com', 'stranger@example.com'])
      for (const name of ['POST /send-password-reset-code', 'POST /subscribe'] as const)
        await api.call(name, { body: email(address), headers: from() })
    await sendMails(api.db)
    const mailed = async (address: string) => {
      const mails = await api.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, address))
      return mails.map(({ template }) => template).sort()
    }
    expect(await mailed('member@example.com')).toEqual(['newsletter-coupon', 'reset-code'])
    expect(await mailed('stranger@example.com')).toEqual(['newsletter-coupon'])
  })

  test('hashes with the same cost for an unknown email as for a known one', async () => {
    const hashed = async (address: string) => {
      jest.mocked(verify).mockClear()
      await api.call('POST /login', { body: login(address), headers: from() })
      return jest.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'))
    }
    const known = await hashed('known@example.com')
    expect(known).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+$/)])
    expect(await hashed('unknown@example.com')).toEqual(known)
  })

  test('locks out an unknown email like a known one', async () => {
    const statuses = async (address: string) => {
      const headers = from()
      const all = []
      for (let round = 0; round < 12; round += 1)
        all.push((await api.call('POST /login', { body: login(address), headers })).status)
      return all
    }
    expect(await statuses('never-met@example.com')).toContain(429)
    await api.signUp('locked@example.com')
    expect(await statuses('never-there@example.com')).toEqual(await statuses('locked@example.com'))
  })

  const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  const application = (address: string) => ({
    username: 'Kai',
    email: address,
    password: 'left hook body shot',
    password_confirmation: 'left hook body shot',
    terms: 'true',
    business_name: 'Kai Gym',
    business_type: 'gym',
    tax_id: '12-3456789',
    phone: '2015550166',
    address: '12 Dock Street',
    city: 'Albany',
    state: 'NY',
    zip: '12207',
    monthly_volume: '1k_5k',
  })

  test('reveals at most ten taken emails a day to one network, retail and wholesale together', async () => {
    const form = { username: 'Probe', password: 'left hook body shot', password_confirmation: 'left hook body shot' }
    const home = from()['x-forwarded-for']
    const register = (email: string, headers: Record<string, string>) =>
      api.call('POST /register', { body: { ...form, email, terms: true }, headers })
    const taken = () => register('known@example.com', { 'x-forwarded-for': home })
    const answers = []
    for (let round = 0; round < 10; round += 1) {
      answers.push((await taken()).error.code)
      // The limit per minute is a separate one.
      if (round === 4) await api.db.delete(attempts).where(like(attempts.scope, 'POST %'))
    }
    await api.db.delete(attempts).where(like(attempts.scope, 'POST %'))
    expect(answers).toEqual(Array.from({ length: 10 }, () => 'email_taken'))
    const [known, free] = [await taken(), await register('free@example.com', { 'x-forwarded-for': home })]
    expect([known.status, known.error.code]).toEqual([429, 'too_many_requests'])
    expect([free.status, free.text]).toEqual([known.status, known.text])
    expect(Number(known.headers['retry-after'])).toBeGreaterThan(80_000)
    const applied = await api.call('POST /register-wholeseller', {
      body: multipart(application('gym@example.com'), [{ field: 'document', name: 'licence.pdf', bytes: PDF }]),
      headers: { 'x-forwarded-for': home },
    })
    expect(applied.status).toBe(429)
    expect((await register('free@example.com', from())).status).toBe(201)
  })
})
