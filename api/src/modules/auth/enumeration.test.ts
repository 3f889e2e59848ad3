import { verify } from '@node-rs/argon2'
import { eq, sql } from 'drizzle-orm'
import type { EndpointName } from '@shop/shared-api/contract'
import { mailOutbox, subscribers, users } from '../../database/schema'
import { memoryDatabase } from '../../testing/memory-database'
import { sendMails } from '../../testing/send-mails'
import { testApp, type TestApp } from '../../testing/test-app'

/** The package's own, with its calls counted. */
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<object>('@node-rs/argon2')
  return { ...real, verify: jest.fn((real as { verify: typeof verify }).verify) }
})

const statements: string[] = []
let api: TestApp
beforeAll(async () => {
  api = await testApp({ handle: await memoryDatabase((query) => void statements.push(query)) })
  await api.signUp('known@example.com')
  const gym = await api.signUp('gym@example.com')
  await api.db.update(users).set({ role: 'wholeseller' }).where(eq(users.id, gym.user.id))
  await api.db.insert(users).values({ username: 'Gia', email: 'google-only@example.com' })
  for (const address of ['known@example.com', 'left@example.com']) {
    await api.call('POST /subscribe', { body: { email: address } })
  }
  await sendMails(api.db)
  await api.db.update(subscribers).set({ unsubscribedAt: new Date() }).where(eq(subscribers.email, 'left@example.com'))
})
afterAll(() => api.close())

let visitor = 0
const from = () => ({ 'x-forwarded-for': `10.12.${Math.floor((visitor += 1) / 200)}.${visitor % 200}` })
const MOVING = new Set(['date', 'x-request-id'])

/** All that can be seen of an answer from outside, and what the database was asked for it. */
async function seen(name: EndpointName, body: object) {
  statements.length = 0
  const { status, headers, text } = await api.call(name, { body, headers: from() })
  const kept = Object.fromEntries(Object.entries(headers).filter(([key]) => !MOVING.has(key)))
  return { answer: { status, text, headers: kept }, asked: [...statements] }
}

const login = (email: string) => ({ email, password: 'not the password' })
const email = (address: string) => ({ email: address })

test.each([
  ['POST /login', login, ['known@example.com', 'gym@example.com', 'google-only@example.com']],
  ['POST /wholsale/login', login, ['known@example.com', 'gym@example.com', 'google-only@example.com']],
  ['POST /send-password-reset-code', email, ['known@example.com', 'google-only@example.com']],
  ['POST /subscribe', email, ['known@example.com', 'left@example.com']],
] as const)('%s answers the same for an email that we know and one that we do not', async (name, form, known) => {
  const unknown = await seen(name, form('nobody@example.com'))
  for (const address of known) expect((await seen(name, form(address))).answer).toEqual(unknown.answer)
})

test('the right password at the wholesale door tells a customer nothing', async () => {
  const right = { email: 'known@example.com', password: 'left hook body shot' }
  const wrong = await seen('POST /wholsale/login', login('nobody@example.com'))
  expect((await seen('POST /wholsale/login', right)).answer).toEqual(wrong.answer)
})

test.each([
  ['POST /login', login],
  ['POST /wholsale/login', login],
  ['POST /send-password-reset-code', email],
  ['POST /subscribe', email],
] as const)('for %s the database is asked the very same for both', async (name, form) => {
  const [known, unknown] = [await seen(name, form('known@example.com')), await seen(name, form('nobody@example.com'))]
  expect(known.asked.length).toBeGreaterThan(0)
  expect(unknown.asked).toEqual(known.asked)
})

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

/** Rows of each table that a subscription may come to. */
async function sizes(): Promise<Record<string, number>> {
  const count = async (table: string) => {
    const { rows } = (await api.db.execute(
      sql`SELECT count(*)::integer AS rows FROM ${sql.identifier(table)}`,
    )) as unknown as { rows: [{ rows: number }] }
    return [table, rows[0].rows] as const
  }
  return Object.fromEntries(await Promise.all(['mail_outbox', 'subscribers', 'coupons'].map(count)))
}

test('the code goes out to the one and not to the other all the same', async () => {
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

test('an unknown email is hashed against with as much work as a known one', async () => {
  const hashed = async (address: string) => {
    jest.mocked(verify).mockClear()
    await api.call('POST /login', { body: login(address), headers: from() })
    return jest.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'))
  }
  const known = await hashed('known@example.com')
  expect(known).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+$/)])
  expect(await hashed('unknown@example.com')).toEqual(known)
})

test('a lockout comes for an unknown email as for a known one', async () => {
  const statuses = async (address: string) => {
    const all = []
    for (let round = 0; round < 12; round += 1)
      all.push((await api.call('POST /login', { body: login(address), headers: from() })).status)
    return all
  }
  await api.signUp('locked@example.com')
  expect(await statuses('never-there@example.com')).toEqual(await statuses('locked@example.com'))
})
