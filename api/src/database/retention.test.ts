import { randomBytes } from 'node:crypto'
import { getTableName, sql } from 'drizzle-orm'
import { toOrderLines, orderForm } from '../testing/order-form'
import { testApp, type TestApp } from '../testing/test-app'
import { deleteExpired, RETENTION_DAYS, startRetention } from './retention'
import {
  attempts,
  authenticityChecks,
  emailChanges,
  googleLogins,
  idempotencyKeys,
  loginCodes,
  mailOutbox,
  orders,
  sessions,
} from './schema'

describe('retention', () => {
  let api: TestApp
  let userId: string
  beforeAll(async () => {
    api = await testApp()
    userId = (await api.signUp('ana@example.com')).user.id
    await api.call('POST /add-order', {
      body: orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 20.5 }),
      headers: { 'idempotency-key': 'an-order-that-stays' },
    })
  })
  afterAll(() => api.close())

  const daysAgo = (days: number) => sql`now() - make_interval(secs => ${Math.round(days * 86_400)})`
  const hash = () => randomBytes(32)
  const MINUTE = 1 / 1440
  /** Tables with a row of a given age in days, and their maximum age. */
  const tables = [
    {
      table: attempts,
      maxDays: RETENTION_DAYS.attempts,
      add: (days: number) =>
        api.db.insert(attempts).values({ scope: 'test', keyHash: hash(), windowStart: daysAgo(days) }),
    },
    {
      table: idempotencyKeys,
      maxDays: RETENTION_DAYS.idempotencyKeys,
      add: async (days: number) => {
        const [order] = await api.db.select().from(orders)
        const row = { keyHash: hash(), requestHash: hash(), orderId: order!.id }
        return api.db.insert(idempotencyKeys).values({ ...row, createdAt: daysAgo(days) })
      },
    },
    {
      table: mailOutbox,
      maxDays: RETENTION_DAYS.mails,
      add: (days: number) =>
        api.db.insert(mailOutbox).values({
          ...{ recipient: 'ana@example.com', template: 'password-changed', data: {} },
          ...{ createdAt: daysAgo(days), sentAt: daysAgo(days) },
        }),
    },
    {
      table: authenticityChecks,
      maxDays: RETENTION_DAYS.authenticityChecks,
      add: (days: number) =>
        api.db
          .insert(authenticityChecks)
          .values({ code: 'IRN-0001-AAAA', networkHash: hash(), checkedAt: daysAgo(days) }),
    },
    {
      table: sessions,
      maxDays: RETENTION_DAYS.sessions,
      add: (days: number) => api.db.insert(sessions).values({ tokenHash: hash(), userId, expiresAt: daysAgo(days) }),
    },
    {
      table: emailChanges,
      maxDays: 0,
      add: (days: number) =>
        api.db
          .insert(emailChanges)
          .values({ userId, email: 'b@example.com', tokenHash: hash(), expiresAt: daysAgo(days) }),
    },
    {
      table: googleLogins,
      maxDays: 0,
      add: (days: number) =>
        api.db
          .insert(googleLogins)
          .values({ browserHash: hash(), state: 's', nonce: 'n', verifier: 'v', expiresAt: daysAgo(days) }),
    },
    {
      table: loginCodes,
      maxDays: 0,
      add: (days: number) =>
        api.db.insert(loginCodes).values({ codeHash: hash(), browserHash: hash(), userId, expiresAt: daysAgo(days) }),
    },
  ]

  test.each(tables.map((entry) => ({ name: getTableName(entry.table), ...entry })))(
    'retains a row of $name for $maxDays days and then deletes it',
    async ({ table, maxDays, add }) => {
      await deleteExpired(api.db)
      const before = await api.db.$count(table)
      await add(maxDays - 10 * MINUTE)
      await deleteExpired(api.db)
      expect(await api.db.$count(table)).toBe(before + 1)
      // Some of these tables allow only one row per person.
      await api.db.execute(sql`DELETE FROM email_changes`)
      const remaining = await api.db.$count(table)
      await add(maxDays + 10 * MINUTE)
      expect(await api.db.$count(table)).toBe(remaining + 1)
      await deleteExpired(api.db)
      expect(await api.db.$count(table)).toBe(remaining)
    },
  )

  test('runs when a server starts', async () => {
    await api.db.insert(attempts).values({ scope: 'old', keyHash: hash(), windowStart: daysAgo(3) })
    const warnings: unknown[] = []
    await startRetention(api.db, { warn: (...args: unknown[]) => void warnings.push(args) }).close()
    expect(warnings).toEqual([])
    expect(await api.db.$count(attempts, sql`scope = 'old'`)).toBe(0)
  })

  test('retains an order and its guest link after its idempotency key is deleted', async () => {
    const form = orderForm({ products: toOrderLines(api.shop, ['whiteBelt', 1]), expected_total: 20.5 })
    const headers = { 'idempotency-key': 'swept-after-a-month' }
    const { body } = await api.call('POST /add-order', { body: form, headers })
    await api.db.update(idempotencyKeys).set({ createdAt: daysAgo(31) })
    await deleteExpired(api.db)
    expect(await api.db.$count(idempotencyKeys)).toBe(0)
    const opened = await api.call('GET /get-orders/:id', {
      params: { id: body.data.id },
      query: `token=${body.guest_token!}`,
    })
    expect(opened.status).toBe(200)
  })
})
