import { eq } from 'drizzle-orm'
import { sessions, users } from '../../database/schema'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp

describe('auth routes', () => {
  beforeAll(async () => {
    api = await testApp()
    await register()
  })
  afterAll(() => api.close())

  let visitor = 0
  /** A new client address for each call, so that per-network limits don't interfere. */
  const from = () => ({ 'x-forwarded-for': `10.9.${Math.floor((visitor += 1) / 200)}.${visitor % 200}` })
  const form = (more: object = {}) => ({
    username: 'Ana',
    email: 'ana@example.com',
    password: 'left hook body shot',
    password_confirmation: 'left hook body shot',
    terms: true,
    ...more,
  })
  const register = (more: object = {}) => api.call('POST /register', { body: form(more), headers: from() })
  const login = (email: string, password: string) =>
    api.call('POST /login', { body: { email, password }, headers: from() })

  test('opens a session on sign-up and stores no token', async () => {
    const { status, body } = await register({ email: ' Bea@Example.com ' })
    expect(status).toBe(201)
    expect(body.user).toEqual({
      id: expect.any(String),
      username: 'Ana',
      email: 'bea@example.com',
      role: 'customer',
      is_verified: true,
      phone: null,
    })
    const stored = await api.db.select().from(sessions)
    expect(stored.map((row) => row.tokenHash.toString('base64url'))).not.toContain(body.access_token)
    const [user] = await api.db.select().from(users).where(eq(users.email, 'bea@example.com'))
    expect(user!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('registers an email only once', async () => {
    const { status, error } = await register()
    expect({ status, code: error.code, field: error.errors![0]!.field }).toEqual({
      status: 422,
      code: 'email_taken',
      field: 'email',
    })
  })

  test.each([
    ['a short password', { password: 'short', password_confirmation: 'short' }, 'password'],
    ['a common password', { password: 'Password123', password_confirmation: 'Password123' }, 'password'],
    [
      'their own email as the password',
      { password: 'new@example.com', password_confirmation: 'new@example.com' },
      'password',
    ],
    ['two different passwords', { password_confirmation: 'another password' }, 'password_confirmation'],
    ['no consent', { terms: false }, 'terms'],
    ['no email', { email: 'ana' }, 'email'],
    ['a name of one letter', { username: ' A ' }, 'username'],
    ['a role of their choice', { role: 'wholeseller' }, 'role'],
    ['a verified flag', { is_verified: true }, 'is_verified'],
  ])('rejects a registration with %s', async (_, more, field) => {
    const { status, error } = await register({ email: 'new@example.com', ...more })
    expect(status).toBe(422)
    expect(error.errors?.map((entry) => entry.field)).toContain(field)
  })

  test('logs in with the right password, ignoring the case of the email', async () => {
    expect((await login('ANA@example.com', 'left hook body shot')).status).toBe(200)
  })

  test("responds the same to a wrong password, an unknown email and a customer's wholesale login", async () => {
    const answers = await Promise.all([
      login('ana@example.com', 'wrong password'),
      login('unknown@example.com', 'wrong password'),
      api.call('POST /wholsale/login', {
        body: { email: 'ana@example.com', password: 'left hook body shot' },
        headers: from(),
      }),
      api.call('POST /wholsale/login', {
        body: { email: 'unknown@example.com', password: 'left hook body shot' },
        headers: from(),
      }),
    ])
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['422 {"code":"bad_login","message":"The email or password is incorrect."}']),
    )
  })

  test('logs a wholesaler in by the wholesale call', async () => {
    await register({ email: 'gym@example.com' })
    await api.db.update(users).set({ role: 'wholeseller', isVerified: false }).where(eq(users.email, 'gym@example.com'))
    const { body } = await api.call('POST /wholsale/login', {
      body: { email: 'gym@example.com', password: 'left hook body shot' },
      headers: from(),
    })
    expect(body.user).toMatchObject({ role: 'wholeseller', is_verified: false })
  })

  test('revokes only its own token on logout, immediately', async () => {
    const [first, second] = [
      await login('ana@example.com', 'left hook body shot'),
      await login('ana@example.com', 'left hook body shot'),
    ]
    const dashboard = (token: string) => api.call('GET /user-dashboard', { token }).then(({ status }) => status)
    expect((await api.call('POST /logout', { token: first.body.access_token })).status).toBe(200)
    expect(await dashboard(first.body.access_token)).toBe(401)
    expect(await dashboard(second.body.access_token)).toBe(200)
  })

  test('rejects an expired session', async () => {
    const { body } = await login('ana@example.com', 'left hook body shot')
    await api.db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) })
    expect((await api.call('GET /user-dashboard', { token: body.access_token })).status).toBe(401)
  })

  test.each([undefined, '', 'x', 'x'.repeat(43), `${'x'.repeat(43)}, Bearer y`])(
    'rejects the token %j',
    async (token) => {
      expect(await api.call('GET /user-dashboard', { token })).toMatchObject({
        status: 401,
        error: { code: 'unauthorized' },
      })
    },
  )

  test('rejects a token in a cookie', async () => {
    const { body } = await login('ana@example.com', 'left hook body shot')
    expect((await api.call('GET /user-dashboard', { headers: { cookie: `token=${body.access_token}` } })).status).toBe(
      401,
    )
  })

  test('makes an address wait after too many tries', async () => {
    const headers = { 'x-forwarded-for': '10.66.0.1' }
    const tries = await Promise.all(
      Array.from({ length: 25 }, () => api.call('POST /login', { body: { email: 'x', password: 'y' }, headers })),
    )
    const refused = tries.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]!.headers['retry-after']).toBeDefined()
    expect(refused[0]!.error.code).toBe('too_many_requests')
  })

  test('shows the user and their counts on the dashboard', async () => {
    const { body: session } = await login('ana@example.com', 'left hook body shot')
    await api.call('POST /wishlists', { body: { product_id: api.shop.products.glove }, token: session.access_token })
    const { body } = await api.call('GET /user-dashboard', { token: session.access_token })
    expect(body.data).toEqual({
      user: session.user,
      recent_orders: [],
      orders_count: 0,
      wishlist_count: 1,
      default_payment_method: null,
    })
  })
})
