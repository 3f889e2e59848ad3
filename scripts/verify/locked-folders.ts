import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Folders below `root` that have a lock file: the root itself (`''`), then each tool in scripts/tools. */
export function lockedFolders(root: string): string[] {
  const tools = 'scripts/tools'
  const names = existsSync(join(root, tools)) ? readdirSync(join(root, tools)).sort() : []
  return ['', ...names.map((name) => `${tools}/${name}`)].filter((folder) =>
    existsSync(join(root, folder, 'package-lock.json')),
  )
}
