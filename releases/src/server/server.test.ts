import { once } from 'node:events'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { remoteRegistry } from '../cli/remote-registry'
import frontendDiscovery from '../testing/frontend-discovery.schema.json'
import { builtFolder, type BuildOptions } from '../testing/built-folder'
import { ada, temporaryRegistry } from '../testing/registry'
import { promote } from '../operations/promote'
import { healthReport } from '../contract'
import { healthReportOf } from '../testing/health-report'
import { startServer } from '../testing/start-server'
import { buildServer } from './build-server'
import { loadTokens, type Tokens } from './tokens'

describe('release server', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let tokens: Tokens
  let app: FastifyInstance
  let origin: string
  beforeEach(async () => {
    registry = await temporaryRegistry()
    ;({ app, url: origin, tokens } = await startServer(registry))
  })
  afterEach(async () => {
    await app.close()
    await registry.remove()
  })

  /** Sends a viewer's token by default. */
  const get = (url: string, token = tokens.viewer, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } })
  const as = (token: string | undefined) => remoteRegistry({ url: origin, token, by: 'Grace' })
  const publishAs = async (token: string | undefined, options: BuildOptions = {}) =>
    as(token).publish({ part: options.part ?? 'catalogue', folder: await builtFolder(registry.dataDir, options) })

  test('lets a team publish, promote and roll back its own part', async () => {
    const team = as(tokens.teams.catalogue)
    expect(await publishAs(tokens.teams.catalogue, { version: '1.0.0' })).toMatchObject({ outcome: 'published' })
    await publishAs(tokens.teams.catalogue, { version: '1.1.0' })
    await team.promote({ targets: [{ part: 'catalogue', version: '1.0.0' }] })
    await team.promote({ targets: [{ part: 'catalogue', version: '1.1.0' }] })
    expect(await team.rollback({ targets: [{ part: 'catalogue' }], why: 'Blank' })).toMatchObject({ revision: 3 })
    expect((await team.history({}))[0]).toMatchObject({
      action: 'rollback',
      by: 'Grace',
      role: 'team:catalogue',
      why: 'Blank',
    })
    expect(await team.verify()).toMatchObject({ problems: [] })
  })

  test("refuses a team access to another part and to the gate's override", async () => {
    await publishAs(tokens.manager, { part: 'shell' })
    await expect(publishAs(tokens.teams.catalogue, { part: 'shell', version: '2.0.0' })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    const team = as(tokens.teams.catalogue)
    await expect(team.promote({ targets: [{ part: 'shell' }] })).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(team.rollback({ targets: [{ part: 'shell' }] })).rejects.toMatchObject({ kind: 'forbidden' })
    await publishAs(tokens.teams.catalogue, { contract: { api: '^9.0.0' } })
    const forced = { targets: [{ part: 'catalogue', version: '1.0.0' }], force: true, why: 'now' }
    await expect(team.promote(forced)).rejects.toMatchObject({ kind: 'forbidden' })
    const skipping = { ...forced, force: false, skipChecks: ['browser' as const] }
    await expect(team.promote({ ...skipping, dryRun: true })).rejects.toMatchObject({ kind: 'forbidden' })
    expect(await as(tokens.manager).promote(forced)).toMatchObject({ outcome: 'forced' })
  })

  test('lets a viewer read but not act', async () => {
    await registry.publish()
    const viewer = as(tokens.viewer)
    for (const attempt of [
      publishAs(tokens.viewer, { version: '9.0.0' }),
      viewer.promote({ targets: [{ part: 'catalogue' }] }),
      viewer.promote({ targets: [{ part: 'catalogue' }], dryRun: true }),
      viewer.rollback({ targets: [{ part: 'catalogue' }] }),
      viewer.abort({ part: 'catalogue' }),
      viewer.unblock({ part: 'catalogue', version: '1.0.0', why: 'because' }),
      viewer.collect({}),
    ]) {
      await expect(attempt).rejects.toMatchObject({
        kind: 'forbidden',
        message: expect.stringContaining('is read-only'),
      })
    }
    const session = async (token?: string) =>
      (await app.inject({ url: '/v1/session', headers: { authorization: `Bearer ${token}` } })).json()
    expect(await session(tokens.viewer)).toEqual({ role: 'viewer', parts: [], mayForce: false })
    expect(await session(tokens.teams.catalogue)).toEqual({
      role: 'team:catalogue',
      parts: ['catalogue'],
      mayForce: false,
    })
    expect(await session(tokens.manager)).toEqual({ role: 'manager', parts: ['*'], mayForce: true })
    const team = as(tokens.teams.catalogue)
    await expect(team.unblock({ part: 'catalogue', version: '1.0.0', why: 'x' })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await expect(team.collect({})).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('accepts health reports from document servers only, and lets viewers read them', async () => {
    const failed = { renderFailures: 2, pageFailures: 3, widgetFailures: 1, apiFailures: 0 }
    const failureKinds = { handler: 1, hang: 3 }
    const counts = { views: 50, exposures: 60, renders: 30, ...failed, failureKinds, messages: ['boom'] }
    const payload = {
      at: new Date().toISOString(),
      parts: [{ part: 'catalogue', version: '1.0.0', ...counts }],
      api: { calls: 1, failures: 0 },
    }
    const report = (token: string | undefined) =>
      app.inject({ method: 'POST', url: '/v1/health', headers: { authorization: `Bearer ${token}` }, payload })
    expect((await report('x'.repeat(43))).statusCode).toBe(401)
    expect((await report(tokens.viewer)).statusCode).toBe(403)
    expect((await report(tokens.teams.catalogue)).statusCode).toBe(403)
    expect((await report(tokens.reporter)).statusCode).toBe(204)
    expect((await get('/v1/health', tokens.reporter)).statusCode).toBe(403)
    const [health] = (await get('/v1/health')).json()
    expect(health).toMatchObject({
      part: 'catalogue',
      version: '1.0.0',
      views: 50,
      pageFailures: 3,
      failureKinds,
      messages: ['boom'],
    })
    expect(health.series).toHaveLength(60)
    const minute = `${payload.at.slice(0, 16)}:00.000Z`
    expect(health.series).toContainEqual({ minute, views: 50, failures: 6 })
  })

  test('records the name of a personal token, and its role', async () => {
    const people = {
      'Ada Lovelace': { token: 'p'.repeat(32), role: 'manager' },
      'catalogue pipeline': { token: 'q'.repeat(32), role: 'team:catalogue' },
    }
    const own = buildServer(registry.context, { tokens: () => ({ ...tokens, people }) })
    await registry.publish()
    const ask = (token: string, url: string, payload: object) =>
      own.inject({
        method: 'POST',
        url,
        headers: { authorization: `Bearer ${token}` },
        payload: { ...payload, by: 'Eve' },
      })
    const targets = [{ part: 'catalogue', version: '1.0.0' }]
    expect(
      (await ask('q'.repeat(32), '/v1/promote', { targets: [{ part: 'shell', version: '1.0.0' }] })).statusCode,
    ).toBe(403)
    expect((await ask('q'.repeat(32), '/v1/promote', { targets })).statusCode).toBe(200)
    expect((await ask('p'.repeat(32), '/v1/repair', { above: 3, why: 'Restored' })).statusCode).toBe(200)
    expect((await as(tokens.viewer).history({ limit: 2 })).map(({ by, role }) => `${by} (${role})`)).toEqual([
      'Ada Lovelace (manager)',
      'catalogue pipeline (team:catalogue)',
    ])
    await own.close()
  })

  test('refuses everything without a token or with an unknown one', async () => {
    await registry.publish()
    for (const token of [undefined, 'x'.repeat(43)]) {
      await expect(as(token).status()).rejects.toMatchObject({ kind: 'unauthorized' })
      await expect(publishAs(token)).rejects.toMatchObject({ kind: 'unauthorized' })
      await expect(as(token).promote({ targets: [{ part: 'catalogue', version: '1.0.0' }] })).rejects.toMatchObject({
        kind: 'unauthorized',
      })
    }
    expect(await as(tokens.viewer).status()).toMatchObject({ revision: 0 })
  })

  test('returns the gate’s reasons and conflicts over HTTP', async () => {
    await publishAs(tokens.manager, { contract: { api: '^9.0.0' } })
    await expect(
      as(tokens.manager).promote({ targets: [{ part: 'catalogue', version: '1.0.0' }] }),
    ).rejects.toMatchObject({
      kind: 'refused',
      problems: [expect.stringContaining('needs the API ^9.0.0')],
    })
    const late = as(tokens.manager).promote({ targets: [{ part: 'catalogue', version: '1.0.0' }], expectedRevision: 7 })
    await expect(late).rejects.toMatchObject({ kind: 'conflict' })
    await expect(publishAs(tokens.manager, { files: { 'browser/x.js': '1' } })).rejects.toMatchObject({
      kind: 'conflict',
    })
  })

  test('refuses an upload that is not a tar, contains a link, or has another content type', async () => {
    const send = (payload: string | Buffer, type = 'application/gzip') =>
      app.inject({
        method: 'POST',
        url: '/v1/releases/catalogue',
        headers: { authorization: `Bearer ${tokens.manager}`, 'content-type': type },
        payload,
      })
    expect((await send('not a tar')).statusCode).toBe(422)
    expect((await send('{}', 'application/json')).statusCode).toBe(400)
    expect((await send('x', 'text/xml')).statusCode).toBe(415)
    expect((await get('/v1/status')).json()).toMatchObject({ revision: 0 })
  })

  test('returns 400 with the field name for malformed requests and 404 for unknown addresses', async () => {
    const headers = { authorization: `Bearer ${tokens.manager}` }
    const wrong = await app.inject({ method: 'POST', url: '/v1/promote', headers, payload: { targets: [{ part: 1 }] } })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toMatchObject({ code: 'usage', problems: [expect.stringContaining('targets.0.part')] })
    expect((await app.inject('/nowhere')).json()).toMatchObject({ code: 'not-found' })
    expect((await get('/v1/history?limit=0')).statusCode).toBe(400)
  })

  test('serves immutable files in an accepted encoding, those of the open entry to any origin, none of the server', async () => {
    await registry.goLive({ files: { 'open/mf-manifest.json': '{}' } })
    const open = await app.inject('/r/catalogue/1.0.0/open/mf-manifest.json')
    expect(open.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const plain = await app.inject('/r/catalogue/1.0.0/remote.js')
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect(plain.headers).not.toHaveProperty('access-control-allow-origin')
    expect(plain.body).toContain('catalogue 1.0.0')
    const packed = await app.inject({ url: '/r/catalogue/1.0.0/remote.js', headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers['content-encoding']).toBe('br')
    const refused = await app.inject({ url: '/r/catalogue/1.0.0/remote.js', headers: { 'accept-encoding': 'br;q=0' } })
    expect([refused.headers['content-encoding'], refused.body]).toEqual([undefined, plain.body])
    for (const path of ['../node/part.cjs', '..%2Fnode%2Fpart.cjs', '%2e%2e/release.json', 'absent.js']) {
      expect([400, 404]).toContain((await app.inject(`/r/catalogue/1.0.0/${path}`)).statusCode)
    }
    expect((await app.inject('/r/catalogue/..%2F..%2Fkeys/tokens.json')).statusCode).toBe(400)
    expect((await app.inject('/r/%')).json()).toMatchObject({ code: 'usage', problems: [] })
    const document = await get('/v1/releases/catalogue/1.0.0', tokens.reporter)
    expect(document.json()).toHaveProperty('signature')
    // A retired key's releases are re-signed, so caches must not serve the old signature.
    expect(document.headers['cache-control']).toBe('private, no-cache')
  })

  test('sends each move with the signed pointer in the event stream', async () => {
    await registry.goLive({ version: '1.0.0' })
    const response = await fetch(`${origin}/v1/pointer/events`, {
      headers: { authorization: `Bearer ${tokens.reporter}` },
    })
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const body = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    const until = async (text: string) => {
      for (let seen = ''; !seen.includes(text);) {
        const { value, done } = (await body?.read()) ?? { done: true, value: '' }
        if (done) throw new Error(`The stream ended before ${text}`)
        seen += value
      }
    }
    await until('id: 1\nevent: pointer')
    await registry.goLive({ version: '1.1.0' })
    await until('id: 2\nevent: pointer')
    await body?.cancel()
  })

  test('ends open event streams on close', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    socket.write(`GET /v1/pointer/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${tokens.viewer}\r\n\r\n`)
    await once(socket, 'data')
    await app.close()
    await once(socket.resume(), 'close')
  })

  test('serves a valid Frontend Discovery document', async () => {
    const open = { 'open/mf-manifest.json': '{}', 'open/entry.js': '' }
    await registry.goLive({ version: '1.0.0' })
    await registry.goLive({
      version: '1.1.0',
      contract: { widgets: { offers: { 'product-rail': 1 }, uses: {} } },
      files: open,
    })
    await registry.publish({ version: '1.2.0' })
    await promote(registry.context, ada, { targets: [{ part: 'catalogue', version: '1.2.0' }], canary: 25 })
    const schema = z.fromJSONSchema(frontendDiscovery as Parameters<typeof z.fromJSONSchema>[0])
    const shopServer = buildServer({ ...registry.context, shopUrl: 'https://shop.example' }, { tokens: () => tokens })
    const headers = { authorization: `Bearer ${tokens.viewer}` }
    const document = (await shopServer.inject({ url: '/.well-known/frontend-discovery', headers })).json()
    await shopServer.close()
    expect(schema.safeParse(document)).toMatchObject({ success: true })
    expect(schema.safeParse({ ...document, more: 1 })).toMatchObject({ success: false })
    expect(document.microFrontends.catalogue).toMatchObject([
      {
        url: 'https://shop.example/r/catalogue/1.1.0/open/mf-manifest.json',
        fallbackUrl: 'https://shop.example/r/catalogue/1.0.0/remote.js',
        metadata: { version: '1.1.0', integrity: expect.stringMatching(/^sha384-/) },
        extras: {
          revision: 3,
          widgets: ['product-rail'],
          integrity: { 'entry.js': expect.stringMatching(/^sha384-/) },
        },
        deployment: { traffic: 75, default: true },
      },
      { metadata: { version: '1.2.0' }, deployment: { traffic: 25, default: false } },
    ])
  })

  test('shows the live versions, since when and by whom, with escaped names', async () => {
    await registry.publish()
    const actor = { ...ada, by: '<script>alert(1)</script>' }
    await promote(registry.context, actor, {
      targets: [{ part: 'catalogue', version: '1.0.0' }],
      why: '"quoted" & <b>bold</b>',
    })
    const confinement = { rung: 'user-namespaces', leavesOpen: ['unix-sockets', '<new>'] }
    const failed = healthReportOf({ pageFailures: 4, failureKinds: { handler: 1, hang: 3 } }, { confinement })
    await registry.context.store.reportHealth(healthReport.parse(failed))
    const requests = await app.inject('/status')
    expect([requests.statusCode, requests.headers['www-authenticate']]).toEqual([401, expect.stringContaining('Basic')])
    const basic = (token = '') => ({ authorization: `Basic ${Buffer.from(`ada:${token}`).toString('base64')}` })
    expect((await app.inject({ url: '/status', headers: basic('x'.repeat(43)) })).statusCode).toBe(401)
    expect((await app.inject({ url: '/v1/status', headers: basic(tokens.viewer) })).statusCode).toBe(401)
    const page = await app.inject({ url: '/status', headers: basic(tokens.viewer) })
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('catalogue <span class="version">1.0.0</span>')
    expect(page.body).toContain('Document servers confine renderers by user-namespaces: a part’s code can connect')
    expect(page.body).toContain('&lt;new>')
    expect(page.body).toContain('hang 3, handler 1 (reported by browsers)')
    expect(page.body).toContain('&lt;script>alert(1)&lt;/script>')
    expect(page.body).toContain('&quot;quoted&quot; &amp; &lt;b>bold&lt;/b>')
    expect(page.body).toContain('Nothing is published yet.')
    expect((await app.inject('/health')).json()).toEqual({ status: 'ok', store: 'ok', revision: 1 })
  })

  test('requires a token before anything else, except for health, console and released files', async () => {
    await registry.goLive()
    const reads = [
      '/v1/status',
      '/v1/history',
      '/v1/health',
      '/v1/health/key',
      '/v1/signals',
      '/v1/errors',
      '/v1/verify',
      '/v1/session',
      '/v1/pointer',
      '/v1/pointer/events',
      '/v1/releases/catalogue',
      '/v1/releases/catalogue/1.0.0',
      '/v1/releases/catalogue/1.0.0/state',
      '/v1/releases/catalogue/1.0.0/files/node/part.cjs',
      '/.well-known/frontend-discovery',
      '/status',
      '/v1/previews',
      '/v1/previews/revoked',
    ]
    for (const url of reads) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 401])
    const acts = [
      'promote',
      'rollback',
      'abort',
      'unblock',
      'preview',
      'previews/revoke',
      'gc',
      'releases/catalogue',
      'health',
    ]
    for (const name of acts) {
      const url = `/v1/${name}`
      const malformed = { method: 'POST' as const, url, payload: '{', headers: { 'content-type': 'application/json' } }
      expect([url, (await app.inject(malformed)).statusCode]).toEqual([url, 401])
      const headers = { ...malformed.headers, authorization: `Bearer ${tokens.viewer}` }
      expect([url, (await app.inject({ ...malformed, headers })).statusCode]).toEqual([url, 403])
    }
    expect((await app.inject('/health')).statusCode).toBe(200)
  })

  test('lets a document server read what it serves, but neither status nor audit log', async () => {
    await registry.goLive()
    for (const url of ['/v1/pointer', '/v1/releases/catalogue/1.0.0/files/node/part.cjs', '/v1/health/key']) {
      expect([url, (await get(url, tokens.reporter)).statusCode]).toEqual([url, 200])
    }
    for (const url of [
      '/v1/status',
      '/v1/history',
      '/v1/health',
      '/v1/signals',
      '/v1/errors',
      '/v1/verify',
      '/v1/previews',
    ]) {
      expect([url, (await get(url, tokens.reporter)).statusCode]).toEqual([url, 403])
    }
    expect((await get('/v1/health/key', tokens.viewer)).statusCode).toBe(403)
  })

  test('serves browser files publicly once their version was live, and with a token before', async () => {
    await registry.goLive({ version: '1.0.0' })
    await registry.goLive({ version: '1.1.0' })
    await registry.goLive({ version: '1.2.0' })
    await registry.publish({ version: '1.3.0' })
    const status = async (version: string) => (await app.inject(`/r/catalogue/${version}/remote.js`)).statusCode
    expect(await Promise.all(['1.0.0', '1.2.0', '1.3.0', '9.9.9'].map(status))).toEqual([200, 200, 401, 401])
    const first = await get('/r/catalogue/1.3.0/remote.js')
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, expect.stringMatching(/^private/)])
    expect((await get('/r/catalogue/9.9.9/remote.js')).statusCode).toBe(404)
  })

  const streams: Socket[] = []
  afterEach(() => streams.splice(0).forEach((socket) => socket.destroy()))
  const openStream = async (token = '') => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    streams.push(socket)
    socket.write(`GET /v1/pointer/events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    return Number(answer.toString().split(' ')[1])
  }
  const openHundred = async (token = '') => {
    for (let count = 0; count < 100; count += 1) expect(await openStream(token)).toBe(200)
  }

  test('limits event streams to 100 per token, with room for other tokens', async () => {
    await openHundred(tokens.viewer)
    expect(await openStream(tokens.viewer)).toBe(429)
    expect(await openStream(tokens.reporter)).toBe(200)
  })

  test('limits event streams to 300 in total', async () => {
    for (const token of [tokens.viewer, tokens.reporter, tokens.manager]) await openHundred(token)
    expect(await openStream(tokens.teams.catalogue)).toBe(429)
  })

  test('shares one store check with all callers for 30 seconds', async () => {
    await registry.goLive()
    const problems = async () => (await get('/v1/verify')).json<{ problems: unknown[] }>().problems
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
    const checkedAt = Date.now()
    expect(await problems()).toEqual([])
    const folder = await registry.context.store.folderOf('catalogue', '1.0.0')
    await writeFile(join(folder, 'node/part.cjs'), 'damaged')
    clock.mockReturnValue(checkedAt + 29_999)
    expect(await problems()).toEqual([])
    clock.mockReturnValue(checkedAt + 30_000)
    expect(await problems()).toHaveLength(1)
    clock.mockRestore()
  })

  test('creates tokens once, readable by the owner only, and prefers the environment', async () => {
    const again = await loadTokens(registry.dataDir, ['other'], {})
    expect(again).toEqual(tokens)
    expect(Object.keys(tokens.teams)).toEqual(registry.context.knownParts)
    const given = { manager: 'm'.repeat(32), teams: {} }
    expect(await loadTokens(registry.dataDir, [], { RELEASES_TOKENS: JSON.stringify(given) })).toEqual(given)
    const short = { RELEASES_TOKENS: '{"manager":"short","teams":{}}' }
    await expect(loadTokens(registry.dataDir, [], short)).rejects.toThrow('RELEASES_TOKENS contains no valid tokens')
    expect((await stat(join(registry.dataDir, 'keys/tokens.json'))).mode & 0o777).toBe(0o600)
  })
})
