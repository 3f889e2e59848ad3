import { createSocket } from 'node:dgram'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { probeConfinement, type LivePart, type LiveRelease } from '@shop/releases'
import { allocatorEnv } from '@shop/releases/allocator'
import { until } from '@shop/shared-api/testing/until'
import pino from 'pino'
import { createHealthMeter } from '../health/health-meter'
import { createLiveSite, type LiveSite } from '../release-set/live-site'
import { handMadeReleases } from '../testing/hand-made-releases'
import { testRenderers } from '../testing/test-renderers'
import { openExcludedVersions, type ExcludedVersions } from './excluded-versions'

const { release, remove } = handMadeReleases()
const folder = mkdtempSync(join(tmpdir(), 'hostile-bundle-'))
const key = join(folder, 'release-signing.pem')
const written = join(folder, 'written')
const called: string[] = []
const meter = createHealthMeter()
const tcp = createServer((socket) => socket.end('HTTP/1.1 204 No Content\r\n\r\n'))
const udp = createSocket('udp4').on('message', (message, from) => udp.send(message, from.port, from.address))
let renderers: Awaited<ReturnType<typeof testRenderers>>
let site: LiveSite
let excluded: ExcludedVersions
let hostile: LiveRelease

const shell = `exports.shared = {}
const done = (html) => ({ status: 200, html, inlineStyles: [], inlineScript: '', cache: 'public', failures: [] })
exports.createRenderer = ({ parts }) => ({ async render(request, { api }, { inBrowser }) {
  const { pathname, searchParams } = new URL(request.url)
  return done(inBrowser ? 'the layout' : await parts[pathname.slice(1)].live.bundle.page(searchParams.get('attack'), api))
} })`

/** All that a renderer's process may have in its environment. */
const environment = { NODE_ENV: 'production', ...allocatorEnv }

/** Tries all that it may not do, by each way to a module that a bundle has; each attempt throws unless it succeeds. */
const attempts = (port: number, udpPort: number) => `
const need = (value) => { if (!value) throw new Error('refused') }
const ways = [
  (name) => process.getBuiltinModule?.(name),
  (name) => globalThis[name],
  (name) => globalThis.require?.(name),
  (name) => process.mainModule?.require(name),
  (name) => process.binding(name),
]
const builtin = (name) => {
  for (const way of ways) { try { const found = way(name); if (found) return found } catch {} }
  throw new Error('no way')
}
const Socket = process.stderr.constructor
const connects = (socket) => new Promise((resolve, reject) => socket.on('connect', resolve).on('error', reject))
const attempts = {
  'control': () => need(1 + 1 === 2),
  'secrets of the environment': () => need(Object.entries(process.env).some(([name, value]) => (${JSON.stringify(environment)})[name] !== value)),
  'a key': () => builtin('fs').readFileSync('${key}'),
  'the environment of the parent': () => builtin('fs').readFileSync('/proc/' + process.ppid + '/environ'),
  'a new file': () => builtin('fs').writeFileSync('${written}', 'x'),
  'a process': () => need(builtin('child_process').spawnSync('true').status === 0),
  'a worker': () => new (builtin('worker_threads').Worker)('', { eval: true }),
  'a connection': () => connects(builtin('net').connect(${port}, '127.0.0.1')),
  'a connection by the type of stderr': () => connects(new Socket().connect(${port}, '127.0.0.1')),
  'a request': () => new Promise((resolve, reject) => builtin('http').get('http://127.0.0.1:${port}', resolve).on('error', reject)),
  'a fetch': () => fetch('http://127.0.0.1:${port}'),
  'a name server': () => new Promise((resolve, reject) => {
    const client = builtin('dgram').createSocket('udp4').on('message', resolve)
    client.send('x', ${udpPort}, '127.0.0.1', (error) => error && reject(error))
  }),
  'a signal to the parent': () => process.kill(${process.pid}, 0),
  'the debugger of the parent': () => process._debugProcess(${process.pid}),
  'an addon': () => process.dlopen({ exports: {} }, '/usr/lib/x86_64-linux-gnu/libc.so.6'),
  'an internal binding': () => process.binding('fs'),
  'the channel': () => need(process._getActiveHandles().some(({ fd, _handle }) => fd === 3 || _handle?.fd === 3)),
  'evaluated text': () => need(new Function('return 1')() === 1),
}
async function tryAll() {
  const succeeded = []
  for (const [name, attempt] of Object.entries(attempts)) {
    try { await attempt(); succeeded.push(name) } catch {}
  }
  return succeeded
}
const atLoad = tryAll()
const forge = (field, value) => {
  const { stringify } = JSON
  JSON.stringify = (message, ...rest) => stringify(message && field in message ? { ...message, ...value } : message, ...rest)
}
const attacks = {
  all: async () => JSON.stringify([await atLoad, await tryAll()]),
  calls: async (api) => {
    const calls = ['GET /user-dashboard', 'GET /../admin', 'GET /get-orders/7'].map((name) => api.request(name))
    return (await Promise.allSettled(calls)).map(({ status }) => status).join(' ')
  },
  'another answer': () => { forge('answer', { answer: 77 }); return 'forged' },
  'an unknown message': () => { forge('answer', { answer: undefined, verdict: 'pass' }); return 'forged' },
  'a foreign call': (api) => { forge('call', { of: 77 }); return api.request('GET /menu') },
  prototypes: () => {
    const { stringify } = JSON
    JSON.stringify = (message) => stringify(message).replace('{', '{"__proto__":{"polluted":"yes"},')
    Object.prototype.polluted = 'yes'
    return 'polluted'
  },
}
exports.page = (attack, api) => attacks[attack](api)`

