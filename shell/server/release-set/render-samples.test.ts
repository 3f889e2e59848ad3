import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseManifest } from '@shop/shared-api/contract'
import { unusedApi } from '../testing/unused-api'
import type { StoredRelease } from './load-bundle'
import { renderSamples } from './render-samples'

const home = mkdtempSync(join(tmpdir(), 'render-samples-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Renders the status that the catalogue's bundle returns for a path, or its error. */
const shellCode = `exports.shared = {}
exports.createRenderer = ({ parts }) => ({
  async render(request) {
    const { pathname } = new URL(request.url)
    try {
      return { status: parts.catalogue ? parts.catalogue.live.bundle.page(pathname) : 200, failures: [] }
    } catch (error) {
      return { status: 503, failures: [{ part: 'catalogue', version: '1', to: null, error }] }
    }
  },
})`

function release(part: string, code: string, samplePaths: string[] = []): StoredRelease {
  const folder = mkdtempSync(join(home, 'release-'))
  writeFileSync(join(folder, 'server.cjs'), code)
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
  const contract = { prefixes: [], samplePaths, widgets: { offers: {} } }
  const files = { 'server.cjs': { integrity, bytes: code.length } }
  const manifest = { part, version: '1.0.0', node: 'server.cjs', entry: 'entry.js', files, chunks: {}, contract }
  return { manifest: manifest as unknown as ReleaseManifest, folder }
}

const paths = ['/fine', '/throws', '/gone', '/unfilled']
const pageCode = `exports.page = (path) => {
  if (path === '/throws') throw new Error('x is not a function\\nat line 1')
  return { '/gone': 404, '/unfilled': 503 }[path] ?? 200
}`

const faultsOf = (code: string, withShell = true) => {
  const live = { shell: release('shell', shellCode), catalogue: release('catalogue', code, paths) }
  const parts = Object.fromEntries(
    Object.entries(live)
      .filter(([name]) => withShell || name !== 'shell')
      .map(([name, release]) => [name, { live: release, lastKnownGood: null }]),
  )
  return renderSamples(parts, { api: unusedApi, origin: 'http://shop.test', cache: new Map() })
}

describe('trying the sample pages of a candidate set', () => {
  test('distinguishes a page that throws from one that is not found or lacks API data', async () => {
    expect(await faultsOf(pageCode)).toEqual([
      { part: 'catalogue', path: '/throws', cause: 'code', problem: 'x is not a function' },
      { part: 'catalogue', path: '/gone', cause: 'missing', problem: 'not found' },
      { part: 'catalogue', path: '/unfilled', cause: 'api', problem: 'its loader answers 503' },
    ])
  })

  test('blames a bundle that does not start on its part', async () => {
    expect(await faultsOf('throw new Error("no start")')).toEqual([
      { part: 'catalogue', path: 'the start', cause: 'code', problem: 'no start' },
    ])
  })

  test('reports when no shell is live', async () => {
    expect(await faultsOf(pageCode, false)).toMatchObject([{ part: '*', cause: 'absent' }])
  })
})
