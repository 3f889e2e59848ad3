import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Replaces a private file atomically, so that a crash of this process at any moment leaves the old content or the new.
 * It doesn't wait for the disk: a power loss may undo it.
 */
export function replaceFileSync(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const temporary = `${path}.${process.pid}.tmp`
  writeFileSync(temporary, content, { mode: 0o600 })
  renameSync(temporary, path)
}
