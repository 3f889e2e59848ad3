import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Described {
  name: string
  usedIn?: string[]
}
type Manifest = Record<'shared' | 'exposes' | 'remotes', Described[]>

/** Sorts the manifest's lists, which otherwise depend on timing, so that equal sources produce equal files. */
export function sortManifests(browserFolder: string): void {
  for (const name of ['mf-manifest.json', 'mf-stats.json']) {
    const file = join(browserFolder, name)
    if (existsSync(file))
      writeFileSync(file, JSON.stringify(sortManifest(JSON.parse(readFileSync(file, 'utf8')) as Manifest)))
  }
}

/** The same manifest with sorted lists. */
export function sortManifest(manifest: Manifest): Manifest {
  const { shared, exposes, remotes } = manifest
  return { ...manifest, shared: byName(shared), exposes: byName(exposes), remotes: byName(remotes) }
}

const byName = (list: Described[]) =>
  list
    .map((entry) => (entry.usedIn ? { ...entry, usedIn: [...entry.usedIn].sort() } : entry))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
