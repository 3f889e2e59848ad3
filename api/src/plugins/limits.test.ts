import { eq } from 'drizzle-orm'
import { buildApp } from '../app'
import { attempts } from '../database/schema'
import { testApp, type TestApp } from '../testing/test-app'

let api: TestApp
let second: Awaited<ReturnType<typeof buildApp>>

describe('rate limits', () => {
  beforeAll(async () => {
    api = await testApp()
    second = await buildApp({ db: api.db, dataDir: api.dataDir })
  })
  afterAll(async () => {
    await second.close()
    await api.close()
  })

  const reset = (app: typeof second, address: string) =>
    app.inject({
      method: 'POST',
      url: '/api/send-password-reset-code',
      payload: { email: 'unknown@example.com' },
      headers: { 'x-forwarded-for': address },
    })
  const times = async (count: number, work: (index: number) => Promise<{ statusCode: number }>) => {
    const statuses = []
    for (let index = 0; index < count; index += 1) statuses.push((await work(index)).statusCode)
    return statuses
  }

  test('shares one limit between two instances, separately for each call', async () => {
    const statuses = await times(14, (index) => reset(index % 2 ? api.app : second, '10.1.1.1'))
    expect(statuses).toEqual([...Array<number>(10).fill(200), ...Array<number>(4).fill(429)])
    const login = { email: 'unknown@example.com', password: 'x' }
    const other = await api.call('POST /login', { body: login, headers: { 'x-forwarded-for': '10.1.1.1' } })
    expect(other.status).toBe(422)
  })

  test('reports the time to wait, and opens a new window', async () => {
    const began = Date.now()
    await times(11, () => reset(second, '10.1.1.2'))
    const refused = await reset(second, '10.1.1.2')
    const passed = Math.ceil((Date.now() - began) / 1000)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(60 - passed)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    await api.db.update(attempts).set({ windowStart: new Date(Date.now() - 61_000) })
    expect((await reset(api.app, '10.1.1.2')).statusCode).toBe(200)
  })

  test('costs the database no more than the limit during a flood, and no write for reads', async () => {
    const scope = 'POST /api/send-password-reset-code'
    const counted = async () => {
      const rows = await api.db.select().from(attempts).where(eq(attempts.scope, scope))
      return rows.reduce((sum, row) => sum + row.count, 0)
    }
    const before = await counted()
    await times(60, () => reset(api.app, '10.1.1.3'))
    expect((await counted()) - before).toBe(11)
    const rows = await api.db.$count(attempts)
    for (const path of ['/api/menu', '/api/get-products', '/api/general-setting']) await api.app.inject(path)
    expect(await api.db.$count(attempts)).toBe(rows)
  })

  test('counts an IPv6 network of one household as one address', async () => {
    const statuses = await times(11, (index) => reset(api.app, `2001:db8:1:2::${index + 1}`))
    expect(statuses.at(-1)).toBe(429)
    expect((await reset(api.app, '2001:db8:1:3::1')).statusCode).toBe(200)
  })

  test('limits coupon guesses across addresses', async () => {
    const { access_token: token } = await api.signUp('guesser@example.com')
    const statuses = await times(62, async (index) => {
      const headers = { 'x-forwarded-for': `10.2.2.${index}` }
      const body = { code: `GUESS${index}`, products: [] }
      return { statusCode: (await api.call('POST /apply-coupen', { body, token, headers })).status }
    })
    expect(statuses.slice(0, 60)).not.toContain(429)
    expect(statuses.slice(60)).toEqual([429, 429])
  })
})
