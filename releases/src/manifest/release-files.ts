import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The folders of a release that the manifest lists completely. */
const releaseFolders = ['browser', 'maps', 'node', 'open'] as const

/** Sorted paths of all files of a release, relative to its folder with `/`; throws on a link. */
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
    else throw new Error(`${child} is a link or a device; a release contains plain files only`)
  }
}

/** Whether a file is sent to browsers, so that compressed copies of it are stored. */
export const isBrowserFile = (path: string): boolean => /^(browser|open)\//.test(path)

/** Whether a manifest's path stays inside its folder (`browser/`, `maps/`, `node/` or `open/`) on every platform. */
export function isReleasePath(path: string): boolean {
  const segments = path.split('/')
  return (
    releaseFolders.some((top) => top === segments[0]) &&
    segments.length > 1 &&
    segments.every((segment) => /^[A-Za-z0-9_@+~()[\]$!,=-][A-Za-z0-9._@+~()[\]$!,= -]*$/.test(segment))
  )
}
