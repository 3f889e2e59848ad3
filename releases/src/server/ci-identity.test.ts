import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importJWK, SignJWT, UnsecuredJWT } from 'jose'
import type { FastifyInstance } from 'fastify'
import { remoteRegistry } from '../cli/remote-registry'
import { idTokenVerifier } from '../identity/id-tokens'
import { openTrustRules } from '../identity/trust-rules'
import { readProvenance } from '../operations/read-provenance'
import { builtFolder, type BuildOptions } from '../testing/built-folder'
import { githubClaims, gitlabClaims, startIssuer } from '../testing/oidc-issuer'
import { temporaryRegistry } from '../testing/registry'
import { startServer } from '../testing/start-server'
import type { Tokens } from './tokens'

const minute = 60
const audience = 'https://releases.example'

describe('identity of pipelines', () => {
  let issuer: Awaited<ReturnType<typeof startIssuer>>
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let tokens: Tokens
  let app: FastifyInstance
  let url: string
  beforeAll(async () => (issuer = await startIssuer()))
  afterAll(() => issuer.close())
  beforeEach(async () => {
    registry = await temporaryRegistry()
    await mkdir(join(registry.dataDir, 'keys'), { recursive: true })
    await trust()
    const environment = 'staging'
    const verifyIdToken = idTokenVerifier({ cooldownMs: 0 })
    const rules = openTrustRules(registry.dataDir, {})
    ;({ app, url, tokens } = await startServer(registry, { trust: rules, environment, verifyIdToken }))
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    await app.close()
    await registry.remove()
  })

  const mainRule = (changes: object = {}) => ({
    name: 'catalogue main',
    issuer: issuer.issuer,
    claims: { repository: 'acme/catalogue', ref: 'refs/heads/main' },
    parts: ['catalogue'],
    scopes: ['publish', 'preview', 'promote'],
    ...changes,
  })
  const trustFile = () => join(registry.dataDir, 'keys/trust.json')
  const trust = (pipelines: object[] = [mainRule()], others: object = {}) =>
    writeFile(trustFile(), JSON.stringify({ audience, pipelines, ...others }))

  const send = (idToken: string) => app.inject({ method: 'POST', url: '/v1/token', payload: { idToken } })
  const exchange = async (claims: Record<string, unknown> = githubClaims(), kid?: string) =>
    (await send(await issuer.idToken(claims, kid))).json<{
      token: string
      id: string
      name: string
      message?: string
    }>()
  const refusalOf = async (claims: Record<string, unknown>, kid?: string) => {
    const { statusCode, json } = await send(await issuer.idToken(claims, kid))
    return `${statusCode} ${json<{ message: string }>().message}`
  }
  const as = (token: string) => remoteRegistry({ url, token, by: 'Eve' })
  const pipeline = async (claims?: Record<string, unknown>) => as((await exchange(claims)).token)
  const build = (options: BuildOptions = {}) => builtFolder(registry.dataDir, options)
  const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

  test('exchanges an ID token of GitHub, and names repository, run and actor in audit and provenance', async () => {
    const ci = await pipeline()
    await ci.publish({ part: 'catalogue', folder: await build(), channel: 'main' })
    await ci.promote({ targets: [{ part: 'catalogue', channel: 'main' }], why: 'Merged' })
    const entries = await ci.history({})
    expect(entries.map(({ action, by, role }) => `${action} ${by} (${role})`)).toEqual([
      'promote acme/catalogue@main, run 1234, by octocat (pipeline:catalogue main)',
      'publish acme/catalogue@main, run 1234, by octocat (pipeline:catalogue main)',
    ])
  })

  test('attests the commit of the pipeline, and refuses a build that names another one', async () => {
    const [sha, other] = ['a'.repeat(40), 'b'.repeat(40)]
    const ci = await pipeline(githubClaims({ sha }))
    const publish = async (options: BuildOptions) => ci.publish({ part: 'catalogue', folder: await build(options) })
    const foreign = publish({ version: '1.1.0', build: { commit: other } })
    await expect(foreign).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining(`names the commit ${other}, and its pipeline ran at ${sha}`),
    })
    expect(await publish({ build: { commit: sha } })).toMatchObject({ outcome: 'published' })
    expect(await readProvenance(registry.context, 'catalogue', '1.0.0')).toMatchObject({
      commit: sha,
      pipelineCommit: sha,
    })
  })

  test('exchanges an ID token of GitLab by project, protected branch and environment', async () => {
    const claims = { project_path: 'acme/shop/*', ref_protected: 'true', environment: ['staging', 'production'] }
    await trust([mainRule({ claims })])
    expect(await exchange(gitlabClaims())).toMatchObject({ name: 'acme/shop/catalogue@main, run 574, by sample-user' })
    for (const other of [{ ref_protected: 'false' }, { environment: undefined }, { project_path: 'acme/shop/a/b' }]) {
      expect(await refusalOf(gitlabClaims(other))).toContain('403 No trust rule')
    }
  })

  test.each([
    [
      'another audience',
      { aud: 'https://github.com/acme' },
      /made for “https:\/\/github.com\/acme”, not for https:\/\/releases.example: set RELEASES_AUDIENCE/,
    ],
    ['several audiences', { aud: [audience, 'https://other.example'] }, /several audiences.*request one for/],
    [
      'another issuer',
      { iss: 'https://gitlab.evil.example' },
      /don’t name its issuer “https:\/\/gitlab.evil.example”.*trust.json/,
    ],
    ['an expiry in the past', { iat: inSeconds(-400), exp: inSeconds(-31) }, /has expired: request a new one/],
    ['no expiry', { exp: undefined }, /claim “exp” is missing/],
    ['no subject', { sub: undefined }, /claim “sub” is missing/],
    ['a start in the future', { nbf: inSeconds(10 * minute) }, /not valid yet.*set the clock/],
    ['a time of issue in the future', { iat: inSeconds(10 * minute) }, /set the clock/],
    ['a time of issue days ago', { iat: inSeconds(-48 * 60 * minute), nbf: undefined }, /has expired/],
  ])('refuses an ID token with %s, and says how to fix it', async (_name, claims, message) => {
    const refusal = await refusalOf(githubClaims(claims))
    expect(refusal).toMatch(/^401 The ID token was refused: /)
    expect(refusal).toMatch(message)
  })

  test('tolerates clocks that differ by half a minute', async () => {
    expect(await exchange(githubClaims({ nbf: inSeconds(25), iat: inSeconds(25) }))).toHaveProperty('token')
    expect(await exchange(githubClaims({ exp: inSeconds(-5) }))).toHaveProperty('token')
  })

  test('refuses algorithm none, HS256 with the public key, another key, a changed claim and other texts', async () => {
    const claims = { iss: issuer.issuer, exp: inSeconds(300), iat: inSeconds(0), ...githubClaims() }
    const none = new UnsecuredJWT(claims).encode()
    const secret = new TextEncoder().encode(issuer.publicKey())
    const symmetric = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(secret)
    const { privateKey } = await crypto.subtle.generateKey(
      { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
      true,
      ['sign', 'verify'],
    )
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'first' })
      .sign(await importJWK(await crypto.subtle.exportKey('jwk', privateKey), 'RS256'))
    const [header, , signature] = (await issuer.idToken(githubClaims())).split('.')
    const changed = [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
    const accessToken = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' }).sign(privateKey)
    for (const [text, message] of [
      [none, 'signed with none'],
      [symmetric, 'signed with HS256'],
      [foreign, 'signature doesn’t match'],
      [changed, 'signature doesn’t match'],
      [accessToken, 'it is a at+jwt: send the ID token'],
      ['no token', 'not a JSON Web Token'],
    ] as const) {
      const answer = await send(text)
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        401,
        expect.stringContaining(message),
      ])
    }
  })

  test('fetches the keys again when the issuer signs with a new one, and refuses an unknown key', async () => {
    await exchange()
    issuer.takeRequests()
    expect(await exchange()).toHaveProperty('token')
    expect(issuer.takeRequests()).toBe('')
    await issuer.rotate('second')
    expect(await exchange()).toHaveProperty('token')
    expect(issuer.takeRequests()).toBe('/jwks')
    expect(await refusalOf(githubClaims(), 'invented')).toMatch(/publishes no key with its id.*try again in 30 seconds/)
  })

  test('fetches keys once for many tokens with invented key ids', async () => {
    const verify = idTokenVerifier()
    issuer.takeRequests()
    for (const kid of ['a', 'b', 'c', 'd']) {
      const token = await issuer.idToken(githubClaims(), kid)
      await expect(verify(token, [issuer.issuer], audience)).rejects.toMatchObject({ kind: 'unauthorized' })
    }
    expect(issuer.takeRequests()).toBe('/.well-known/openid-configuration /jwks')
  })

  test('says so when the issuer does not respond, and recovers by itself', async () => {
    const token = await issuer.idToken(githubClaims())
    const network = jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed'))
    const answer = await send(token)
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      503,
      expect.stringMatching(
        /keys of http.* can’t be fetched \(fetch failed\). Check that the release server reaches it/,
      ),
    ])
    network.mockRestore()
    expect((await send(token)).statusCode).toBe(200)
  })

  test.each([
    ['another repository', { repository: 'acme/account', sub: 'repo:acme/account:ref:refs/heads/main' }],
    ['a repository whose name goes on', { repository: 'acme/catalogue-evil' }],
    ['a repository whose name begins earlier', { repository: 'evil-acme/catalogue' }],
    ['the name on a line of its own', { repository: 'evil/x\nacme/catalogue' }],
  ])('refuses %s without telling about rules', async (_name, claims) => {
    const refusal = await refusalOf(githubClaims(claims))
    expect(refusal).toMatch(/^403 No trust rule of the release server fits this pipeline \(sub repo:.*, repository /s)
    expect(refusal).toMatch(/A release manager adds a rule for it to trust.json.$/)
  })

  test('names the claim that another branch or workflow of the same repository misses', async () => {
    const refusal = await refusalOf(githubClaims({ ref: 'refs/heads/topic' }))
    expect(refusal).toContain('The closest one is “catalogue main”, which needs another “ref”')
  })

  test('permits scopes apart, for the rule’s parts only, and nothing of a release manager', async () => {
    await trust([mainRule({ scopes: ['publish'] })])
    const ci = await pipeline()
    await ci.publish({ part: 'catalogue', folder: await build() })
    const targets = [{ part: 'catalogue', version: '1.0.0' }]
    const refused = (message: string) => ({ kind: 'forbidden', message: expect.stringContaining(message) })
    const noPromotion = refused('may publish, not promote. Run the command from a job that may')
    await expect(ci.promote({ targets })).rejects.toMatchObject(noPromotion)
    await expect(ci.promote({ targets, dryRun: true })).rejects.toMatchObject(noPromotion)
    await expect(ci.rollback({ targets: [{ part: 'catalogue' }] })).rejects.toMatchObject(noPromotion)
    await expect(ci.abort({ part: 'catalogue' })).rejects.toMatchObject(noPromotion)
    await expect(ci.preview({ targets })).rejects.toMatchObject(refused('may publish, not preview'))
    await expect(ci.publish({ part: 'shell', folder: await build({ part: 'shell' }) })).rejects.toMatchObject(
      refused('is for catalogue, not for shell'),
    )

    await trust([mainRule({ scopes: ['preview'] }), mainRule({ name: 'shell', parts: ['shell'] })])
    const previewing = await pipeline()
    const { id } = await previewing.preview({ targets })
    expect(await previewing.previews()).toMatchObject([{ id }])
    await previewing.revokePreview({ id })
    await expect(previewing.publish({ part: 'catalogue', folder: await build() })).rejects.toMatchObject(
      refused('may preview, not publish'),
    )

    await trust([mainRule({ parts: ['*'] })])
    const all = await pipeline()
    const forced = { targets, force: true, why: 'now' }
    await expect(all.promote(forced)).rejects.toMatchObject(refused('Only a release manager'))
    await expect(all.collect({})).rejects.toMatchObject(refused('Only a release manager'))
    await expect(all.unblock({ part: 'catalogue', version: '1.0.0', why: 'x' })).rejects.toMatchObject(
      refused('Only a release manager'),
    )
    expect(await all.promote({ targets })).toMatchObject({ outcome: 'moved' })
  })

  test('limits a rule with channels to versions that were published there', async () => {
    await as(tokens.manager).publish({ part: 'catalogue', folder: await build({ version: '0.9.0' }), channel: 'main' })
    await as(tokens.manager).promote({ targets: [{ part: 'catalogue', version: '0.9.0' }] })
    await trust([mainRule({ channels: ['pr-*'] })])
    const ci = await pipeline()
    const folder = await build({ version: '1.0.0' })
    const only = { kind: 'forbidden', message: expect.stringContaining('these channels only: pr-*') }
    await expect(ci.publish({ part: 'catalogue', folder })).rejects.toMatchObject(only)
    await expect(ci.publish({ part: 'catalogue', folder, channel: 'main' })).rejects.toMatchObject(only)
    await ci.publish({ part: 'catalogue', folder, channel: 'pr-7' })
    for (const target of [{ version: '0.9.0' }, { channel: 'main' }, { version: '0.9.0', channel: 'pr-7' }]) {
      const targets = [{ part: 'catalogue', ...target }]
      await expect(ci.promote({ targets })).rejects.toMatchObject(only)
      await expect(ci.preview({ targets })).rejects.toMatchObject(only)
    }
    await ci.preview({ targets: [{ part: 'catalogue', channel: 'pr-7' }] })
    expect(await ci.promote({ targets: [{ part: 'catalogue', version: '1.0.0' }] })).toMatchObject({ outcome: 'moved' })
    const back = { part: 'catalogue', to: '0.9.0' }
    await expect(ci.rollback({ targets: [back] })).rejects.toMatchObject(only)
    expect(await ci.rollback({ targets: [{ part: 'catalogue' }] })).toMatchObject({ outcome: 'moved' })
    await expect(ci.closeChannel({ channel: 'main' })).rejects.toMatchObject(only)
    expect(await ci.closeChannel({ channel: 'pr-7' })).toMatchObject({ parts: ['catalogue'] })
  })

  test('applies a rule on servers of its environments only', async () => {
    await trust([mainRule({ environments: ['production'] })])
    expect(await refusalOf(githubClaims())).toContain('403 No trust rule')
    await trust([mainRule({ environments: ['staging', 'production'] })])
    expect(await exchange()).toHaveProperty('token')
  })

  test('ends a token after its minutes, and refuses the ID token then as well', async () => {
    await trust([mainRule({ minutes: 2 })])
    const idToken = await issuer.idToken(githubClaims())
    const { token } = (await send(idToken)).json<{ token: string }>()
    const start = Date.now()
    const clock = jest.spyOn(Date, 'now')
    clock.mockReturnValue(start + 118_000)
    expect(await as(token).status()).toHaveProperty('revision')
    clock.mockReturnValue(start + 121_000)
    await expect(as(token).status()).rejects.toMatchObject({
      kind: 'unauthorized',
      message: expect.stringMatching(/expired at .* UTC. Run npm run release -- login, or in a pipeline/),
    })
    expect((await send(idToken)).statusCode).toBe(200)
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval'], now: start + 331_000 })
    expect((await send(idToken)).json()).toMatchObject({ message: expect.stringContaining('has expired') })
    jest.useRealTimers()
  })

  test('refuses a forged token, and one that a key of another shop signed', async () => {
    const { token } = await exchange()
    const [prefix, content = '', keyId, signature] = token.split('.')
    const longer = { ...JSON.parse(Buffer.from(content, 'base64url').toString()), until: inSeconds(9_999) }
    const forged = [prefix, Buffer.from(JSON.stringify(longer)).toString('base64url'), keyId, signature].join('.')
    const other = await temporaryRegistry()
    const shop = await startServer(other, { trust: openTrustRules(registry.dataDir, {}), environment: 'staging' })
    const answer = await shop.app.inject({ url: '/v1/status', headers: { authorization: `Bearer ${token}` } })
    expect(answer.statusCode).toBe(401)
    for (const text of [forged, 'shop-access.x.y.z', `${token}x`])
      await expect(as(text).status()).rejects.toMatchObject({ kind: 'unauthorized' })
    await shop.app.close()
    await other.remove()
  })

  test('revokes a token, a subject or a rule at once, without a restart', async () => {
    const { token, id } = await exchange()
    expect(await as(token).status()).toHaveProperty('revision')
    for (const entry of [id, 'repo:acme/catalogue:ref:refs/heads/main']) {
      await trust([mainRule()], { revoked: [entry] })
      await expect(as(token).status()).rejects.toMatchObject({ message: expect.stringContaining('revoked') })
    }
    expect(await refusalOf(githubClaims())).toContain('401 A release manager revoked')
    await trust()
    expect(await as(token).status()).toHaveProperty('revision')
    await trust([mainRule({ scopes: ['publish'] })])
    await expect(as(token).status()).rejects.toMatchObject({
      message: expect.stringContaining('was changed or removed. Request a new token'),
    })
    await rm(trustFile())
    await expect(as(token).status()).rejects.toMatchObject({ message: expect.stringContaining('trusts no issuer') })
  })

  test('ends the event stream of a revoked token with the next move', async () => {
    const { token, id } = await exchange()
    const { body } = await fetch(`${url}/v1/pointer/events`, { headers: { authorization: `Bearer ${token}` } })
    await trust([mainRule()], { revoked: [id] })
    await registry.goLive()
    expect(await new Response(body).text()).not.toContain('event: pointer')
  })

  test('accepts no token of theirs while the trust rules are invalid, and says what to correct', async () => {
    const { token } = await exchange()
    await writeFile(trustFile(), '{"audience"')
    for (const [file, message] of [
      ['{"audience"', 'is not JSON'],
      [
        JSON.stringify({ audience, pipelines: [mainRule({ claims: { ref: 'main' } })] }),
        'name the repository without a wildcard',
      ],
    ] as const) {
      await writeFile(trustFile(), file)
      await expect(as(token).status()).rejects.toMatchObject({
        kind: 'unreachable',
        message: expect.stringMatching(new RegExp(`accepts no such token until this is corrected.*${message}`)),
      })
      expect(await refusalOf(githubClaims())).toContain(`503 The release server accepts no such token`)
    }
    expect(await as(tokens.manager).status()).toHaveProperty('revision')
  })

  test('keeps static tokens, re-read when tokens.json changes', async () => {
    await rm(trustFile())
    const path = join(registry.dataDir, 'keys/tokens.json')
    expect(await as(tokens.manager).status()).toHaveProperty('revision')
    await writeFile(path, JSON.stringify({ ...tokens, manager: 'n'.repeat(32) }))
    await expect(as(tokens.manager).status()).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(await as('n'.repeat(32)).status()).toHaveProperty('revision')
    await writeFile(path, '{')
    await expect(as('n'.repeat(32)).status()).rejects.toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('tokens.json contains no valid tokens (it is not JSON)'),
    })
    expect((await exchange()).message).toContain('trusts no issuer')
  })
})
