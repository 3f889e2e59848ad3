import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { repositoryRoot } from '../parts'

/** Folder of the console's sources. */
export const consoleHome = join(repositoryRoot, 'releases/console')
/** Folder of its build. */
export const consoleTarget = join(consoleHome, 'dist')
/** File in a build with the hash of its sources. */
export const stampName = 'source'

/** Whether the console's build is from its present sources. */
export function isConsoleBuilt(): boolean {
  const stamp = join(consoleTarget, stampName)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === consoleSourceHash()
}

/** sha256 (hex) of all inputs of the console's build. */
export function consoleSourceHash(): string {
  const hash = createHash('sha256')
  for (const folder of [
    join(consoleHome, 'src'),
    join(repositoryRoot, 'shared-ui/src'),
    join(repositoryRoot, 'releases/src/contract'),
    join(__dirname, '..'),
  ]) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
      hash.update(relative(repositoryRoot, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.update(readFileSync(join(repositoryRoot, 'package-lock.json'))).digest('hex')
}
