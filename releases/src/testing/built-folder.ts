import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { PartContract, ReleaseManifest } from '../contract'
import { createManifest } from './create-manifest'

/** A temporary folder, removed with everything in it by `remove`. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'shop-releases-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** How a built release differs from the plain one. */
export interface BuildOptions {
  part?: string
  version?: string
  shared?: ReleaseManifest['shared']
  contract?: Partial<PartContract>
  /** Additional or replaced files by path. */
  files?: Record<string, string>
}

/** The contract of a part that offers and uses nothing. */
export function plainContract(part: string, contract: Partial<PartContract> = {}): PartContract {
  return {
    name: part,
    api: '^1.0.0',
    prefixes: [`/${part}`],
    events: { publishes: [], reads: [] },
    widgets: { offers: {}, uses: {} },
    samplePaths: [`/${part}`],
    ...contract,
  }
}

/** Writes a small but complete built part into a new folder under `parent` and returns its path. */
export async function builtFolder(parent: string, options: BuildOptions = {}): Promise<string> {
  const { part = 'catalogue', version = '1.0.0', shared = {}, contract = {}, files = {} } = options
  const folder = await mkdtemp(join(parent, `${part}-${version}-`))
  const contents = {
    'browser/remote.js': `/* ${part} ${version} */\n${'console.log("entry");\n'.repeat(120)}`,
    'browser/shop.0a1b2c3d.js': `console.log(${JSON.stringify(version)})\n`,
    'node/part.cjs': `exports.version = ${JSON.stringify(version)}\n`,
    ...files,
  }
  for (const [path, content] of Object.entries(contents)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  const manifest = await createManifest(folder, {
    part,
    version,
    commit: null,
    builtAt: '2025-01-01T00:00:00.000Z',
    builder: 'test',
    source: `test of ${part} ${version}`,
    shared,
    contract: plainContract(part, contract),
    entry: 'remote.js',
    node: 'node/part.cjs',
    chunks: { shop: ['shop.0a1b2c3d.js'] },
  })
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifest, null, 2))
  return folder
}
