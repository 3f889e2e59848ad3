import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { attempts } from '../database/schema'
import { cardToken, toOrderLines, orderForm } from '../testing/order-form'
import { testApp, type TestApp } from '../testing/test-app'

const SOURCE = join(__dirname, '..')

/** Maximum calls per minute and network, by route. */
const routes: Record<string, number> = {
  'GET /api/get-orders/:id/documents/:number': 30,
  'GET /api/login/google': 20,
  'GET /api/login/google/callback': 20,
  'GET /api/price-list': 10,
  'GET /api/unsubscribe': 30,
  'POST /api/add-rating': 10,
  'POST /api/apply-coupen': 30,
  'POST /api/ask-question': 5,
  'POST /api/authenticity-mail': 5,
  'POST /api/back-in-stock': 10,
  'POST /api/confirm-email': 10,
  'POST /api/contact': 5,
  'POST /api/delete-account': 10,
  'POST /api/equipment-request': 5,
  'POST /api/find-skus': 60,
  'POST /api/login': 20,
  'POST /api/login/google': 20,
  'POST /api/payment-methods': 20,
  'POST /api/register': 10,
  'POST /api/register-wholeseller': 5,
  'POST /api/reset-password': 10,
  'POST /api/roster-sheets/:key/entries': 60,
  'POST /api/roster-sheets/:key/entries/:entry': 60,
  'POST /api/send-password-reset-code': 10,
  'POST /api/staff/accept-invitation': 20,
  'POST /api/staff/invitation': 20,
  'POST /api/staff/passkeys': 20,
  'POST /api/staff/passkeys/challenge': 20,
  'POST /api/staff/passkeys/new': 20,
  'POST /api/staff/passkeys/remove': 20,
  'POST /api/staff/password': 20,
  'POST /api/staff/reauthenticate': 20,
  'POST /api/staff/reauthenticate/passkey': 20,
  'POST /api/staff/recovery-codes': 20,
  'POST /api/staff/sessions/end': 20,
  'POST /api/staff/setup': 20,
  'POST /api/staff/setup/link': 20,
  'POST /api/staff/sign-in': 20,
  'POST /api/staff/sign-in/passkey': 20,
  'POST /api/staff/sign-out': 20,
  'POST /api/staff/totp': 20,
  'POST /api/staff/totp/new': 20,
  'POST /api/staff/totp/remove': 20,
  'POST /api/stock-hold': 30,
  'POST /api/subscribe': 10,
  'POST /api/track-order': 10,
  'POST /api/undo-email-change': 10,
  'POST /api/unsubscribe': 30,
  'POST /api/update-password': 10,
  'POST /api/update-profile': 20,
  'POST /api/validate-address': 30,
  'POST /api/validate-reset-code': 20,
  'POST /api/wholsale/login': 20,
}

/** Other limits per network: the maximum per window, and a call that counts. */
const networkScopes: Record<string, { most: number; call: (from: string) => Promise<number> }> = {
  'stock-hold': { most: 120, call: (from) => hold(from) },
  coupon: { most: 60, call: (from) => statusOf('POST /apply-coupen', from, { code: 'GUESS', products: [] }) },
  authenticity: { most: 20, call: (from) => statusOf('POST /product-authenticity', from, { barcode: 'GUESS-1' }) },
  'order network': { most: 60, call: (from) => placeOrder(from) },
  'order network day': { most: 300, call: (from) => placeOrder(from) },
  'decline network': { most: 10, call: (from) => placeOrder(from, { payment_token: cardToken({ last4: '0002' }) }) },
  'decline network day': {
    most: 30,
    call: (from) => placeOrder(from, { payment_token: cardToken({ last4: '0002' }) }),
  },
  'cancel network': { most: 20, call: (from) => placeAndCancel(from) },
  'cancel network day': { most: 60, call: (from) => placeAndCancel(from) },
  'login-network': {
    most: 10,
    call: (from) => statusOf('POST /login', from, { email: 'a@example.com', password: 'wrong' }),
  },
  'email-taken': { most: 10, call: (from) => registerAgain(from) },
}

/** Limits per account, device or email, or without a visible rejection, and the test that reaches each. */
const otherScopes: Record<string, string> = {
  'login-device': 'modules/auth/stranger-attacks.test.ts',
  'login-strangers': 'modules/auth/stranger-attacks.test.ts',
  'staff-network': 'modules/staff/staff-routes.test.ts',
  'password-proof': 'plugins/limit-table.test.ts',
  'reset-code-device': 'modules/auth/password-reset.test.ts',
  'reset-code-network': 'modules/auth/password-reset.test.ts',
  'reset-code-strangers': 'modules/auth/stranger-attacks.test.ts',
  'reset-guess-device': 'modules/auth/password-reset.test.ts',
  'reset-guess-network': 'modules/auth/auth.postgres.test.ts',
  'reset-guess-strangers': 'modules/auth/stranger-attacks.test.ts',
  'confirm-email': 'plugins/limit-table.test.ts',
  'my-data': 'plugins/limit-table.test.ts',
  acknowledgement: 'modules/authenticity/authenticity-routes.test.ts',
  'test mail': 'admin/content/mail-text-operations.test.ts',
  'order mail': 'modules/orders/order-limits.test.ts',
  'order mail day': 'modules/orders/order-limits.test.ts',
  'order account': 'modules/orders/order-limits.test.ts',
  'order account day': 'modules/orders/order-limits.test.ts',
  'order email': 'modules/orders/order-limits.test.ts',
  'order email day': 'modules/orders/order-limits.test.ts',
  'decline account': 'modules/orders/order-limits.test.ts',
  'decline account day': 'modules/orders/order-limits.test.ts',
  'decline email': 'modules/orders/order-limits.test.ts',
  'decline email day': 'modules/orders/order-limits.test.ts',
  'cancel account': 'modules/orders/order-limits.test.ts',
  'cancel account day': 'modules/orders/order-limits.test.ts',
  'cancel email': 'modules/orders/order-limits.test.ts',
  'cancel email day': 'modules/orders/order-limits.test.ts',
}

