import type { ReleaseManifest } from '../contract'
import { plainContract } from '../testing/built-folder'
import type { CandidateSet } from './candidate-set'
import type { SamplePage } from './choose-pages'
import type { Inspection } from './inspect-set'
import { judge, type JudgeOptions } from './judge'

const file = { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 }

function release(
  part: string,
  options: Partial<ReleaseManifest['contract']> = {},
  rest: Partial<ReleaseManifest> = {},
) {
  const manifest: ReleaseManifest = {
    schema: 1,
    part,
    version: '1.0.0',
    commit: null,
    builtAt: '2025-01-01T00:00:00.000Z',
    builder: 'test',
    source: 'test',
    shared: {},
    contract: plainContract(part, options),
    entry: 'remote.js',
    node: 'node/part.cjs',
    files: { 'browser/remote.js': file, 'node/part.cjs': file },
    chunks: {},
    provides: part === 'shell' ? {} : undefined,
    ...rest,
  }
  return manifest
}

function set(releases: ReleaseManifest[], rest: Partial<CandidateSet> = {}): CandidateSet {
  const parts = Object.fromEntries(releases.map((manifest) => [manifest.part, manifest]))
  const prefixes = Object.fromEntries(releases.map(({ part, contract }) => [part, contract.prefixes]))
  return {
    parts,
    prefixes,
    described: {},
    code: {},
    absent: [],
    apiVersion: '1.4.0',
    damage: {},
    folders: {},
    blocked: {},
    moving: [],
    ...rest,
  }
}

const nothing: Inspection = { described: {}, samples: [], pages: [] }
const inspect = async () => nothing
const codeFault = { part: 'catalogue', path: '/shop', cause: 'code' as const, problem: 'x is not a function' }
const pageFault = { part: 'catalogue', path: '/catalogue', subject: 'TypeError', problem: 'TypeError: x' }

async function refusals(current: CandidateSet, candidate: CandidateSet, options: JudgeOptions = {}): Promise<string[]> {
  const { verdict, findings } = await judge(current, candidate, { inspect, ...options })
  const found = findings.filter(({ severity }) => severity === 'refusal').map(({ message }) => message)
  expect(verdict).toBe(found.length === 0 ? 'pass' : 'refused')
  return found
}

