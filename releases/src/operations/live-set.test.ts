import { chmod, copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newestPointerInMemory } from '../store/newest-pointer'
import { openStore } from '../store/open-store'
import type { ReleaseReader } from '../store/release-store'
import { temporaryRegistry } from '../testing/registry'
import { liveSetReader, readLiveSet } from './live-set'

describe('live set', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  beforeEach(async () => (registry = await temporaryRegistry()))
  afterEach(() => registry.remove())

  const inStore = (...path: string[]): string => join(registry.dataDir, 'releases', ...path)
  const reader = (store: ReleaseReader = registry.context.store) => liveSetReader(store, registry.context.signer)

  async function rewrite(path: string, change: (text: string) => string): Promise<void> {
    await chmod(path, 0o644)
    await writeFile(path, change(await readFile(path, 'utf8')))
  }

  test('is empty before anything is live', async () => {
    expect(await reader()()).toMatchObject({ revision: 0, parts: {}, problems: [] })
  })

  test('contains live and last known good versions with manifests and folders', async () => {
    await registry.goLive({ version: '1.0.0' })
    await registry.goLive({ version: '1.1.0' })
    const { catalogue } = (await readLiveSet(registry.context.store, registry.context.signer)).parts
    expect(catalogue?.live.manifest.version).toBe('1.1.0')
    expect(catalogue?.lastKnownGood?.version).toBe('1.0.0')
    expect(await readFile(join(catalogue?.live.folder ?? '', 'node/part.cjs'), 'utf8')).toContain('1.1.0')
  })

  test('refuses a pointer that was changed without a new signature', async () => {
    await registry.goLive({ version: '1.0.0' })
    await registry.publish({ version: '1.1.0' })
    await rewrite(inStore('pointer.json'), (text) => text.replace('1.0.0', '1.1.0'))
    await expect(reader()()).rejects.toThrow('changed after it was signed')
  })

  test('refuses an older signed pointer after a newer one was read', async () => {
    await registry.goLive({ version: '1.0.0' })
    await copyFile(inStore('pointer.json'), inStore('old-pointer'))
    await registry.goLive({ version: '1.1.0' })
    const read = reader(await openStore(inStore()))
    await read()
    await copyFile(inStore('old-pointer'), inStore('pointer.json'))
    await expect(read()).rejects.toThrow('an old one replaced it')
  })

  test('accepts a pointer while another process of this machine accepts the next one', async () => {
    await registry.goLive({ version: '1.0.0' })
    const store = await openStore(inStore())
    const newest = newestPointerInMemory()
    const outpaced = {
      ...store,
      // As over HTTP.
      lastMove: undefined,
      async readPointer() {
        const document = await store.readPointer()
        await registry.goLive({ version: '1.1.0' })
        await newest.keep((await store.readPointer())!)
        return document
      },
    }
    expect(await liveSetReader(outpaced, registry.context.signer, newest)()).toMatchObject({
      revision: 1,
      problems: [],
    })
    expect(await liveSetReader(store, registry.context.signer, newest)()).toMatchObject({ revision: 2, problems: [] })
  })

  test('falls back to the last known good version for a tampered manifest and reports the problem', async () => {
    await registry.goLive({ version: '1.0.0' })
    await registry.goLive({ version: '1.1.0' })
    await rewrite(inStore('catalogue', '1.1.0', 'release.json'), (text) => text.replace('remote.js', 'r3mote.js'))
    const { parts, problems } = await reader()()
    expect(parts.catalogue?.live.version).toBe('1.0.0')
    expect(problems).toEqual([expect.stringContaining('release.json of catalogue 1.1.0 cannot be trusted')])
  })

  test('refuses a signed manifest of another version', async () => {
    await registry.goLive({ version: '1.0.0' })
    await registry.goLive({ version: '1.1.0' })
    for (const file of ['release.json', 'release.json.sig']) {
      await chmod(inStore('catalogue', '1.1.0', file), 0o644)
      await copyFile(inStore('catalogue', '1.0.0', file), inStore('catalogue', '1.1.0', file))
    }
    const { problems } = await reader()()
    expect(problems).toEqual([expect.stringContaining('It is the release.json of catalogue 1.0.0')])
  })
})
