import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The folders of a release whose every file the manifest names. */
const releaseFolders = ['browser', 'node'] as const

/** Paths (with `/`, relative to the release's folder, sorted) of all files in it; a link stops with a sentence. */
export async function listReleaseFiles(folder: string): Promise<string[]> {
  const found: string[] = []
  for (const top of releaseFolders) await collect(folder, top, found)
  return found.sort()
}

async function collect(folder: string, path: string, found: string[]): Promise<void> {
  const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const child = `${path}/${entry.name}`
    if (entry.isDirectory()) await collect(folder, child, found)
    else if (entry.isFile()) found.push(child)
    else throw new Error(`${child} is a link or a device; a release holds plain files only`)
  }
}

/** Whether a manifest's path stays inside `browser/` or `node/` on every system. */
export function isReleasePath(path: string): boolean {
  const segments = path.split('/')
  return (
    releaseFolders.some((top) => top === segments[0]) &&
    segments.length > 1 &&
    segments.every((segment) => /^[A-Za-z0-9_@+~()[\]$!,=-][A-Za-z0-9._@+~()[\]$!,= -]*$/.test(segment))
  )
}
