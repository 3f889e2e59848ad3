import { operatorOf } from '../testing/operate'
import { testApp, type TestApp } from '../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const { run, rowsOf } = operatorOf(() => api)
const statusOf = async (token: string) => (await api.call('GET /user-dashboard', { token })).status

describe('session operations', () => {
  test('ends all sessions of one account at once and leaves other accounts logged in', async () => {
    const ana = await api.signUp('ana@example.com')
    const ben = await api.signUp('ben@example.com')
    expect(await run('sessions.end', { email: 'Ana@Example.com' })).toEqual({
      done: 'ana@example.com is logged out everywhere (sessions ended: 1).',
      detail: { ended: 1 },
    })
    expect(await statusOf(ana.access_token)).toBe(401)
    expect(await statusOf(ben.access_token)).toBe(200)
    expect((await rowsOf('audit.list', {}))[0]).toMatchObject({ action: 'sessions.end', subject: 'ana@example.com' })
  })

  test('ends the sessions of every account', async () => {
    const people = await Promise.all([api.signUp('cy@example.com'), api.signUp('di@example.com')])
    await run('sessions.end-all')
    expect(await Promise.all(people.map(({ access_token }) => statusOf(access_token)))).toEqual([401, 401])
  })

  test('refuses an email without an account', async () => {
    await expect(run('sessions.end', { email: 'unknown@example.com' })).rejects.toThrow(
      'There is no account with the email unknown@example.com.',
    )
  })
})
