import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'

const GROUP_AND_OTHERS = 0o077
/** World-writable folders with the sticky bit, such as /tmp. */
const STICKY = 0o1000

/**
 * Denies other users of the machine access to what this process writes: sets the umask, and restricts a data folder
 * that an earlier version left open, with the files of its embedded database. Skips folders of other users and missing
 * ones.
 */
export function restrictPermissions(dataDir: string): void {
  process.umask(GROUP_AND_OTHERS)
  const found = statusOf(dataDir)
  if (!found?.isDirectory() || (found.mode & STICKY) !== 0) return
  close(dataDir, found)
  closeAll(join(dataDir, 'database'))
}

function closeAll(path: string): void {
  const found = statusOf(path)
  if (!found) return
  close(path, found)
  if (found.isDirectory()) for (const name of readdirSync(path)) closeAll(join(path, name))
}

function close(path: string, found: Stats): void {
  const isOwn = process.getuid?.() === found.uid
  if (!isOwn || found.isSymbolicLink() || (found.mode & GROUP_AND_OTHERS) === 0) return
  chmodSync(path, found.mode & 0o7777 & ~GROUP_AND_OTHERS)
}

function statusOf(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false })
}
