import type { BrowserRelease, ReleaseSet } from '@shop/shared-api/contract'
import { createRemotes } from './create-remotes'

const release = (version: string): BrowserRelease => ({
  version,
  entry: `/r/catalogue/${version}/entry.js`,
  integrity: {},
})
const set = (lastKnownGood: BrowserRelease | null = release('1.0.0')): ReleaseSet => ({
  revision: 7,
  parts: { catalogue: { ...release('1.1.0'), prefixes: ['/shop'], widgets: ['rail'], lastKnownGood } },
})

let sentReports: Blob[]

describe('createRemotes', () => {
  beforeEach(() => {
    sentReports = []
    globalThis.shopFallbacks = undefined
    Object.assign(navigator, { sendBeacon: (_url: string, body: Blob) => sentReports.push(body) })
  })
  const reports = async () =>
    (await Promise.all(sentReports.map((body) => body.text()))).map((text) => {
      const { version, to } = JSON.parse(text) as { version: string; to: string | null }
      return `${version} → ${to}`
    })

  /** Returns routes named after their version, unless that version is broken. */
  const loading = (...broken: string[]) =>
    (async (_part: string, { version }: BrowserRelease) => {
      if (broken.includes(version)) throw new Error('ChunkLoadError')
      return { routes: [{ id: version }] }
    }) as never

  test('replaces a version that does not load by the last known good one, and reports it once', async () => {
    const remotes = createRemotes(set(), loading('1.1.0'))
    const both = await Promise.all([remotes.routes('catalogue'), remotes.routes('catalogue')])
    expect(both).toEqual([
      { version: '1.0.0', value: [{ id: '1.0.0' }] },
      { version: '1.0.0', value: [{ id: '1.0.0' }] },
    ])
    expect(await reports()).toEqual(['1.1.0 → 1.0.0'])
    expect([...(globalThis.shopFallbacks ?? [])]).toEqual(['catalogue@1.0.0'])
  })

  test('does not blame two faults of a broken version on its replacement', async () => {
    const remotes = createRemotes(set(), loading())
    expect(remotes.leave('catalogue', '1.1.0', new Error('a widget throws'), 'render')).toBe(true)
    expect(remotes.leave('catalogue', '1.1.0', new Error('the screen throws too'), 'render')).toBe(true)
    expect(await remotes.routes('catalogue')).toMatchObject({ version: '1.0.0' })
    expect(await reports()).toEqual(['1.1.0 → 1.0.0'])
  })

  test('fails without a version left, and can be retried', async () => {
    const broken = ['1.1.0', '1.0.0']
    const remotes = createRemotes(set(), (async (part: string, release: BrowserRelease) =>
      (loading(...broken) as (part: string, release: BrowserRelease) => Promise<unknown>)(part, release)) as never)
    await expect(remotes.routes('catalogue')).rejects.toThrow('ChunkLoadError')
    broken.pop()
    expect(await remotes.routes('catalogue')).toMatchObject({ version: '1.0.0' })
    expect(await reports()).toEqual(['1.1.0 → 1.0.0', '1.0.0 → null'])
  })
})
