import { readFileSync, statSync } from 'node:fs'
import { isErrno } from './durable-file'

/** Identifies the state of a file; empty without one. */
export function stampOf(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found ? `${found.ino}:${found.mtimeNs}:${found.ctimeNs}:${found.size}` : ''
}

/**
 * A parsed file, parsed again at the first call after it changed; the text is null without a file. A file that `parse`
 * refuses is refused at each call until it is corrected: an earlier state could contain what was just revoked.
 */
export function reloadedFile<T>(path: string, parse: (text: string | null) => T): () => T {
  let current: { stamp: string; read: () => T } | undefined
  return () => {
    const stamp = stampOf(path)
    if (current?.stamp !== stamp) current = { stamp, read: resultOf(() => parse(readText(path))) }
    return current.read()
  }
}

/** Repeats a result or an error without running again. */
function resultOf<T>(run: () => T): () => T {
  try {
    const value = run()
    return () => value
  } catch (error) {
    return () => {
      throw error
    }
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null
    throw error
  }
}
