import { readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReleaseError } from '../release-error'
import { builtFolder, type BuiltWish } from '../testing/built-folder'
import { ada, temporaryRegistry } from '../testing/registry'
import { publishRelease, type PublishRequest } from './publish-release'

describe('publishing a built folder', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  beforeEach(async () => (registry = await temporaryRegistry()))
  afterEach(() => registry.remove())

  /** Builds, spoils the folder, publishes, and returns every sentence of the refusal. */
  async function refusal(
    spoil: (folder: string) => Promise<unknown>,
    wish: BuiltWish = {},
    request: Partial<PublishRequest> = {},
  ): Promise<string> {
    const folder = await builtFolder(registry.dataDir, wish)
    await spoil(folder)
    const error: unknown = await publishRelease(registry.context, ada, { part: 'catalogue', folder, ...request }).catch(
      (caught: unknown) => caught,
    )
    expect(error).toBeInstanceOf(ReleaseError)
    expect(await registry.context.store.listVersions('catalogue')).toEqual([])
    const { message, problems } = error as ReleaseError
    return [message, ...problems].join('\n')
  }

  const nothing = async () => undefined
  const editManifest = (change: (text: string) => string) => async (folder: string) => {
    const path = join(folder, 'release.json')
    await writeFile(path, change(await readFile(path, 'utf8')))
  }

  test('a missing file is named', async () => {
    const said = await refusal((folder) => rm(join(folder, 'browser/shop.0a1b2c3d.js')))
    expect(said).toContain('browser/shop.0a1b2c3d.js is missing.')
  })

  test('a file with other content than its hash is named', async () => {
    const said = await refusal((folder) => writeFile(join(folder, 'node/part.cjs'), 'exports.version = "9"\n'))
    expect(said).toContain('node/part.cjs has other content than its hash in release.json says.')
  })

  test('a file without a hash is named', async () => {
    const said = await refusal((folder) => writeFile(join(folder, 'browser/stray.js'), ''))
    expect(said).toContain('browser/stray.js is there, but has no hash in release.json.')
  })

  test('a link is named', async () => {
    const said = await refusal((folder) => symlink('/etc/hostname', join(folder, 'browser/link.js')))
    expect(said).toContain('browser/link.js is a link or a device')
  })

  test('a path out of the folder is named', async () => {
    const said = await refusal(
      editManifest((text) => text.replaceAll('browser/shop.0a1b2c3d.js', 'browser/../../x.js')),
    )
    expect(said).toContain('"browser/../../x.js" is outside browser/ and node/')
  })

  test('an unknown part, and a folder of another part, are refused', async () => {
    expect(await refusal(nothing, {}, { part: 'catalog' })).toMatch(/^There is no part "catalog".*after its next start/)
    expect(await refusal(nothing, { part: 'shell' })).toContain('a release of "shell", not of "catalogue"')
  })

  test('an invalid contract is refused with the place that is wrong', async () => {
    const noPrefix = await refusal(editManifest((text) => text.replace('"/catalogue"', '"catalogue"')))
    expect(noPrefix).toContain('release.json: contract.prefixes.0:')
    const foreign = await refusal(editManifest((text) => text.replace('"name": "catalogue"', '"name": "account"')))
    expect(foreign).toContain('The contract is written for "account", but the release is of "catalogue".')
    expect(await refusal(nothing, { contract: { api: 'newest' } })).toContain('"newest" for api is not a range')
  })

  test('a release.json that is missing or not JSON is refused', async () => {
    expect(await refusal((folder) => rm(join(folder, 'release.json')))).toContain('Build the part first')
    expect(await refusal(editManifest((text) => text.slice(0, 100)))).toContain('release.json is not JSON')
  })

  test('another version than the one asked for is refused', async () => {
    expect(await refusal(nothing, {}, { version: '2.0.0' })).toContain('The folder holds catalogue 1.0.0, not 2.0.0.')
  })

  test('a dry run keeps nothing, and tells of a version that is taken', async () => {
    const folder = await builtFolder(registry.dataDir)
    const dry = { part: 'catalogue', folder, dryRun: true }
    expect(await publishRelease(registry.context, ada, dry)).toMatchObject({ outcome: 'checked', files: 3 })
    expect(await registry.context.store.listAudit()).toEqual([])
    await registry.publish({ files: { 'browser/other.js': '' } })
    await expect(publishRelease(registry.context, ada, dry)).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('who published, when and why stands in the audit', async () => {
    const folder = await builtFolder(registry.dataDir)
    await publishRelease(registry.context, ada, { part: 'catalogue', folder, why: 'New list' })
    expect(await registry.context.store.listAudit()).toMatchObject([
      { seq: 1, action: 'publish', outcome: 'done', by: 'Ada', role: 'local', why: 'New list', revision: null },
    ])
  })
})
