import { contentKey } from '@shop/shared-api/file-address'
import { signedRelease } from '../manifest/signed-release'
import { temporaryRegistry } from '../testing/registry'
import { createContentIndex } from './content-index'

describe('content index', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let find: ReturnType<typeof createContentIndex>
  let listings: number
  beforeEach(async () => {
    registry = await temporaryRegistry()
    listings = 0
    const { store, signer } = registry.context
    const listVersions = (part: string) => {
      listings += 1
      return store.listVersions(part)
    }
    find = createContentIndex({ getRelease: store.getRelease, listVersions }, signer)
  })
  afterEach(() => registry.remove())

  const file = 'remote.js'
  const isAllowed = async () => true
  const publish = (version: string, code: string) => registry.publish({ version, files: { [`browser/${file}`]: code } })
  async function contentOf(version: string) {
    const { store, signer } = registry.context
    const { files } = await signedRelease(store, signer, 'catalogue', version)
    return { part: 'catalogue', key: contentKey(files[`browser/${file}`]?.integrity ?? ''), file }
  }

  test('finds every version with the same file, and none with another one of its name', async () => {
    await publish('1.0.0', 'belt')
    await publish('1.1.0', 'belt')
    await publish('1.2.0', 'glove')
    expect(await find(await contentOf('1.0.0'), { isAllowed })).toEqual(['1.0.0', '1.1.0'])
    expect(await find(await contentOf('1.2.0'), { isAllowed })).toEqual(['1.2.0'])
    expect(await find({ ...(await contentOf('1.2.0')), part: 'shell' }, { isAllowed })).toEqual([])
  })

  test('reads likely versions without listing, and lists for a version that was published later', async () => {
    await publish('1.0.0', 'belt')
    expect(await find(await contentOf('1.0.0'), { likely: ['1.0.0', '9.9.9'], isAllowed })).toEqual(['1.0.0'])
    expect(listings).toBe(0)
    await publish('1.1.0', 'glove')
    expect(await find(await contentOf('1.1.0'), { likely: ['1.0.0'], isAllowed })).toEqual(['1.1.0'])
    expect(listings).toBe(1)
  })

  test('leaves out versions that are not allowed, even if the only known ones are', async () => {
    await publish('1.0.0', 'belt')
    const content = await contentOf('1.0.0')
    const released = { isAllowed: async (version: string) => version !== '1.0.0' }
    expect(await find(content, released)).toEqual([])
    await publish('1.1.0', 'belt')
    expect(await find(content, released)).toEqual(['1.1.0'])
  })

  test('lists once a second at most, for all unknown files together', async () => {
    await publish('1.0.0', 'belt')
    const unknown = { part: 'catalogue', key: 'A'.repeat(16), file }
    const from = performance.now()
    await find(unknown, { isAllowed })
    await Promise.all(Array.from({ length: 50 }, () => find(unknown, { isAllowed })))
    expect(listings).toBe(2)
    expect(performance.now() - from).toBeGreaterThan(990)
  })

  test('finds a version that could not be read before', async () => {
    await publish('1.0.0', 'belt')
    const content = await contentOf('1.0.0')
    const { store, signer } = registry.context
    let isDown = true
    const getRelease = async (part: string, version: string) => {
      if (isDown) throw new Error('down')
      return store.getRelease(part, version)
    }
    const findLater = createContentIndex({ getRelease, listVersions: store.listVersions }, signer)
    expect(await findLater(content, { isAllowed })).toEqual([])
    isDown = false
    expect(await findLater(content, { isAllowed })).toEqual(['1.0.0'])
  })
})