describe('gate', () => {
  test('passes a valid set without findings', async () => {
    const shell = release(
      'shell',
      { events: { publishes: ['session/changed'], reads: [] } },
      { shared: { react: { version: '19.3.1', requiredVersion: '^19.3.0' } } },
    )
    const cart = release('cart-checkout', { widgets: { offers: { 'add-to-cart': 1 }, uses: {} } })
    const catalogue = release(
      'catalogue',
      {
        events: { publishes: [], reads: ['session/changed'] },
        widgets: { offers: {}, uses: { 'cart-checkout/add-to-cart': 1 } },
      },
      { shared: { react: { version: '19.3.1', requiredVersion: '^19.3.0' } } },
    )
    const candidate = set([shell, cart, catalogue])
    expect(await judge(set([]), candidate, { inspect })).toEqual({ verdict: 'pass', findings: [] })
  })

  test('refuses a release with a file that is damaged or has no hash', async () => {
    const damaged = set([release('catalogue')], { damage: { catalogue: ['node/part.cjs is missing.'] } })
    expect(await refusals(set([]), damaged)).toEqual([
      expect.stringContaining('catalogue 1.0.0 is damaged: node/part.cjs is missing.'),
    ])
    const unhashed = set([release('catalogue', {}, { chunks: { shop: ['shop.js'] } })])
    expect(await refusals(set([]), unhashed)).toEqual([
      expect.stringContaining('browser/shop.js of the chunk "shop" has no hash'),
    ])
  })

  test('refuses shared packages that the shell provides in another version or not at all', async () => {
    const shell = release('shell', {}, { shared: { react: { version: '19.3.1', requiredVersion: '*' } } })
    const needs = (name: string, requiredVersion: string) =>
      set([shell, release('catalogue', {}, { shared: { [name]: { version: '1.0.0', requiredVersion } } })])
    expect(await refusals(set([shell]), needs('react', '^18.0.0'))).toEqual([
      expect.stringContaining('needs react ^18.0.0, but shell 1.0.0 provides 19.3.1'),
    ])
    expect(await refusals(set([shell]), needs('rxjs', '^7.0.0'))).toEqual([
      expect.stringContaining('shell 1.0.0 does not provide it'),
    ])
    expect(await refusals(set([shell]), needs('react', '^19.3.0'))).toEqual([])
  })

  test('accepts a part that brings its own React if its contract says so', async () => {
    const shell = release('shell', {}, { shared: { react: { version: '19.3.1', requiredVersion: '*' } } })
    const own = (declared: true | undefined, ownReact?: string) =>
      set([shell, release('catalogue', { ownReact: declared }, { ownReact })])
    expect(await refusals(set([shell]), own(true, '18.3.1'))).toEqual([])
    expect(await refusals(set([shell]), own(true))).toEqual([expect.stringContaining('and contains none')])
    expect(await refusals(set([shell]), own(undefined, '18.3.1'))).toEqual([
      expect.stringContaining("contains React 18.3.1, and its contract doesn't declare it"),
    ])
  })

  test('refuses to remove a widget that a live part uses, or to change its contract', async () => {
    const user = release('catalogue', { widgets: { offers: {}, uses: { 'cart-checkout/add-to-cart': 1 } } })
    const owner = (offers: Record<string, number>) => release('cart-checkout', { widgets: { offers, uses: {} } })
    const current = set([user, owner({ 'add-to-cart': 1 })])
    expect(await refusals(current, set([user, owner({})]))).toEqual([
      expect.stringContaining('but cart-checkout 1.0.0 does not offer it'),
    ])
    expect(await refusals(current, set([user, owner({ 'add-to-cart': 2 })]))).toEqual([
      expect.stringContaining('offers version 2 of it'),
    ])
  })

  test('warns about a widget if its owner was never live, so that parts can start one by one', async () => {
    const user = release('catalogue', { widgets: { offers: {}, uses: { 'cart-checkout/add-to-cart': 1 } } })
    const { verdict, findings } = await judge(set([]), set([user], { absent: ['cart-checkout'] }), { inspect })
    expect(verdict).toBe('pass')
    expect(findings).toMatchObject([{ check: 'widgets', severity: 'warning' }])
    const withMisfit = set([user, release('cart-checkout')])
    expect(await refusals(set([user], { absent: ['cart-checkout'] }), withMisfit)).toHaveLength(1)
  })

  test('refuses to remove an event that a live part reads', async () => {
    const reader = release('shell', { events: { publishes: [], reads: ['cart/changed'] } })
    const current = set([reader, release('cart-checkout', { events: { publishes: ['cart/changed'], reads: [] } })])
    const silent = set([reader, release('cart-checkout')])
    expect(await refusals(current, silent)).toEqual([
      expect.stringContaining('reads the event cart/changed, and no live part publishes it'),
    ])
  })

  test('refuses an event if its payload lost a field that a live part reads, or changed its type', async () => {
    const payload = (fields: Record<string, string>) => ({ payloads: { 'cart/changed': fields } })
    const reader = release('shell', {
      events: { publishes: [], reads: ['cart/changed'], ...payload({ count: 'number', 'owner.role': '"a" | "b"' }) },
    })
    const publisher = (fields: Record<string, string>) =>
      release('cart-checkout', { events: { publishes: ['cart/changed'], reads: [], ...payload(fields) } })
    const current = set([reader, publisher({ count: 'number', 'owner.role': '"a" | "b"' })])
    expect(await refusals(current, set([reader, publisher({ 'owner.role': '"a"' })]))).toEqual([
      expect.stringContaining(
        'shell 1.0.0 reads count (number), which is missing in what cart-checkout 1.0.0 publishes',
      ),
    ])
    expect(await refusals(current, set([reader, publisher({ count: 'string', 'owner.role': '"a"' })]))).toEqual([
      expect.stringContaining('count as number, which is string'),
    ])
    const wider = publisher({ count: 'number', 'owner.role': '"a" | "c"', extra: 'string' })
    expect(await refusals(current, set([reader, wider]))).toHaveLength(1)
    const compatible = publisher({ count: 'number', 'owner.role': '"a"', extra: 'string' })
    expect(await refusals(current, set([reader, compatible]))).toEqual([])
    const untold = release('cart-checkout', { events: { publishes: ['cart/changed'], reads: [] } })
    expect(await refusals(current, set([reader, untold]))).toEqual([])
  })

  test('refuses a part that needs a newer API than the running one', async () => {
    const candidate = set([release('catalogue', { api: '^1.5.0' })])
    expect(await refusals(set([]), candidate)).toEqual([
      expect.stringContaining('needs the API ^1.5.0, and 1.4.0 is running'),
    ])
    expect(await refusals(set([]), { ...candidate, apiVersion: '1.5.2' })).toEqual([])
  })

  const prefixes = {
    account: ['/login', '/order/:id'],
    'cart-checkout': ['/checkout', '/order/:id/confirmation'],
    catalogue: ['/', '/shop'],
  }
  const catalogue = (own: string[], routes: string[] = []) =>
    set([release('catalogue', { prefixes: own })], {
      prefixes,
      described: { catalogue: { routes, widgets: [], scripts: {} } },
    })

  test('passes paths below the registered prefixes of their part', async () => {
    expect(await refusals(set([]), catalogue(['/', '/shop'], ['/', '/shop/:id', '/shop/:id/reviews']))).toEqual([])
  })

  test.each([
    ['/login', 'which belongs to account (/login)'],
    ['/login/:x', 'which belongs to account (/login)'],
    ['/checkout/pay', 'which belongs to cart-checkout (/checkout)'],
    ['/order/new', 'which belongs to account (/order/:id)'],
    ['/:anything', 'which also matches /login of account, /order/:id of account, /checkout of cart-checkout'],
    ['/deals', 'which no part owns'],
  ])('refuses %s in a contract and in the built routes, naming the owner and the fix', async (path, problem) => {
    const [declared] = await refusals(set([]), catalogue(['/', path]))
    expect(declared).toContain(`catalogue 1.0.0 declares ${path}, ${problem}`)
    expect(declared).toMatch(/prefixes add catalogue|fixed segment of its own/)
    const [routed] = await refusals(set([]), catalogue(['/'], ['/', path]))
    expect(routed).toContain(`catalogue 1.0.0 has a route for ${path}, ${problem}`)
  })

  test('refuses a path with more optional segments than can be tried', async () => {
    const path = `/shop${'/:x?'.repeat(40)}`
    for (const candidate of [catalogue(['/', path]), catalogue(['/'], ['/', path])])
      expect((await refusals(set([]), candidate))[0]).toContain('which has more than 6 optional segments')
  })

  test('refuses a promotion that removes a path, and warns on a rollback', async () => {
    const current = set([release('catalogue', { prefixes: ['/', '/shop', '/size-guide'] })])
    const candidate = set([release('catalogue', { prefixes: ['/', '/shop'] })])
    expect(await refusals(current, candidate)).toEqual([
      expect.stringContaining('/size-guide is served by catalogue today and would be “not found”'),
    ])
    expect(await refusals(current, candidate, { move: 'rollback' })).toEqual([])
    const handedOver = set([
      release('catalogue', { prefixes: ['/', '/shop'] }),
      release('shell', { prefixes: ['/size-guide'] }),
    ])
    expect(await refusals(current, handedOver)).toEqual([])
  })

  test('refuses a set if a sample page fails to render', async () => {
    const failing = async ({ parts }: CandidateSet) =>
      parts.catalogue ? { ...nothing, samples: [codeFault] } : nothing
    expect(await refusals(set([]), set([release('catalogue')]), { inspect: failing })).toEqual([
      expect.stringContaining('/shop of catalogue 1.0.0 fails to render on the server: x is not a function'),
    ])
    const alreadyFailing = set([release('catalogue')])
    expect(await refusals(alreadyFailing, set([release('catalogue')]), { inspect: failing })).toEqual([])
  })

  test('refuses a set if a page fails in the browser, unless it fails today too', async () => {
    const candidate = set([release('catalogue', {}, { version: '1.1.0' })], { moving: ['catalogue'] })
    const failing = async (_set: CandidateSet, pages: readonly SamplePage[]) => ({
      ...nothing,
      pages: pages.map(() => pageFault),
    })
    const onlyNew = async (judged: CandidateSet, pages: readonly SamplePage[]) =>
      judged.moving.length > 0 ? failing(judged, pages) : nothing
    const live = set([release('catalogue')])
    expect(await refusals(live, candidate, { inspect: onlyNew })).toEqual([
      '/catalogue of catalogue 1.1.0 in the browser: TypeError: x.',
    ])
    expect(await refusals(live, candidate, { inspect: failing })).toEqual([])
  })

  test('refuses a promotion without a browser, and records that a check was skipped', async () => {
    const candidate = set([release('catalogue')], { moving: ['catalogue'] })
    const withoutBrowser = async (_set: CandidateSet, pages: readonly SamplePage[]) =>
      pages.length > 0 ? { ...nothing, noBrowser: 'no Chromium is installed here' } : nothing
    expect(await refusals(set([]), candidate, { inspect: withoutBrowser })).toEqual([
      expect.stringContaining('no Chromium is installed here. Install Chromium'),
    ])
    const skipped = await judge(set([]), candidate, { inspect: withoutBrowser, browser: 'skipped' })
    expect(skipped).toMatchObject({ verdict: 'pass', findings: [{ check: 'browser', subject: 'skipped' }] })
    expect(await refusals(set([]), candidate, { inspect: withoutBrowser, browser: 'done' })).toEqual([])
  })

  test('does not blame a part for an API outage or a sample page that is not found', async () => {
    const faults = async () => ({
      ...nothing,
      samples: [
        { part: 'catalogue', path: '/shop', cause: 'api' as const, problem: 'its loader responds with 503' },
        { part: 'catalogue', path: '/shop/1', cause: 'missing' as const, problem: 'not found' },
      ],
      pages: [{ ...pageFault, isExcused: true }],
    })
    const { verdict, findings } = await judge(set([]), set([release('catalogue')]), { inspect: faults })
    expect(verdict).toBe('pass')
    expect(findings.map(({ severity }) => severity)).toEqual(['warning', 'warning', 'warning'])
  })

  test('refuses a blocked version and explains how to unblock it', async () => {
    const blocked = set([release('catalogue')], { blocked: { catalogue: 'it failed in 20 % of views' } })
    expect(await refusals(set([]), blocked)).toEqual([expect.stringContaining('unblock catalogue@1.0.0 --why')])
  })

  test('warns when no sample pages could be rendered', async () => {
    const { findings } = await judge(set([]), set([release('catalogue')]))
    expect(findings).toMatchObject([{ check: 'samples', severity: 'warning' }])
  })

  test('does not block a move for an existing problem', async () => {
    const broken = release('shell', { events: { publishes: [], reads: ['cart/changed'] } })
    const { verdict, findings } = await judge(set([broken]), set([broken, release('catalogue')]), { inspect })
    expect(verdict).toBe('pass')
    expect(findings).toMatchObject([{ severity: 'warning', message: expect.stringContaining('Existing problem') }])
  })
})
