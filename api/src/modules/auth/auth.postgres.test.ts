import { createHash, randomUUID } from 'node:crypto'
import { until } from '@shop/shared-api/testing/until'
import { and, desc, eq, sql } from 'drizzle-orm'
import { buildApp } from '../../app'
import { openPostgres, type DatabaseHandle } from '../../database/client'
import { migrate } from '../../database/migrate'
import { attempts, mailOutbox, resetCodes, sessions, users } from '../../database/schema'
import { describeOnPostgres, raceDeadlines } from '../../testing/describe-on-postgres'
import { testApp, type TestApp } from '../../testing/test-app'
import { findAccountByToken, type Account } from './session-repository'

const PASSWORD = 'left hook body shot'
const NEW = 'right cross, slip, roll'

describeOnPostgres('two API instances on one PostgreSQL', (cluster) => {
  let api: TestApp
  let handle: DatabaseHandle
  let second: Awaited<ReturnType<typeof buildApp>>
  beforeAll(async () => {
    const url = await cluster().freshDatabase()
    const first = openPostgres(url, { max: 50, deadlines: raceDeadlines })
    await migrate(first)
    api = await testApp({ handle: first })
    handle = openPostgres(url, { max: 20, deadlines: raceDeadlines })
    second = await buildApp({ db: handle.db, dataDir: api.dataDir })
  })
  afterAll(async () => {
    await second?.close()
    await handle?.close()
    await api?.close()
  })

  let visitor = 0
  const from = () => ({ 'x-forwarded-for': `10.${(visitor += 1) >> 16}.${(visitor >> 8) & 255}.${visitor & 255}` })
  const login = (email: string, password = PASSWORD) =>
    api.call('POST /login', { body: { email, password }, headers: from() })
  const onSecond = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await second.inject({ url: '/api/user-dashboard', headers })).statusCode
  }
  const codeOf = async (email: string) => {
    const [mail] = await api.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.recipient, email))
      .orderBy(desc(mailOutbox.id))
    return String(mail!.data.code)
  }

  test('rejects on one instance a token that was revoked on the other', async () => {
    const { access_token: token } = await api.signUp('ana@example.com')
    expect(await onSecond(token)).toBe(200)
    await api.call('POST /logout', { token })
    expect(await onSecond(token)).toBe(401)
  })

  test('stores at most fifty rosters and lists of concurrent requests', async () => {
    const { access_token: token } = await api.signUp('busy@example.com')
    const deadline = new Date(Date.now() + 86_400_000).toISOString()
    const roster = { title: 'Camp', product_id: api.shop.products.glove, color: 'Black', deadline }
    const list = { title: 'Monthly', lines: [{ sku: 'BLT-WHT-A1', qty: 3 }] }
    const requests = Array.from({ length: 60 }, () => [
      api.call('POST /rosters', { body: roster, token }),
      api.call('POST /reorder-lists', { body: list, token }),
    ]).flat()
    const refused = (await Promise.all(requests)).filter(({ status }) => status !== 201)
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['full']))
    expect((await api.call('GET /rosters', { token })).body.data).toHaveLength(50)
    expect((await api.call('GET /reorder-lists', { token })).body.data).toHaveLength(50)
  })

  test('opens no session for a login that started with the old password', async () => {
    await api.signUp('ivy@example.com')
    const [ivy] = await api.db.select().from(users).where(eq(users.email, 'ivy@example.com'))
    const answer = await handle.db.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash: 'another' }).where(eq(users.id, ivy!.id))
      await tx.delete(sessions).where(eq(sessions.userId, ivy!.id))
      let done = false
      const racing = login('ivy@example.com').finally(() => (done = true))
      const waiting = () => tx.$count(sql`pg_locks`, sql`NOT granted`)
      await until(async () => done || (await waiting()) > 0)
      return { racing }
    })
    expect((await answer.racing).status).toBe(422)
    expect(await api.db.$count(sessions, eq(sessions.userId, ivy!.id))).toBe(0)
  })

  test('applies one of ten concurrent changes with the same old password', async () => {
    const { access_token: token } = await api.signUp('hal@example.com')
    const change = (index: number) => {
      const password = `${NEW} ${index}`
      const body = { current_password: PASSWORD, password, password_confirmation: password }
      return api.call('POST /update-password', { body, token, headers: from() })
    }
    const statuses = (await Promise.all(Array.from({ length: 10 }, (_, index) => change(index)))).map((a) => a.status)
    expect(statuses.sort()).toEqual([200, ...Array<number>(9).fill(422)])
  })

  test('ends other sessions on both instances after a password change, and all after a reset', async () => {
    const mine = (await api.signUp('bo@example.com')).access_token
    const other = (await login('bo@example.com')).body.access_token
    expect([await onSecond(mine), await onSecond(other)]).toEqual([200, 200])
    const body = { current_password: PASSWORD, password: NEW, password_confirmation: NEW }
    await api.call('POST /update-password', { body, token: mine })
    expect([await onSecond(mine), await onSecond(other)]).toEqual([200, 401])
    await api.call('POST /send-password-reset-code', { body: { email: 'bo@example.com' }, headers: from() })
    const code = await codeOf('bo@example.com')
    const { reset_token } = (
      await api.call('POST /validate-reset-code', { body: { email: 'bo@example.com', code }, headers: from() })
    ).body
    const form = { email: 'bo@example.com', reset_token, password: PASSWORD, password_confirmation: PASSWORD }
    await api.call('POST /reset-password', { body: form, headers: from() })
    expect(await onSecond(mine)).toBe(401)
  })

  test('mutant: an instance that caches token owners accepts a revoked token', async () => {
    const cached = new Map<string, Account | null>()
    const naive = async (token: string) => {
      if (!cached.has(token)) cached.set(token, await findAccountByToken(handle.db, token))
      return cached.get(token)
    }
    const { access_token: token } = await api.signUp('cy@example.com')
    await naive(token)
    await api.call('POST /logout', { token })
    expect(await naive(token)).toMatchObject({ email: 'cy@example.com' })
    expect(await onSecond(token)).toBe(401)
  })

  /** Sends concurrent guesses, half of them to each instance, spread over networks. The right code is the last. */
  const guesses = async (email: string, code: string, { count, networks }: { count: number; networks: number }) => {
    const homes = Array.from({ length: networks }, from)
    const wrong = Array.from(
      { length: count - 1 },
      (_, index) =>
        `AAAA${String(index)
          .replace(/[0189]/g, 'B')
          .padStart(4, 'C')}`,
    )
    return Promise.all(
      [...wrong, code].map((guess, index) =>
        (index % 2 ? api.app : second).inject({
          method: 'POST',
          url: '/api/validate-reset-code',
          payload: { email, code: guess },
          headers: homes[index % networks],
        }),
      ),
    )
  }

  /** Guesses at an email's codes that were compared. */
  const comparedGuesses = async (email: string) => {
    const keyHash = createHash('sha256').update(email).digest()
    const counter = and(eq(attempts.scope, 'reset-guess-strangers'), eq(attempts.keyHash, keyHash))
    return (await api.db.select().from(attempts).where(counter))[0]!.count
  }

  test.each([
    { count: 500, networks: 1, compared: 5 },
    { count: 500, networks: 25, compared: 125 },
  ])(
    'compares $compared of $count concurrent guesses from $networks networks, on both instances together',
    async ({ count, networks, compared }) => {
      const email = `di-${networks}@example.com`
      const { user } = await api.signUp(email)
      await api.call('POST /send-password-reset-code', { body: { email }, headers: from() })
      const answers = await guesses(email, await codeOf(email), { count, networks })
      expect(answers).toHaveLength(500)
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toEqual([])
      expect(await comparedGuesses(email)).toBe(compared)
      const [row] = await api.db.select().from(resetCodes).where(eq(resetCodes.userId, user.id))
      expect(row!.resetTokenHash).toBeNull()
    },
  )

  test('mutant: a check that reads the count before writing it compares many more guesses', async () => {
    await api.db.execute(sql`CREATE TABLE naive_guesses AS SELECT 0 AS count`)
    let compared = 0
    const naive = async () => {
      const { rows } = (await api.db.execute(sql`SELECT count FROM naive_guesses`)) as unknown as {
        rows: { count: number }[]
      }
      if (rows[0]!.count >= 5) return
      compared += 1
      await api.db.execute(sql`UPDATE naive_guesses SET count = ${rows[0]!.count + 1}`)
    }
    await Promise.all(Array.from({ length: 500 }, naive))
    expect(compared).toBeGreaterThan(5)
  })

  test('mails ten codes for concurrent requests from 60 networks, on both instances together', async () => {
    await api.signUp('eve@example.com')
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        (index % 2 ? api.app : second).inject({
          method: 'POST',
          url: '/api/send-password-reset-code',
          payload: { email: 'eve@example.com' },
          headers: from(),
        }),
      ),
    )
    expect(await api.db.$count(mailOutbox, eq(mailOutbox.recipient, 'eve@example.com'))).toBe(10)
  })

  test('compares 50 of 60 concurrent wrong logins from 60 networks, and a new password ends the lockout', async () => {
    await api.signUp('fay@example.com')
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        (index % 2 ? api.app : second).inject({
          method: 'POST',
          url: '/api/login',
          payload: { email: 'fay@example.com', password: `wrong ${index}` },
          headers: from(),
        }),
      ),
    )
    const looked = answers.filter(({ statusCode }) => statusCode === 422)
    expect(looked).toHaveLength(50)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10)
    const locked = await login('fay@example.com')
    expect([locked.status, Number(locked.headers['retry-after']) > 800]).toEqual([429, true])
    await api.call('POST /send-password-reset-code', { body: { email: 'fay@example.com' }, headers: from() })
    const code = await codeOf('fay@example.com')
    const { reset_token } = (
      await api.call('POST /validate-reset-code', { body: { email: 'fay@example.com', code }, headers: from() })
    ).body
    const form = { email: 'fay@example.com', reset_token, password: NEW, password_confirmation: NEW }
    await api.call('POST /reset-password', { body: form, headers: from() })
    expect((await login('fay@example.com', NEW)).status).toBe(200)
  })

  test('leaves no order with a deleted user when deletion and order are concurrent', async () => {
    const { access_token: token, user } = await api.signUp('gil@example.com')
    const { toOrderLines, orderForm } = await import('../../testing/order-form')
    const body = orderForm({
      products: toOrderLines(api.shop, ['whiteBelt', 1]),
      expected_total: 20.5,
      email: 'gil@example.com',
    })
    const placing = Array.from({ length: 8 }, () =>
      api.call('POST /add-order', { body, token, headers: { 'idempotency-key': randomUUID() } }),
    )
    const leaving = api.call('POST /delete-account', { body: { password: PASSWORD }, token, headers: from() })
    const placed = (await Promise.all(placing)).filter(({ status }) => status === 201)
    const left = (await leaving).status
    const there = await api.db.$count(users, eq(users.id, user.id))
    expect(left === 200 ? [placed.length, there] : [left, there]).toEqual(left === 200 ? [0, 0] : [409, 1])
  })
})
