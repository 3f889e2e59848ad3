import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'

const GROUP_AND_OTHERS = 0o077
/** Folders that everybody may use on purpose, such as /tmp. */
const STICKY = 0o1000

/**
 * Keeps what this process writes from the other users of the machine: it sets the umask, and closes a data folder
 * that an earlier version left open, with the files of its embedded database. A folder of another user, or one that
 * is not there yet, stays as it is.
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
