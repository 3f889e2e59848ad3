import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readBuiltCode } from '@shop/shared-api/built-code'
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
  /** Package → names that the code imports. */
  imports?: Record<string, readonly string[]>
  /** Package → name → hash of what a shell provides. */
  provides?: Record<string, Record<string, string>>
  /** Screen → hash of its inline script. */
  inlineScripts?: Record<string, string>
  build?: Partial<Pick<ReleaseManifest, 'commit' | 'dirty'>>
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
  const {
    part = 'catalogue',
    version = '1.0.0',
    shared = {},
    imports = {},
    provides,
    inlineScripts = {},
    files = {},
    build,
  } = options
  const contract = plainContract(part, options.contract)
  const folder = await mkdtemp(join(parent, `${part}-${version}-`))
  const contents = {
    'browser/remote.js': `/* ${part} ${version} */\n${'console.log("entry");\n'.repeat(120)}${browserCode(contract)}`,
    'browser/shop.0a1b2c3d.js': `console.log(${JSON.stringify(version)})\n`,
    'node/part.cjs': `exports.version = ${JSON.stringify(version)}\n${importing(imports)}${providing(provides)}`,
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
    ...build,
    builtAt: '2025-01-01T00:00:00.000Z',
    builder: 'test',
    source: `test of ${part} ${version}`,
    shared,
    contract,
    code: readBuiltCode({ node: contents['node/part.cjs'], scripts: [contents['browser/remote.js']] }, contract),
    ...(provides && { provides }),
    inlineScripts,
    entry: 'remote.js',
    node: 'node/part.cjs',
    chunks: { shop: ['shop.0a1b2c3d.js'] },
  })
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifest, null, 2))
  return folder
}

/** Browser code that does what a contract declares, as webpack writes it. */
function browserCode({ events, widgets }: PartContract): string {
  return [
    ...Object.keys(widgets.offers).map((widget) => `var n={"./widgets/${widget}":()=>r.e(1)};`),
    ...events.publishes.map((event) => `o.bus.publish("${event}",e);`),
    ...events.reads.map((event) => `(0,a.useEvent)("${event}");`),
  ].join('\n')
}

function importing(imports: NonNullable<BuildOptions['imports']>): string {
  return Object.entries(imports)
    .map(([request, names], index) => {
      const binding = `external_${index}_namespaceObject`
      return [`const ${binding} = require("${request}");`, ...names.map((name) => `${binding}.${name};`), ''].join('\n')
    })
    .join('')
}

function providing(provides: BuildOptions['provides'] = {}): string {
  return Object.entries(provides)
    .map(([request, names], index) => {
      const getters = Object.keys(names).map((name) => `  ${name}: () => (${name}),\n`)
      return `__webpack_require__.d(provided_${index}, {\n${getters.join('')}\n});\nconst shared = {\n    '${request}': provided_${index},\n};\n`
    })
    .join('')
}
