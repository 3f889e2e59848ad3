import { eq } from 'drizzle-orm'
import { sessions } from '../../database/schema'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
/** Two sessions of a new customer for each test. */
let mine: string
let phone: string

describe('sessions', () => {
  beforeAll(async () => void (api = await testApp()))
  beforeEach(async () => {
    body.email = `ana${(customers += 1)}@example.com`
    mine = (await api.signUp(body.email)).access_token
    const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
    phone = (await api.call('POST /login', { body, headers: { 'user-agent': agent } })).body.access_token
  })
  afterAll(() => api.close())

  let customers = 0
  const body = { email: '', password: 'left hook body shot' }
  const list = async (token: string) => (await api.call('GET /sessions', { token })).body.data
  const statusOf = async (token: string) => (await api.call('GET /user-dashboard', { token })).status

  test('lists sessions with device and times, and marks the current one', async () => {
    const seen = await list(mine)
    expect(seen).toHaveLength(2)
    expect(seen.find(({ device }) => device === 'Safari on iPhone')).toMatchObject({ current: false })
    expect(seen.filter(({ current }) => current)).toHaveLength(1)
    expect((await list(phone)).find(({ current }) => current)!.device).toBe('Safari on iPhone')
    expect(JSON.stringify(seen)).not.toMatch(/token|hash/)
  })

  test('records the last use with at most one write per five minutes', async () => {
    const { id } = (await list(mine)).find(({ current }) => current)!
    const setUsed = (ago: number) =>
      api.db
        .update(sessions)
        .set({ lastUsedAt: new Date(Date.now() - ago) })
        .where(eq(sessions.id, id))
    const usedAt = async () =>
      (await api.db.select().from(sessions).where(eq(sessions.id, id)))[0]!.lastUsedAt.getTime()
    await setUsed(3_600_000)
    await statusOf(mine)
    expect(Date.now() - (await usedAt())).toBeLessThan(60_000)
    await setUsed(60_000)
    const before = await usedAt()
    await statusOf(mine)
    expect(await usedAt()).toBe(before)
  })

  test('signs out a device by its id, and lists no expired ones', async () => {
    const { id } = (await list(mine)).find(({ device }) => device === 'Safari on iPhone')!
    expect((await api.call('DELETE /sessions/:id', { params: { id }, token: mine })).status).toBe(200)
    expect([await statusOf(phone), await statusOf(mine)]).toEqual([401, 200])
    expect((await api.call('DELETE /sessions/:id', { params: { id }, token: mine })).status).toBe(404)
    const { access_token: late } = (await api.call('POST /login', { body })).body
    const lateId = (await list(late)).find(({ current }) => current)!.id
    await api.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.id, lateId))
    expect((await list(mine)).map((session) => session.id)).not.toContain(lateId)
  })

  test("signs out all other devices of the user, and no other user's", async () => {
    const others = await Promise.all([1, 2].map(() => api.call('POST /login', { body })))
    const bo = (await api.signUp('bo@example.com')).access_token
    expect((await api.call('DELETE /sessions', { token: mine })).status).toBe(200)
    const statuses = await Promise.all([mine, bo, ...others.map(({ body }) => body.access_token)].map(statusOf))
    expect(statuses).toEqual([200, 200, 401, 401])
  })
})
