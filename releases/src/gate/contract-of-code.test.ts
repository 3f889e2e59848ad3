import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseManifest } from '../contract'
import { promote } from '../operations/promote'
import { publishRelease } from '../operations/publish-release'
import { builtFolder, type BuildOptions } from '../testing/built-folder'
import { ada, temporaryRegistry } from '../testing/registry'
import type { CandidateSet, PartDescription } from './candidate-set'
import { checkContract } from './check-contract'

describe('the contract and the code of a candidate', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  beforeEach(async () => (registry = await temporaryRegistry()))
  afterEach(() => registry.remove())

  /** Publishes a release and edits its `release.json` after the build. */
  async function publishEdited(options: BuildOptions, edit: (manifest: ReleaseManifest) => void): Promise<void> {
    const folder = await builtFolder(registry.dataDir, options)
    const path = join(folder, 'release.json')
    const manifest = JSON.parse(await readFile(path, 'utf8')) as ReleaseManifest
    edit(manifest)
    await writeFile(path, JSON.stringify(manifest))
    await publishRelease(registry.context, ada, { part: manifest.part, folder })
  }
  const problemsOf = async (part = 'catalogue'): Promise<string[]> => {
    const { findings } = await promote(registry.context, ada, { targets: [{ part, version: '1.0.0' }], dryRun: true })
    return findings.filter(({ severity }) => severity === 'refusal').map(({ message }) => message)
  }

  const contract = {
    events: { publishes: ['wishlist/changed'], reads: ['wishlist/changed'] },
    widgets: { offers: { 'product-rail': 1 }, uses: {} },
  }
  const nothing = { events: { publishes: [], reads: [] }, widgets: { offers: {}, uses: {} } }

  test('pass when they agree', async () => {
    await registry.publish({ contract })
    expect(await problemsOf()).toEqual([])
  })

  test('are refused when the contract is emptied by hand, naming everything that it conceals', async () => {
    await publishEdited({ contract }, (manifest) => Object.assign(manifest.contract, nothing))
    expect(await problemsOf()).toEqual([
      expect.stringContaining("catalogue 1.0.0 publishes wishlist/changed, and its contract doesn't declare it"),
      expect.stringContaining("catalogue 1.0.0 reads wishlist/changed, and its contract doesn't declare it"),
      expect.stringContaining("exposes the widget product-rail, and its contract doesn't declare it"),
    ])
  })

  test('are refused when release.json conceals it too', async () => {
    const none = { reader: 1, publishes: [], reads: [], widgets: [], uses: [], imports: {} }
    await publishEdited({ contract }, (manifest) => Object.assign(manifest, { code: none }))
    expect(await problemsOf()).toEqual([
      expect.stringContaining('records other publishes, reads, widgets than its files contain'),
    ])
  })

  test('are refused when the contract declares what the code lacks', async () => {
    await publishEdited({}, (manifest) => Object.assign(manifest.contract, contract))
    expect(await problemsOf()).toEqual([
      expect.stringContaining("declares that it publishes wishlist/changed, and its code doesn't"),
      expect.stringContaining("declares that it reads wishlist/changed, and its code doesn't"),
      expect.stringContaining("declares the widget product-rail, and its browser entry doesn't have it"),
    ])
  })

  test('are refused when the code renders a widget that the contract does not declare', async () => {
    const node = 'jsx(shared_ui_.RemoteWidget, { owner: "wholesale", name: "price-hint" })'
    await registry.publish({ files: { 'node/part.cjs': node } })
    expect(await problemsOf()).toEqual([expect.stringContaining('renders the widget wholesale/price-hint')])
  })

  test('only warn about a release from before code was recorded', async () => {
    await publishEdited({ contract }, (manifest) => delete manifest.code)
    const { verdict, findings } = await promote(registry.context, ada, {
      targets: [{ part: 'catalogue', version: '1.0.0' }],
    })
    expect(verdict).toBe('pass')
    expect(findings).toContainEqual(
      expect.objectContaining({
        severity: 'warning',
        message: expect.stringContaining('was built when releases did not record'),
      }),
    )
  })

  test.each([
    [['/catalogue', '/catalogue/:id'], []],
    [['/catalogue', '/deals'], ['has a route for /deals, and its contract']],
    [['/deals'], ['has a route for /deals', 'declares /catalogue, and its code has no route there']],
    [['/catalogue', '/shell'], []],
  ])('with the routes %j have the problems %j; those of other parts are reported as such', async (routes, problems) => {
    await registry.publish({})
    const manifest = JSON.parse(
      (await registry.context.store.getRelease('catalogue', '1.0.0'))!.payload,
    ) as ReleaseManifest
    const described: Record<string, PartDescription> = { catalogue: { routes, widgets: [], scripts: {} } }
    const prefixes = { catalogue: ['/catalogue', '/deals'], shell: ['/shell'] }
    const set = { parts: { catalogue: manifest }, code: {}, described, prefixes } as unknown as CandidateSet
    expect(checkContract(set).map(({ message }) => message)).toEqual(
      problems.map((problem) => expect.stringContaining(problem)),
    )
  })
})
