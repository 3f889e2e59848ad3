import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openTrustRules } from '../identity/trust-rules'
import { builtFolder } from '../testing/built-folder'
import { githubClaims, gitlabClaims, startIssuer } from '../testing/oidc-issuer'
import { temporaryRegistry } from '../testing/registry'
import { startServer } from '../testing/start-server'
import { runCli } from './run-cli'
import { storeToken } from './stored-tokens'

describe('login of the release command', () => {
  let issuer: Awaited<ReturnType<typeof startIssuer>>
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let app: FastifyInstance
  let url: string
  let viewer: string
  let config: string
  /** GitHub's endpoint of ID tokens, and the requests to it. */
  let github: Server
  let requests: string[]
  beforeAll(async () => (issuer = await startIssuer()))
  afterAll(() => issuer.close())
  beforeEach(async () => {
    registry = await temporaryRegistry()
    config = join(registry.dataDir, 'config')
    await mkdir(join(registry.dataDir, 'keys'), { recursive: true })
    const trust = openTrustRules(registry.dataDir, {})
    const { tokens, ...server } = await startServer(registry, { trust })
    ;({ app, url } = server)
    viewer = tokens.viewer ?? ''
    await writeTrust({ repository: 'acme/catalogue' })
    requests = []
    github = createServer((request, response) => {
      const { searchParams } = new URL(request.url ?? '', url)
      requests.push(`${request.headers.authorization} ${searchParams.get('audience')} ${searchParams.get('v')}`)
      const token = issuer.idToken(githubClaims({ aud: searchParams.get('audience') }))
      void token.then((value) => response.end(JSON.stringify({ value })))
    })
    await new Promise((ready) => github.listen(0, '127.0.0.1', () => ready(null)))
  })
  afterEach(async () => {
    await new Promise((closed) => github.close(closed).closeAllConnections())
    await app.close()
    await registry.remove()
  })

  const writeTrust = (claims: object, { dataDir, audience } = { dataDir: registry.dataDir, audience: url }) =>
    writeFile(
      join(dataDir, 'keys/trust.json'),
      JSON.stringify({
        audience,
        pipelines: [{ name: 'main', issuer: issuer.issuer, claims, parts: ['catalogue'], scopes: ['publish'] }],
      }),
    )
  const githubJob = () => ({
    GITHUB_ACTIONS: 'true',
    ACTIONS_ID_TOKEN_REQUEST_URL: `http://127.0.0.1:${(github.address() as AddressInfo).port}/token?v=2`,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of-the-job',
  })

  async function run(env: Record<string, string>, ...args: string[]) {
    const out: string[] = []
    const err: string[] = []
    const terminal = { out: (line: string) => out.push(line), err: (line: string) => err.push(line) }
    const code = await runCli(args, { env: { RELEASES_URL: url, XDG_CONFIG_HOME: config, ...env }, ...terminal })
    return { code, out: out.join('\n'), err: err.join('\n') }
  }

  test('publishes from GitHub Actions without a secret, and says what the job may do', async () => {
    const folder = await builtFolder(registry.dataDir, {})
    const published = await run(githubJob(), 'publish', 'catalogue', '--dir', folder, '--json')
    expect(published).toMatchObject({ code: 0 })
    expect(requests).toEqual([`Bearer of-the-job ${url} 2`])
    const login = await run(githubJob(), 'login')
    expect(login.out).toContain(
      'This pipeline is acme/catalogue@main, run 1234, by octocat. By the trust rules it may:',
    )
    expect(login.out).toContain('main: publish of catalogue')
    expect(login.out).not.toContain('shop-access')
    expect(JSON.parse((await run(githubJob(), 'login', '--oidc', '--json')).out)).toMatchObject({
      name: 'acme/catalogue@main, run 1234, by octocat',
      role: 'pipeline:main',
      grants: [{ rule: 'main', parts: ['catalogue'], scopes: ['publish'] }],
      expiresAt: expect.stringContaining('T'),
    })
    const promoted = await run(githubJob(), 'promote', 'catalogue@1.0.0')
    expect(promoted).toMatchObject({ code: 1, err: expect.stringContaining('may publish, not promote') })
    await expect(stat(config)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('uses the ID token of GitLab, and prefers a static token', async () => {
    await writeTrust({ project_path: 'acme/shop/catalogue', ref_protected: 'true' })
    const job = { GITLAB_CI: 'true', RELEASES_ID_TOKEN: await issuer.idToken(gitlabClaims({ aud: url })) }
    expect((await run(job, 'login')).out).toContain('acme/shop/catalogue@main, run 574, by sample-user')
    expect(await run(job, 'status')).toMatchObject({ code: 0 })
    const wrong = { ...job, RELEASES_ID_TOKEN: await issuer.idToken(gitlabClaims({ aud: 'https://gitlab.com' })) }
    expect(await run(wrong, 'status')).toMatchObject({
      code: 1,
      err: expect.stringContaining(`made for “https://gitlab.com”, not for ${url}`),
    })
    expect(await run({ ...wrong, RELEASES_TOKEN: viewer }, 'status')).toMatchObject({ code: 0 })
  })

  test('requests another audience only if it is configured here', async () => {
    const refused = await run({ ...githubJob(), RELEASES_AUDIENCE: 'https://other.example' }, 'status')
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('set RELEASES_AUDIENCE') })
    expect(requests).toEqual(['Bearer of-the-job https://other.example 2'])
  })

  test('copies a version of another registry with an ID token for each of both', async () => {
    const staging = await temporaryRegistry()
    const server = await startServer(staging, { trust: openTrustRules(staging.dataDir, {}) })
    await writeTrust({ repository: 'acme/catalogue' }, { dataDir: staging.dataDir, audience: server.url })
    const keys = (dataDir: string, name: string) => join(dataDir, 'keys', `${name}-public.pem`)
    await copyFile(keys(staging.dataDir, 'release'), keys(registry.dataDir, 'source'))
    await staging.publish()
    const copy = ['publish', 'catalogue@1.0.0', '--from', server.url] as const
    expect(await run(githubJob(), ...copy)).toMatchObject({ code: 0 })
    expect(requests).toEqual([`Bearer of-the-job ${url} 2`, `Bearer of-the-job ${server.url} 2`])
    const gitlab = { GITLAB_CI: 'true', RELEASES_TOKEN: viewer }
    const idToken = await issuer.idToken(githubClaims({ aud: server.url }))
    expect((await run({ ...gitlab, RELEASES_FROM_ID_TOKEN: idToken }, ...copy)).err).toContain(
      'This token is read-only',
    )
    await server.app.close()
    await staging.remove()
  })

  test.each([
    ['GitHub', { GITHUB_ACTIONS: 'true' }, 'permissions: { id-token: write, contents: read }'],
    ['GitLab', { GITLAB_CI: 'true' }, 'id_tokens: { RELEASES_ID_TOKEN: { aud: http'],
    ['a person’s machine', {}, 'Run it in a pipeline of GitHub or GitLab'],
  ])('says what a job of %s lacks for an ID token', async (_name, env, fix) => {
    expect(await run(env, 'login', '--oidc')).toMatchObject({ code: 2, err: expect.stringContaining(fix) })
  })

  test('never sends an ID token over plain http, and names a failing endpoint of GitHub', async () => {
    const plain = { ...githubJob(), RELEASES_URL: 'http://releases.example' }
    expect(await run(plain, 'status')).toMatchObject({ code: 2, err: expect.stringContaining('by https only') })
    expect(requests).toEqual([])
    const failing = { ...githubJob(), ACTIONS_ID_TOKEN_REQUEST_URL: `${url}/v1/status` }
    expect(await run(failing, 'status')).toMatchObject({
      code: 4,
      err: expect.stringContaining('GitHub gave no ID token (status 401)'),
    })
  })

  test('stores a token for its owner and server only, until it expires or logout removes it', async () => {
    const inFuture = new Date(Date.now() + 60_000).toISOString()
    await storeToken({ XDG_CONFIG_HOME: config }, `${url}/`, {
      token: viewer,
      id: 'x',
      name: 'Ada',
      expiresAt: inFuture,
    })
    const path = join(config, 'shop-release/tokens.json')
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await run({}, 'status')).toMatchObject({ code: 0 })
    await writeFile(path, (await readFile(path, 'utf8')).replace(inFuture, new Date(Date.now() - 1).toISOString()))
    expect(await run({}, 'status')).toMatchObject({ code: 1, err: expect.stringContaining('npm run release -- login') })
    expect(await run({}, 'logout')).toMatchObject({ code: 0, out: 'Signed out.' })
    expect(await run({}, 'logout', '--json')).toMatchObject({
      code: 0,
      out: JSON.stringify({ removed: false }, null, 2),
    })
    expect(await run({ RELEASES_URL: '' }, 'login')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Set RELEASES_URL'),
    })
    expect((await run({}, 'login', '--help')).out).toContain('--oidc')
  })
})
