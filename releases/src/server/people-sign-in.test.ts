import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { remoteRegistry } from '../cli/remote-registry'
import { runCli } from '../cli/run-cli'
import { openTrustRules } from '../identity/trust-rules'
import { builtFolder } from '../testing/built-folder'
import { gitlabClaims, signInAtIssuer, startIssuer } from '../testing/oidc-issuer'
import { temporaryRegistry } from '../testing/registry'
import { buildServer } from './build-server'
import { loadTokens } from './tokens'

const audience = 'https://releases.example'
const callback = `${audience}/v1/sign-in/callback`

describe('sign-in of people', () => {
  let issuer: Awaited<ReturnType<typeof startIssuer>>
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let app: FastifyInstance
  let url: string
  let log: string
  beforeAll(async () => {
    issuer = await startIssuer([
      {
        client_id: 'releases',
        token_endpoint_auth_method: 'none',
        redirect_uris: [callback],
        grant_types: ['authorization_code', 'urn:ietf:params:oauth:grant-type:device_code'],
      },
    ])
    issuer.describePerson('ada', { name: 'Ada Lovelace', email: 'ada@example.com', email_verified: true })
    issuer.describePerson('eve', { name: 'Eve', email: 'ada@example.com', email_verified: false })
    issuer.describePerson('mallory', { name: 'Mallory', email: 'ada@example.com.evil.org', email_verified: true })
  })
  afterAll(() => issuer.close())
  beforeEach(async () => {
    registry = await temporaryRegistry()
    await mkdir(join(registry.dataDir, 'keys'), { recursive: true })
    await trust()
    log = ''
    const stream = new Writable({ write: (chunk: Buffer, _encoding, done) => done(void (log += chunk.toString())) })
    const tokens = await loadTokens(registry.dataDir, [], {})
    app = buildServer(registry.context, {
      tokens: () => tokens,
      trust: openTrustRules(registry.dataDir, {}),
      logger: { level: 'info', stream },
    })
    url = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterEach(async () => {
    await app.close()
    await registry.remove()
  })

  const manager = { claims: { email: 'ada@example.com' }, role: 'manager' }
  const trust = (people: object[] = [manager], others: object = {}) =>
    writeFile(
      join(registry.dataDir, 'keys/trust.json'),
      JSON.stringify({ audience, signIn: { issuer: issuer.issuer, clientId: 'releases', people, ...others } }),
    )

  /** The cookies that an answer sets, as a browser sends them back. */
  const cookiesOf = ({ headers }: { headers: Record<string, unknown> }) =>
    [headers['set-cookie']]
      .flat()
      .map((line) => String(line).split(';')[0])
      .join('; ')

  /** Signs in by the console's addresses; returns the answer of the callback. */
  async function signIn(subject: string) {
    const started = await app.inject('/v1/sign-in')
    const returned = await signInAtIssuer(String(started.headers.location), subject, callback)
    const { pathname, search } = new URL(returned)
    return app.inject({ url: pathname + search, headers: { cookie: cookiesOf(started) } })
  }
  const takeToken = async (answer: { headers: Record<string, unknown> }) =>
    app.inject({ method: 'POST', url: '/v1/sign-in/token', headers: { cookie: cookiesOf(answer) } })

  test('signs a release manager in to the console by code and PKCE, and names the person in the audit', async () => {
    expect((await app.inject('/v1/sign-in/options')).json()).toEqual({ label: 'single sign-on' })
    const back = await signIn('ada')
    expect([back.statusCode, back.headers.location]).toEqual([302, '/#signed-in'])
    const cookies = [back.headers['set-cookie']].flat()
    expect(cookies).toContainEqual(expect.stringMatching(/^release_sign_in=; .*Max-Age=0/))
    expect(cookies).toContainEqual(
      expect.stringMatching(
        /^release_token=\S+; Max-Age=60; Path=\/v1\/sign-in\/token; HttpOnly; Secure; SameSite=Strict$/,
      ),
    )
    const taken = await takeToken(back)
    const { token, name } = taken.json<{ token: string; name: string }>()
    expect(name).toBe('Ada Lovelace <ada@example.com>')
    expect(taken.headers['set-cookie']).toContain('Max-Age=0')

    const client = remoteRegistry({ url, token, by: 'Someone else' })
    await client.publish({ part: 'catalogue', folder: await builtFolder(registry.dataDir, {}) })
    await client.promote({ targets: [{ part: 'catalogue', version: '1.0.0' }], why: 'Ready', skipChecks: ['browser'] })
    expect((await client.history({})).map(({ by, role }) => `${by} (${role})`)).toEqual([
      'Ada Lovelace <ada@example.com> (manager)',
      'Ada Lovelace <ada@example.com> (manager)',
    ])
    expect(log).toContain('"msg":"signed a person in"')
    expect(log).not.toContain(token.slice(0, 40))
  })

  test('sends state, nonce and a PKCE challenge, and keeps their secrets in a cookie that scripts cannot read', async () => {
    const { headers } = await app.inject('/v1/sign-in')
    const { searchParams } = new URL(String(headers.location))
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: callback,
      state: expect.any(String),
      nonce: expect.any(String),
    })
    expect(headers['set-cookie']).toMatch(/Max-Age=600; Path=\/v1\/sign-in; HttpOnly; Secure; SameSite=Lax$/)
  })

  test.each([
    ['whose email is not verified', 'eve', 'has no role here (the email is not verified)'],
    ['whose email only begins like a manager’s', 'mallory', 'has no role here. A release manager adds one'],
  ])('refuses a person %s', async (_name, subject, message) => {
    const refused = await signIn(subject)
    expect(refused.statusCode).toBe(403)
    expect(refused.body).toContain(message)
    expect(cookiesOf(refused)).not.toContain('release_token')
  })

  test('refuses a callback of another browser, a changed state, and a code that was used', async () => {
    const started = await app.inject('/v1/sign-in')
    const { pathname, search } = new URL(await signInAtIssuer(String(started.headers.location), 'ada', callback))
    const other = await app.inject('/v1/sign-in')
    const open = (query: string, cookie = '') => app.inject({ url: pathname + query, headers: { cookie } })
    expect((await open(search)).body).toContain('began in another browser. Sign in again.')
    expect((await open(search, cookiesOf(other))).body).toContain('did not sign you in')
    expect((await open(search.replace('state=', 'state=x'), cookiesOf(started))).statusCode).toBe(401)
    expect((await open(search, cookiesOf(started))).statusCode).toBe(302)
    expect((await open(search, cookiesOf(started))).body).toContain('did not sign you in (invalid_grant)')
    expect((await open('?error=access_denied', cookiesOf(started))).body).toContain('did not sign you in')
    expect((await takeToken(other)).statusCode).toBe(401)
  })

  test('signs in on the command line by a device code, and stores the token', async () => {
    const env = { RELEASES_URL: url, XDG_CONFIG_HOME: join(registry.dataDir, 'config') }
    const out: string[] = []
    const code = await runCli(['login'], {
      env,
      out: (line) => out.push(line),
      err: (line) => {
        const [address = ''] = /http\S+/.exec(line) ?? []
        void signInAtIssuer(address, 'ada', callback)
      },
    })
    expect([code, out[0]]).toEqual([
      0,
      expect.stringMatching(/^Signed in as Ada Lovelace <ada@example.com> \(manager\) until 20.* UTC\.$/),
    ])
    const lines: string[] = []
    const terminal = { env, out: (line: string) => lines.push(line), err: (line: string) => lines.push(line) }
    expect(await runCli(['gc', '--dry-run', '--by', 'Eve'], terminal)).toBe(0)
    await trust([{ ...manager, role: 'viewer' }])
    expect(await runCli(['gc', '--dry-run'], terminal)).toBe(1)
    expect(lines.at(-1)).toContain('was changed or removed')
  })

  test('never takes an ID token from outside for a person’s, with any audience that its pipeline chose', async () => {
    const claims = gitlabClaims({ aud: 'releases', email: 'ada@example.com', email_verified: true })
    const pipelines = [
      { name: 'x', issuer: issuer.issuer, claims: { sub: 'repo:x/y' }, parts: ['*'], scopes: ['publish'] },
    ]
    for (const others of [{}, { pipelines }]) {
      const rules = { audience, signIn: { issuer: issuer.issuer, clientId: 'releases', people: [manager] }, ...others }
      await writeFile(join(registry.dataDir, 'keys/trust.json'), JSON.stringify(rules))
      const payload = { idToken: await issuer.idToken(claims) }
      expect((await app.inject({ method: 'POST', url: '/v1/token', payload })).statusCode).toBe(401)
    }
  })

  test('says so where sign-in is off, or the issuer has no device codes or does not respond', async () => {
    await trust([manager], { issuer: 'http://127.0.0.1:9' })
    const unreachable = await app.inject('/v1/sign-in')
    expect([unreachable.statusCode, unreachable.body]).toEqual([503, expect.stringContaining('does not respond')])
    await writeFile(join(registry.dataDir, 'keys/trust.json'), '{')
    expect((await app.inject('/v1/sign-in')).body).toContain('until this is corrected')
    await writeFile(join(registry.dataDir, 'keys/trust.json'), JSON.stringify({ audience }))
    expect((await app.inject('/v1/sign-in/options')).json()).toEqual({ label: null })
    const device = await app.inject({ method: 'POST', url: '/v1/sign-in/device', payload: {} })
    expect([device.statusCode, device.json<{ message: string }>().message]).toEqual([
      404,
      expect.stringContaining('add signIn to trust.json'),
    ])
  })
})
