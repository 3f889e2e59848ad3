import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Folders of all packages relative to the repository's root, as listed in the `workspaces` of its package.json; a pattern may
 * match none. Throws `ENOENT` where there is no package.json.
 */
export function workspaceFolders(root: string): string[] {
  const { workspaces = [] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces?: string[] }
  const folders = workspaces.flatMap((pattern) =>
    pattern.split('/').reduce<string[]>((found, name) => found.flatMap((folder) => matches(root, folder, name)), ['']),
  )
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json')))
}

/** Paths of the entries of `folder` with this name, which may end in `*`. */
function matches(root: string, folder: string, name: string): string[] {
  const pathOf = (entry: string) => (folder === '' ? entry : `${folder}/${entry}`)
  if (!name.endsWith('*')) return [pathOf(name)]
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(name.slice(0, -1)))
    .map((entry) => pathOf(entry.name))
}
