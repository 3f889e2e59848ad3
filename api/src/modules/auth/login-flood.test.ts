import { hashPassword, passwordMatches } from './password'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

test('a flood of logins is answered or turned away with 503 and a time to come back, while browsing goes on', async () => {
  await api.signUp('ana@example.com')
  const flood = Array.from({ length: 200 }, (_, index) =>
    api.call('POST /login', {
      body: { email: `nobody${index}@example.com`, password: 'x' },
      headers: { 'x-forwarded-for': `10.40.0.${index}` },
    }),
  )
  const began = Date.now()
  expect((await api.app.inject('/api/menu')).statusCode).toBe(200)
  const browsing = Date.now() - began
  const answers = await Promise.all(flood)
  expect(Date.now() - began).toBeGreaterThan(browsing)
  const away = answers.filter(({ status }) => status === 503)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422, 503]))
  expect(away.length).toBeGreaterThan(50)
  expect(away.every(({ headers }) => headers['retry-after'] === '2')).toBe(true)
  const after = await api.call('POST /login', { body: { email: 'ana@example.com', password: 'left hook body shot' } })
  expect(after.status).toBe(200)
})

test('an account without a password has none that fits', async () => {
  expect(await passwordMatches(null, '')).toBe(false)
  expect(await passwordMatches(undefined, 'x')).toBe(false)
  expect(await passwordMatches(await hashPassword('x'), 'x')).toBe(true)
})
