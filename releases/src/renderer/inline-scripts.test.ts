import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inlineScriptHash } from '@shop/shared-api/built-code'
import type { ReleaseManifest } from '../contract'
import { builtFolder, temporaryFolder, type BuildOptions } from '../testing/built-folder'
import { rendererProgram } from '../testing/small-parts'
import { buildProgram } from './build-program'
import { inlineScriptHashes } from './inline-scripts'
import type { StoredRelease } from './part-releases'
import { probeConfinement } from './probe'
import { startRenderer, type Renderer } from './start-renderer'

const page = `{ status: 200, html: '', inlineStyles: [], inlineScript: 'layout()', cache: 'public', failures: [] }`
const shellCode = `exports.shared = {}; exports.createRenderer = () => ({ render: async () => (${page}) })`
const claims = `exports.preHydrationScripts = { 'catalogue/list': 'steal()' }`

describe('inlineScriptHashes', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let start: () => Renderer
  let started: Renderer[] = []

  beforeAll(async () => {
    folder = await temporaryFolder()
    const program = await buildProgram(rendererProgram, join(folder.path, 'program'))
    const rung = await probeConfinement()
    start = () => {
      const renderer = startRenderer({ program, rung, call: () => Promise.reject(new Error('none')) })
      started.push(renderer)
      return renderer
    }
  })
  beforeEach(() => (started = []))
  afterAll(() => folder.remove())

  async function release(options: BuildOptions, isOlder = false): Promise<StoredRelease> {
    const built = await builtFolder(folder.path, options)
    const manifest = JSON.parse(await readFile(join(built, 'release.json'), 'utf8')) as ReleaseManifest
    if (isOlder) delete manifest.inlineScripts
    return { manifest, folder: built }
  }
  const shell = (code = shellCode): BuildOptions => ({ part: 'shell', files: { 'node/part.cjs': code } })

  test('come from the manifests, each once, without running any code', async () => {
    const scripts = { layout: inlineScriptHash('layout()') }
    const releases = [
      await release({ ...shell('throw new Error()'), inlineScripts: scripts }),
      await release({ ...shell(), version: '1.1.0', inlineScripts: scripts }),
      await release({
        inlineScripts: { 'catalogue/list': inlineScriptHash('show()') },
        files: { 'node/part.cjs': claims },
      }),
    ]
    const hashes = [inlineScriptHash('layout()'), inlineScriptHash('show()')].sort()
    expect([await inlineScriptHashes(releases, start), started]).toEqual([hashes, []])
  })

  test('of an older shell are read from its layout, rendered once in a process without other parts', async () => {
    const older = await release(shell(), true)
    const hostile = await release({ files: { 'node/part.cjs': claims } }, true)
    const expected = [inlineScriptHash('layout()')]
    expect(await inlineScriptHashes([older, hostile], start)).toEqual(expected)
    expect(await inlineScriptHashes([hostile, older], start)).toEqual(expected)
    expect(started).toHaveLength(1)
    await started[0]!.ended
  })

  test('of an older shell that does not render are none, and it is tried again', async () => {
    const older = await release(shell('throw new Error()'), true)
    expect(await inlineScriptHashes([older], start)).toEqual([])
    expect(await inlineScriptHashes([older], start)).toEqual([])
    expect(started).toHaveLength(2)
  })
})
