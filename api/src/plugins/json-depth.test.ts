import fc from 'fast-check'
import { testApp, type TestApp } from '../testing/test-app'
import { isDeeperThan, MAX_JSON_DEPTH } from './json-depth'

describe('jsonDepth', () => {
  let api: TestApp
  beforeAll(async () => void (api = await testApp()))
  afterAll(() => api.close())

  const send = (payload: string) =>
    api.app.inject({ method: 'POST', url: '/api/subscribe', headers: { 'content-type': 'application/json' }, payload })
  const nested = (depth: number) => `{"email":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`

  test('rejects a body beyond the limit with 400, and leaves one at the limit to the schema', async () => {
    expect((await send(nested(MAX_JSON_DEPTH))).statusCode).toBe(422)
    const { statusCode, body } = await send(nested(MAX_JSON_DEPTH + 1))
    expect([statusCode, JSON.parse(body)]).toEqual([
      400,
      { code: 'malformed', message: 'We could not read that request.' },
    ])
  })

  test('ignores brackets within strings', async () => {
    const email = `${'['.repeat(100)}\\"${'{'.repeat(100)}`
    expect((await send(`{"email":"${email}"}`)).statusCode).toBe(422)
  })

  test('agrees with the depth of any JSON value', () => {
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
    const agrees = fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(6), (value, limit) => {
      expect(isDeeperThan(JSON.stringify(value), limit)).toBe(depthOf(value) > limit)
    })
    fc.assert(agrees)
  })
})
