import { availableParallelism } from 'node:os'
import type { verify } from '@node-rs/argon2'
import { hashPassword, passwordMatches } from './password'
import { testApp, type TestApp } from '../../testing/test-app'

let finishHashing: () => void
const held = new Promise<void>((resolve) => (finishHashing = resolve))

/** The package itself; its first comparisons wait until the test releases them. */
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<{ verify: typeof verify }>('@node-rs/argon2')
  return { ...real, verify: (...args: Parameters<typeof verify>) => held.then(() => real.verify(...args)) }
})

let api: TestApp

describe('login flood', () => {
  beforeAll(async () => void (api = await testApp()))
  afterAll(() => api.close())

  test('serves browsing during a flood of logins and rejects the surplus with 503 and Retry-After', async () => {
    await api.signUp('ana@example.com')
    const flood = Array.from({ length: 200 }, (_, index) =>
      api.call('POST /login', {
        body: { email: `unknown${index}@example.com`, password: 'x' },
        headers: { 'x-forwarded-for': `10.40.0.${index}` },
      }),
    )
    expect((await api.app.inject('/api/menu')).statusCode).toBe(200)
    finishHashing()
    const answers = await Promise.all(flood)
    const away = answers.filter(({ status }) => status === 503)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422, 503]))
    expect(away).toHaveLength(200 - Math.max(1, availableParallelism() - 1) - 64)
    expect(away.every(({ headers }) => headers['retry-after'] === '2')).toBe(true)
    const after = await api.call('POST /login', { body: { email: 'ana@example.com', password: 'left hook body shot' } })
    expect(after.status).toBe(200)
  })

  test('rejects every password for an account without one', async () => {
    expect(await passwordMatches(null, '')).toBe(false)
    expect(await passwordMatches(undefined, 'x')).toBe(false)
    expect(await passwordMatches(await hashPassword('x'), 'x')).toBe(true)
  })
})