let api: TestApp
/** Rate-limited routes, as registered in the app. */
const registered: Record<string, number> = {}
const watch = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url, config }) => {
    const limit = config?.rateLimit
    if (limit && method !== 'HEAD') registered[`${String(method)} ${url}`] = Number(limit.max)
  })
}
beforeAll(async () => {
  subscribe('fastify.initialization', watch)
  api = await testApp()
  unsubscribe('fastify.initialization', watch)
  await api.signUp('taken@example.com')
})
afterAll(() => api.close())
beforeEach(() => api.db.delete(attempts))

type Name = Parameters<TestApp['call']>[0]
const statusOf = async (name: Name, from: string, body: object, headers: Record<string, string> = {}) =>
  (await api.call(name, { body, headers: { 'x-forwarded-for': from, ...headers } })).status
const registerAgain = (from: string) =>
  statusOf('POST /register', from, {
    username: 'Dana',
    email: 'taken@example.com',
    password: 'left hook 2 body',
    password_confirmation: 'left hook 2 body',
    terms: true,
  })
const belts = () => toOrderLines(api.shop, ['whiteBelt', 1])
const hold = (from: string) =>
  statusOf('POST /stock-hold', from, {
    hold_key: randomUUID()
      .replace(/\W/g, '')
      .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!),
    products: belts(),
  })
const newOrder = (from: string, more: object = {}) =>
  api.call('POST /add-order', {
    body: orderForm({ products: belts(), expected_total: 20.5, email: `${randomUUID()}@example.com`, ...more }),
    headers: { 'x-forwarded-for': from, 'idempotency-key': randomUUID() },
  })
const placeOrder = async (from: string, more?: object) => (await newOrder(from, more)).status
async function placeAndCancel(from: string) {
  const { body } = await newOrder('198.51.100.1')
  return statusOf('POST /cancel-order', from, { order_id: body.data.id, token: body.guest_token, reason: 'other' })
}

/**
 * Responses to a network's first call, its last one within the limit, one beyond it from another of its addresses,
 * and one from the next network.
 */
async function around(scope: string, most: number, call: (from: string) => Promise<number>) {
  // An instance caches rejected networks, so each row uses its own.
  rows += 1
  const network = `2001:db8:${rows}`
  const first = await call(`${network}:1::1`)
  const [row] = await api.db
    .update(attempts)
    .set({ count: most - 1 })
    .where(eq(attempts.scope, scope))
    .returning()
  expect(row).toBeDefined()
  const last = await call(`${network}:1:ffff::2`)
  const beyond = await call(`${network}:1::3`)
  const next = await call(`${network}:2::1`)
  return { first: first === 429, last: last === 429, beyond: beyond === 429, next: next === 429 }
}
let rows = 0
const EXPECTED = { first: false, last: false, beyond: true, next: false }

describe('limits', () => {
  test('have a row in this table for each route', () => {
    expect(registered).toEqual(routes)
  })

  test('have a row in this table for each scope in the source', () => {
    const scopes = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/\bscope: (['"`])([^'"`\n]+)\1/g)])
      .map(([, , scope]) => scope!)
      // The OpenID scopes of Google logins.
      .filter((scope) => !scope.startsWith('openid'))
    expect(scopes.sort()).toEqual([...Object.keys(networkScopes), ...Object.keys(otherScopes)].sort())
  })

  test.each(Object.entries(otherScopes))('the limit "%s" is tested in %s', (_, file) => {
    expect(existsSync(join(SOURCE, file))).toBe(true)
  })

  test.each(Object.entries(routes))('%s counts a /64 as one network', async (route, most) => {
    const [method, path] = route.split(' ') as [HTTPMethods, string]
    const call = async (from: string) => {
      const url = path.replace(/:\w+/g, 'none')
      return (await api.app.inject({ method: method as 'POST', url, headers: { 'x-forwarded-for': from } })).statusCode
    }
    expect(await around(route, most, call)).toEqual(EXPECTED)
  })

  test.each(Object.entries(networkScopes))('"%s" counts a /64 as one network', async (scope, { most, call }) => {
    expect(await around(scope, most, call)).toEqual(EXPECTED)
  })

  test.each([
    ['my-data', 10, (token: string) => api.call('GET /my-data', { token })],
    [
      'confirm-email',
      5,
      (token: string) =>
        api.call('POST /update-profile', {
          body: { username: 'Ana', email: 'new@example.com', current_password: 'left hook body shot' },
          token,
        }),
    ],
    [
      'password-proof',
      10,
      (token: string) =>
        api.call('POST /update-password', {
          body: { current_password: 'wrong', password: 'left hook 2 body', password_confirmation: 'left hook 2 body' },
          token,
        }),
    ],
  ])('"%s" rejects an account beyond %i', async (scope, most, call) => {
    const { access_token: token } = await api.signUp(`${scope}@example.com`)
    const first = await call(token)
    const filled = await api.db
      .update(attempts)
      .set({ count: most - 1 })
      .where(eq(attempts.scope, scope))
      .returning()
    expect(filled).toHaveLength(1)
    const last = await call(token)
    const beyond = await call(token)
    expect([first.status, last.status]).not.toContain(429)
    expect([beyond.status, Number(beyond.headers['retry-after']) > 0]).toEqual([429, true])
  })
})
