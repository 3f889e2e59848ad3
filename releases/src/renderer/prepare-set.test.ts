import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseManifest } from '../contract'
import { builtFolder, temporaryFolder, type BuildOptions } from '../testing/built-folder'
import { rendererProgram, smallPart, smallShell } from '../testing/small-parts'
import { buildProgram } from './build-program'
import { RendererEnded } from './pending-requests'
import type { StoredRelease } from './part-releases'
import { prepareSet } from './prepare-set'
import { probeConfinement } from './probe'
import { startRenderer, type Renderer } from './start-renderer'

describe('prepareSet', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let program: string
  let faults: string[]
  const started: Renderer[] = []
  beforeAll(async () => {
    folder = await temporaryFolder()
    program = await buildProgram(rendererProgram, join(folder.path, 'program'))
  })
  beforeEach(() => (faults = []))
  afterAll(async () => {
    started.forEach((renderer) => renderer.stop())
    await folder.remove()
  })

  async function part(options: BuildOptions) {
    const home = await builtFolder(folder.path, options)
    const manifest = JSON.parse(await readFile(join(home, 'release.json'), 'utf8')) as ReleaseManifest
    return { live: { manifest, folder: home }, lastKnownGood: null }
  }

  /** Prepares a set on a machine that gives this part's code no processor that many times. */
  async function prepareOnBusyMachine(name: string, times: number) {
    const rung = await probeConfinement()
    let left = times
    const start = (): Renderer => {
      const renderer = startRenderer({ program, rung, call: () => Promise.reject(new Error('none')) })
      started.push(renderer)
      return {
        ...renderer,
        request(message, options) {
          if ((message as { part?: string }).part !== name || left === 0) return renderer.request(message, options)
          left -= 1
          const end = { cause: 'starved' as const, message: 'it did not answer in time', part: null }
          return Promise.reject(new RendererEnded(end))
        },
      }
    }
    const parts = {
      shell: await part(smallShell),
      catalogue: await part(smallPart('catalogue', '1.0.0', `return 'page'`)),
    }
    const onFault = (of: string) => void faults.push(of)
    const { plan } = await prepareSet({ revision: 1, parts }, { start, origin: 'http://shop.test', onFault })
    return Object.keys(plan.site.parts)
  }

  test.each(['shell', 'catalogue'])('tries %s again after a busy machine did not run it', async (name) => {
    expect(await prepareOnBusyMachine(name, 1)).toEqual(['shell', 'catalogue'])
    expect(faults).toEqual([])
  })

  test('leaves out a part that is not run twice', async () => {
    expect(await prepareOnBusyMachine('catalogue', 2)).toEqual(['shell'])
    expect(faults).toEqual(['catalogue'])
  })

  const siteShell = (version: string, atAssembly = ''): BuildOptions => ({
    part: 'shell',
    version,
    contract: { samplePaths: [] },
    files: {
      'node/part.cjs': `exports.createRenderer = ({ parts }) => {
        ${atAssembly}
        for (const { live } of Object.values(parts)) live.bundle?.assembled?.()
        return { render: () => undefined }
      }`,
    },
  })
  const remote = (name: string, version: string, assembled = '') =>
    part(smallPart(name, version, `return 'page'`, `exports.assembled = () => { ${assembled} }`))

  /** The versions of a set that is made of live and last known good versions, and the blamed ones. */
  async function prepare(parts: Record<string, { live: StoredRelease; lastKnownGood: StoredRelease | null }>) {
    const rung = await probeConfinement()
    const start = (): Renderer => {
      const renderer = startRenderer({ program, rung, call: () => Promise.reject(new Error('none')) })
      started.push(renderer)
      return renderer
    }
    const onFault = (of: string, version: string) => void faults.push(`${of} ${version}`)
    const { plan } = await prepareSet({ revision: 1, parts }, { start, origin: 'http://shop.test', onFault })
    return Object.values(plan.site.parts).map(({ live: { release } }) => release.version)
  }

  test.each([
    ['throw', `throw new Error('two routes with one id')`],
    ['hang', 'for (;;);'],
    ['end the process', 'process.abort()'],
  ])('replaces a remote whose exports %s when the site is made of them', async (_how, assembled) => {
    const parts = {
      shell: await part(siteShell('1.0.0')),
      account: await remote('account', '1.0.0'),
      catalogue: {
        ...(await remote('catalogue', '1.1.0', assembled)),
        lastKnownGood: (await remote('catalogue', '1.0.0')).live,
      },
    }
    expect(await prepare(parts)).toEqual(['1.0.0', '1.0.0', '1.0.0'])
    expect(faults).toEqual(['catalogue 1.1.0'])
  })

  test.each([
    ['by itself', `throw new Error('no start')`],
    ['of any remote', `if (Object.keys(parts).length > 1) throw new Error('no start')`],
  ])('replaces a shell that makes no site %s', async (_what, atAssembly) => {
    const parts = {
      shell: { ...(await part(siteShell('1.1.0', atAssembly))), lastKnownGood: (await part(siteShell('1.0.0'))).live },
      account: await remote('account', '2.0.0'),
      catalogue: await remote('catalogue', '2.0.0'),
    }
    expect(await prepare(parts)).toEqual(['1.0.0', '2.0.0', '2.0.0'])
    expect(faults).toEqual(['shell 1.1.0'])
  })
})
