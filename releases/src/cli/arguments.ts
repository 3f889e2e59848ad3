import { join, resolve } from 'node:path'
import { ReleaseError } from '../release-error'

/** Reads `<part>` or `<part>@<version>`. */
export function parseTarget(text: string): { part: string; version?: string } {
  const [part = '', version, ...rest] = text.split('@')
  if (part === '' || version === '' || rest.length > 0) {
    throw new ReleaseError('usage', `"${text}" is not a part with its version: write catalogue or catalogue@1.2.0.`)
  }
  return { part, version }
}

/** The folder given, else the `dist` of the part's folder; the list of parts is read only when it is needed. */
export function findBuiltFolder(
  part: string,
  given: string | undefined,
  parts: () => readonly { name: string; folder: string }[],
): string {
  if (given !== undefined) return resolve(given)
  const found = parts().find(({ name }) => name === part)
  if (found) return join(found.folder, 'dist')
  const names = parts().map(({ name }) => name)
  throw new ReleaseError('not-found', `There is no part "${part}". The parts are ${names.join(', ')}.`)
}