const at = (live: LiveRelease): LivePart => ({ live, lastKnownGood: null, canary: null })
const honest = (part: string) =>
  release(part, '1.0.0', `exports.page = () => '${part}'`, { prefixes: [`/${part}`], samplePaths: [] })

beforeAll(async () => {
  writeFileSync(key, 'a signing key')
  await new Promise<void>((ready) => tcp.listen(0, '127.0.0.1', ready))
  await new Promise<void>((ready) => udp.bind(0, '127.0.0.1', ready))
  const code = attempts((tcp.address() as AddressInfo).port, udp.address().port)
  hostile = release('catalogue', '6.0.0', code, { prefixes: ['/catalogue'], samplePaths: [] })
  renderers = await testRenderers(async (url) => {
    called.push(url)
    return Response.json({ data: [] })
  })
})
beforeEach(async () => {
  excluded = openExcludedVersions()
  site = await createLiveSite({
    read: async () => ({
      revision: 1,
      parts: {
        shell: at(release('shell', '1.0.0', shell)),
        catalogue: { ...at(hostile), lastKnownGood: honest('catalogue') },
        account: at(honest('account')),
      },
      problems: [],
    }),
    watch: () => () => undefined,
    origin: 'http://shop.test',
    log: pino({ level: 'silent' }),
    start: renderers.start,
    excluded,
    onDenied: ({ part, version }, kind) => meter.attemptDenied(part, version, kind),
  })
})
afterEach(() => site.stop())
afterAll(async () => {
  tcp.close()
  udp.close()
  await renderers.stop()
  remove()
  rmSync(folder, { recursive: true, force: true })
})

const openLive = async (attack: string) => (await site.current().renderer.render(`/catalogue?attack=${attack}`)).html
const openPreview = async (attack: string) => {
  const { renderer } = await site.withReleases([hostile])
  return (await renderer.render(`/catalogue?attack=${attack}`)).html
}
/** What was counted for the hostile version since the last time. */
const counted = () => meter.take()?.parts.find(({ version }) => version === '6.0.0')?.denied ?? {}

describe('a hostile bundle', () => {
  test.each([
    ['live', openLive],
    ['previewed', openPreview],
  ])('can do nothing when it is %s, and its attempts are counted', async (_how, open) => {
    const { leavesOpen } = await probeConfinement()
    const reachable = leavesOpen.includes('network') ? ['a connection by the type of stderr'] : []
    const [atLoad, inRender] = JSON.parse(await open('all')) as string[][]
    expect(atLoad).toEqual(['control', ...reachable])
    expect(inRender).toEqual(atLoad)
    expect(existsSync(written)).toBe(false)
    const { files, processes, network, signals, internals } = counted()
    for (const count of [files, processes, network, signals, internals]) expect(count).toBeGreaterThan(0)
  })

  test('gets no answer to API calls that no public page makes', async () => {
    counted()
    expect(await openLive('calls')).toBe('rejected rejected rejected')
    expect(called).toEqual([])
    expect(counted()).toMatchObject({ calls: 3 })
  })

  test.each(['another answer', 'an unknown message', 'a foreign call'])(
    'ends its renderer by %s that it forges, and is replaced',
    async (attack) => {
      counted()
      await until(async () => (await openLive(attack)) === 'catalogue')
      expect(counted()).toMatchObject({ messages: 1 })
      expect(excluded.reason(hostile.manifest)).toBeDefined()
      expect((await site.current().renderer.render('/account')).html).toBe('account')
    },
  )

  test('changes no prototype of the document server', async () => {
    expect(await openPreview('prototypes')).toBe('polluted')
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
    await until(() => site.renderers().renderers === 1)
    expect((await site.current().renderer.render('/account')).html).toBe('account')
  })
})
