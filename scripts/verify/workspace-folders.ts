import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders of all packages relative to the root, as listed in package.json's `workspaces`. */
export function workspaceFolders(root: string): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] }
  const folders = workspaces.flatMap((pattern) =>
    pattern.endsWith('*') ? foldersLike(root, pattern.slice(0, -1)) : [pattern],
  )
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json')))
}

function foldersLike(root: string, start: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(start))
    .map(({ name }) => name)
}
