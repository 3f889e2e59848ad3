import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Described {
  name: string
  usedIn?: string[]
}
type Manifest = Record<'shared' | 'exposes' | 'remotes', Described[]>

/** Puts what the federation plugin lists as it happens to finish into the order of names, so that equal sources give equal files. */
export function orderManifests(browserFolder: string): void {
  for (const name of ['mf-manifest.json', 'mf-stats.json']) {
    const file = join(browserFolder, name)
    if (existsSync(file))
      writeFileSync(file, JSON.stringify(ordered(JSON.parse(readFileSync(file, 'utf8')) as Manifest)))
  }
}

/** The same manifest with its lists in order. */
export function ordered(manifest: Manifest): Manifest {
  const { shared, exposes, remotes } = manifest
  return { ...manifest, shared: byName(shared), exposes: byName(exposes), remotes: byName(remotes) }
}

const byName = (list: Described[]) =>
  list
    .map((one) => (one.usedIn ? { ...one, usedIn: [...one.usedIn].sort() } : one))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
