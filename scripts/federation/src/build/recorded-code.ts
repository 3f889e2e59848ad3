import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { readBuiltCode, readProvidedNames } from '@shop/shared-api/built-code'
import type { BuiltCode, ReleaseManifest } from '@shop/shared-api/contract'
import { facades } from '../webpack/shared-singletons'
import type { PartBuild } from '../webpack/browser-config'
import { declarationHashes } from './declaration-hashes'

/** What the built files of a part do, and what a shell provides, as `release.json` records them. */
export function recordedCode(
  { part, outDir }: PartBuild,
  { contract, node: nodeFile, files }: Pick<ReleaseManifest, 'contract' | 'node' | 'files'>,
): { code: BuiltCode; provides?: ReleaseManifest['provides'] } {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8')
  const scripts = Object.keys(files).filter((file) => file.startsWith('browser/') && file.endsWith('.js'))
  const node = read(nodeFile)
  const code = readBuiltCode({ node, scripts: scripts.map(read) }, contract)
  return part.name === 'shell' ? { code, provides: providedNames(part.folder, node) } : { code }
}

/** Names of the shop's packages as the bundle provides them; of libraries, those of their facades. */
function providedNames(folder: string, node: string): ReleaseManifest['provides'] {
  const { resolve } = createRequire(join(folder, 'package.json'))
  const packages = Object.entries(readProvidedNames(node)).map(
    ([name, names]) => [name, declarationHashes(resolve(name), names)] as const,
  )
  const libraries = Object.entries(facades).map(([name, file]) => [name, declarationHashes(file)] as const)
  return Object.fromEntries([...packages, ...libraries])
}
