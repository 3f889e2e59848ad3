import { readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReleaseError } from '../release-error'
import { builtFolder, type BuildOptions } from '../testing/built-folder'
import { ada, temporaryRegistry } from '../testing/registry'
import { publishRelease, type PublishRequest } from './publish-release'

describe('publish', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  beforeEach(async () => (registry = await temporaryRegistry()))
  afterEach(() => registry.remove())

  /** Builds and damages a folder, publishes it, and returns every sentence of the refusal. */
  async function refusal(
    spoil: (folder: string) => Promise<unknown>,
    options: BuildOptions = {},
    request: Partial<PublishRequest> = {},
  ): Promise<string> {
    const folder = await builtFolder(registry.dataDir, options)
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

  test('names a missing file', async () => {
    const error = await refusal((folder) => rm(join(folder, 'browser/shop.0a1b2c3d.js')))
    expect(error).toContain('browser/shop.0a1b2c3d.js is missing.')
  })

  test('names a file that does not match its hash', async () => {
    const error = await refusal((folder) => writeFile(join(folder, 'node/part.cjs'), 'exports.version = "9"\n'))
    expect(error).toContain('node/part.cjs does not match its hash in release.json.')
  })

  test('names a file without a hash', async () => {
    const error = await refusal((folder) => writeFile(join(folder, 'browser/stray.js'), ''))
    expect(error).toContain('browser/stray.js exists, but has no hash in release.json.')
  })

  test('names a link', async () => {
    const error = await refusal((folder) => symlink('/etc/hostname', join(folder, 'browser/link.js')))
    expect(error).toContain('browser/link.js is a link or a device')
  })

  test('names a path outside the folder', async () => {
    const error = await refusal(
      editManifest((text) => text.replaceAll('browser/shop.0a1b2c3d.js', 'browser/../../x.js')),
    )
    expect(error).toContain('"browser/../../x.js" is outside browser/, node/ and open/')
  })

  test('refuses an unknown part, and a folder of another part', async () => {
    expect(await refusal(nothing, {}, { part: 'catalog' })).toMatch(
      /^There is no part "catalog".*restart it for a new part/,
    )
    expect(await refusal(nothing, { part: 'shell' })).toContain('a release of "shell", not of "catalogue"')
  })

  test('refuses an invalid contract and names the field', async () => {
    const noPrefix = await refusal(editManifest((text) => text.replace('"/catalogue"', '"catalogue"')))
    expect(noPrefix).toContain('release.json: contract.prefixes.0:')
    const foreign = await refusal(editManifest((text) => text.replace('"name": "catalogue"', '"name": "account"')))
    expect(foreign).toContain('The contract is written for "account", but the release is of "catalogue".')
    expect(await refusal(nothing, { contract: { api: 'newest' } })).toContain(
      '"newest" for api is not a valid version range',
    )
  })

  test('refuses a release.json that is missing or not JSON', async () => {
    expect(await refusal((folder) => rm(join(folder, 'release.json')))).toContain('Build the part first')
    expect(await refusal(editManifest((text) => text.slice(0, 100)))).toContain('release.json is not JSON')
  })

  test('refuses another version than the requested one', async () => {
    expect(await refusal(nothing, {}, { version: '2.0.0' })).toContain(
      'The folder contains catalogue 1.0.0, not 2.0.0.',
    )
  })

  test('a dry run stores nothing, and reports a version that is taken', async () => {
    const folder = await builtFolder(registry.dataDir)
    const dry = { part: 'catalogue', folder, dryRun: true }
    expect(await publishRelease(registry.context, ada, dry)).toMatchObject({ outcome: 'checked', files: 3 })
    expect(await registry.context.store.listAudit()).toEqual([])
    await registry.publish({ files: { 'browser/other.js': '' } })
    await expect(publishRelease(registry.context, ada, dry)).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('leaves a version as it is when the same sources were built again at another commit', async () => {
    const { store } = registry.context
    await registry.publish({ build: { commit: 'a'.repeat(40), dirty: true } })
    const stored = await store.getRelease('catalogue', '1.0.0')
    const folder = await builtFolder(registry.dataDir, { build: { commit: 'b'.repeat(40) } })
    const again = { part: 'catalogue', folder }
    expect(await publishRelease(registry.context, ada, { ...again, dryRun: true })).toMatchObject({
      outcome: 'checked',
    })
    expect(await publishRelease(registry.context, ada, again)).toMatchObject({ outcome: 'unchanged' })
    expect(await store.getRelease('catalogue', '1.0.0')).toEqual(stored)
    expect((await store.getProvenance('catalogue', '1.0.0'))?.payload).toContain('a'.repeat(40))
    expect(await store.listAudit()).toHaveLength(1)
  })

  test('records who published, when and why in the audit log', async () => {
    const folder = await builtFolder(registry.dataDir)
    await publishRelease(registry.context, ada, { part: 'catalogue', folder, why: 'New list' })
    expect(await registry.context.store.listAudit()).toMatchObject([
      { seq: 1, action: 'publish', outcome: 'done', by: 'Ada', role: 'local', why: 'New list', revision: null },
    ])
  })
})
