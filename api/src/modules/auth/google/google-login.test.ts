import { createServer, type AddressInfo, type Socket } from 'node:net'
import { eq } from 'drizzle-orm'
import { googleLogins, loginCodes, mailOutbox, users } from '../../../database/schema'
import { startOpenidProvider, TestBrowser, type ProviderClaims } from '../../../testing/openid-provider'
import { testApp, type TestApp } from '../../../testing/test-app'
import { buildApp, type AppOptions } from '../../../app'

const PUBLIC_URL = 'https://shop.example.com'
const CALLBACK = `${PUBLIC_URL}/api/login/google/callback`

let provider: Awaited<ReturnType<typeof startOpenidProvider>>
let api: TestApp

describe('google login', () => {
  beforeAll(async () => {
    provider = await startOpenidProvider(CALLBACK)
    const google: AppOptions['google'] = { ...provider.settings, publicUrl: PUBLIC_URL }
    api = await testApp({ google })
  })
  afterAll(async () => {
    await api.close()
    await provider.close()
  })

  let visitor = 0
  /** A new client address for each call, so that per-network limits don't interfere. */
  const from = () => ({ 'x-forwarded-for': `10.7.1.${(visitor += 1)}` })
  const inject = (url: string, cookie = '') =>
    api.app.inject({ url, headers: { cookie, host: 'evil.example', ...from() } })
  const pathOf = (url: string) => url.slice(PUBLIC_URL.length)
  const cookieOf = (header: unknown) => /^google_login=[\w-]{43}/.exec(String(header))![0]

  /** Starts a login: returns the redirect URL and the cookie. */
  async function begin(next = '') {
    const { statusCode, headers } = await inject(`/api/login/google${next && `?next=${encodeURIComponent(next)}`}`)
    return { statusCode, headers, url: headers.location!, cookie: cookieOf(headers['set-cookie']) }
  }
  /** Completes the login at the provider; returns the callback URL. */
  async function signInAtProvider(subject: string, claims: ProviderClaims, next = '') {
    provider.describe(subject, claims)
    const begun = await begin(next)
    return { ...begun, back: await provider.signIn(new TestBrowser(), begun.url, subject) }
  }
  async function returnFromGoogle(subject: string, claims: ProviderClaims, next = '') {
    const { back, cookie } = await signInAtProvider(subject, claims, next)
    const { statusCode, headers } = await inject(pathOf(back), cookie)
    const location = new URL(headers.location!)
    return { statusCode, location, cookie, code: location.hash.replace('#google=', '') }
  }
  const exchange = (code: string, cookie: string) =>
    api.call('POST /login/google', { body: { code }, headers: { cookie, ...from() } })
  async function logIn(subject: string, claims: ProviderClaims) {
    const { code, cookie } = await returnFromGoogle(subject, claims)
    return (await exchange(code, cookie)).body
  }
  const passwordLogin = (email: string) =>
    api.call('POST /login', { body: { email, password: 'left hook body shot' } }).then(({ status }) => status)

  test('reports whether it is enabled in the settings, and the disabled call how to enable it', async () => {
    expect((await api.call('GET /general-setting')).body.data.google_login).toBe(true)
    const off = await buildApp({ db: api.db, dataDir: api.dataDir })
    expect((await off.inject('/api/general-setting')).json()).toMatchObject({ data: { google_login: false } })
    for (const path of ['/api/login/google', '/api/login/google/callback']) {
      const answer = await off.inject(path)
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'google_off' }])
      expect(answer.body).toContain('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET')
    }
    await off.close()
  })

  test('redirects the browser to the provider with PKCE, state and nonce, and binds it by a cookie', async () => {
    const { statusCode, url, headers } = await begin()
    expect(statusCode).toBe(302)
    const sent = new URL(url).searchParams
    expect(Object.fromEntries(sent)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: CALLBACK,
    })
    for (const key of ['state', 'nonce', 'code_challenge']) expect(sent.get(key)!.length).toBeGreaterThanOrEqual(43)
    expect(headers['set-cookie']).toMatch(
      /^google_login=[\w-]{43}; Max-Age=600; Path=\/api\/login\/google; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(headers['cache-control']).toBe('no-store')
  })

  test('creates an account without a password, redirects to the requested page, and puts no token in a URL', async () => {
    const claims = { email: 'New.Person@gmail.example', email_verified: true, name: 'New Person' }
    const { location, code, cookie } = await returnFromGoogle('google-1', claims, '/cart')
    expect(location.origin + location.pathname + location.search).toBe(`${PUBLIC_URL}/login?next=%2Fcart`)
    const { status, body } = await exchange(code, cookie)
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ username: 'New Person', email: 'new.person@gmail.example', role: 'customer' })
    expect((await api.call('GET /user-dashboard', { token: body.access_token })).status).toBe(200)
    expect((await api.call('GET /user-dashboard', { token: code })).status).toBe(401)
    const leaving = await api.call('POST /delete-account', { body: { password: 'any' }, token: body.access_token })
    expect(leaving.error.code).toBe('no_password')
  })

  test('finds the same account even after the Google email has changed', async () => {
    const first = await logIn('google-2', { email: 'two@gmail.example', email_verified: true, name: 'Two' })
    const second = await logIn('google-2', { email: 'other@gmail.example', email_verified: true, name: 'Two' })
    expect(second.user.id).toBe(first.user.id)
  })

  test('joins the account that confirmed the verified email, which keeps its password', async () => {
    const { user } = await api.signUp('ana@example.com')
    await api.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, user.id))
    const joined = await logIn('google-ana', { email: 'ana@example.com', email_verified: true, name: 'Ana L.' })
    expect([joined.user.id, joined.user.username]).toEqual([user.id, 'Tester'])
    expect(await passwordLogin('ana@example.com')).toBe(200)
  })

  test("takes an account that someone else created with the owner's email from them", async () => {
    const squatter = await api.signUp('owner@example.com')
    const owner = await logIn('google-owner', { email: 'owner@example.com', email_verified: true, name: 'Owner' })
    expect(owner.user.id).toBe(squatter.user.id)
    expect((await api.call('GET /user-dashboard', { token: squatter.access_token })).status).toBe(401)
    expect(await passwordLogin('owner@example.com')).toBe(422)
    const [mail] = await api.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'owner@example.com'))
    expect(mail).toMatchObject({ template: 'google-linked', data: { passwordRemoved: true } })
  })

  test.each([
    ['an email that Google has not verified', { email: 'bo@example.com', email_verified: false }, 'unverified_email'],
    ['an email without a verification claim', { email: 'bo@example.com' }, 'unverified_email'],
    ['no email at all', {}, 'no_email'],
  ])('%s opens no account', async (_, claims, problem) => {
    await api.db.insert(users).values({ username: 'Bo', email: 'bo@example.com' }).onConflictDoNothing()
    const codes = await api.db.$count(loginCodes)
    const { location } = await returnFromGoogle(`google-bo-${problem}-${Object.keys(claims).length}`, claims)
    expect([location.search, location.hash]).toEqual([`?google=${problem}`, ''])
    expect(await api.db.$count(loginCodes)).toBe(codes)
  })

  test('reports a canceled login', async () => {
    const { url, cookie } = await begin()
    const state = new URL(url).searchParams.get('state')!
    const issuer = encodeURIComponent(provider.settings.issuer)
    const { headers } = await inject(
      `/api/login/google/callback?error=access_denied&state=${state}&iss=${issuer}`,
      cookie,
    )
    expect(headers.location).toBe(`${PUBLIC_URL}/login?google=denied`)
  })

  test('accepts a callback once, from the same browser, with its own state', async () => {
    const claims = { email: 'cy@example.com', email_verified: true, name: 'Cy' }
    const { back, cookie } = await signInAtProvider('google-cy', claims)
    const expired = `${PUBLIC_URL}/login?google=expired`
    const other = await begin()
    expect((await inject(pathOf(back))).headers.location).toBe(expired)
    expect((await inject(pathOf(back), other.cookie)).headers.location).toBe(expired)
    expect((await inject(pathOf(back), cookie)).headers.location).toContain('#google=')
    expect((await inject(pathOf(back), cookie)).headers.location).toBe(expired)
    const late = await signInAtProvider('google-cy', claims)
    await api.db.update(googleLogins).set({ expiresAt: new Date(Date.now() - 1000) })
    expect((await inject(pathOf(late.back), late.cookie)).headers.location).toBe(expired)
  })

  test.each(['nonce', 'verifier', 'state'] as const)('rejects a callback with another %s', async (which) => {
    const { back, cookie } = await signInAtProvider('google-forged', {
      email: 'forged@example.com',
      email_verified: true,
    })
    await api.db.update(googleLogins).set({ [which]: 'x'.repeat(43) })
    expect((await inject(pathOf(back), cookie)).headers.location).toBe(`${PUBLIC_URL}/login?google=expired`)
  })

  test('exchanges a code once, within a minute, in its own browser only', async () => {
    const claims = { email: 'di@example.com', email_verified: true, name: 'Di' }
    const { code, cookie } = await returnFromGoogle('google-di', claims)
    const statuses = [
      (await exchange(code, '')).status,
      (await exchange(code, (await begin()).cookie)).status,
      (await exchange('x'.repeat(43), cookie)).status,
      (await exchange(code, cookie)).status,
      (await exchange(code, cookie)).status,
    ]
    expect(statuses).toEqual([422, 422, 422, 200, 422])
    const late = await returnFromGoogle('google-di', claims)
    await api.db.update(loginCodes).set({ expiresAt: new Date(Date.now() - 1000) })
    expect((await exchange(late.code, late.cookie)).status).toBe(422)
  })

  test('opens one session for 20 concurrent exchanges of one code', async () => {
    const { code, cookie } = await returnFromGoogle('google-ed', {
      email: 'ed@example.com',
      email_verified: true,
      name: 'Ed',
    })
    const headers = (index: number) => ({ cookie, 'x-forwarded-for': `10.7.0.${index}` })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        api.call('POST /login/google', { body: { code }, headers: headers(index) }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'cart'])(
    'does not redirect to %s',
    async (next) => {
      expect(
        (await api.call('GET /login/google', { query: `next=${encodeURIComponent(next)}`, headers: from() })).status,
      ).toBe(422)
    },
  )

  test('shows on the login page that Google is unavailable', async () => {
    const google = { ...provider.settings, issuer: 'http://127.0.0.1:1', publicUrl: PUBLIC_URL }
    const away = await buildApp({ db: api.db, dataDir: api.dataDir, google })
    const answer = await away.inject('/api/login/google')
    expect(answer.headers.location).toBe(`${PUBLIC_URL}/login?google=unavailable`)
    await away.close()
  })

  test('shows on the login page that Google does not respond', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => sockets.push(socket))
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const { port } = silent.address() as AddressInfo
    const google = { ...provider.settings, issuer: `http://127.0.0.1:${port}`, publicUrl: PUBLIC_URL }
    const hung = await buildApp({ db: api.db, dataDir: api.dataDir, google })
    const answer = await hung.inject('/api/login/google')
    expect(answer.headers.location).toBe(`${PUBLIC_URL}/login?google=unavailable`)
    await hung.close()
    sockets.forEach((socket) => socket.destroy())
    silent.close()
  })
})
