import { join, resolve } from 'node:path'
import { readIfPresent } from '../disk/durable-file'
import { readManifest } from '../manifest/read-manifest'
import { ReleaseError } from '../release-error'

/** Reads `<part>` or `<part>@<version>`. */
export function parseTarget(text: string): { part: string; version?: string } {
  const [part = '', version, ...rest] = text.split('@')
  if (part === '' || version === '' || rest.length > 0) {
    throw new ReleaseError('usage', `"${text}" is not a part with its version: write catalogue or catalogue@1.2.0.`)
  }
  return { part, version }
}

/** Reads a share of visitors, as in `10` or `10%`. */
export function parseShare(text: string): number {
  const [, share] = /^([1-9]\d?)\s*%?$/.exec(text) ?? []
  if (share !== undefined) return Number(share)
  throw new ReleaseError(
    'usage',
    `"${text}" is no share of visitors: write a whole number of percent from 1 to 99, as in 10%.`,
  )
}

/** Reads whole days, ten years at most: an empty variable in a script is no wish to keep nothing. */
export function parseDays(text: string): number {
  if (/^\d{1,4}$/.test(text) && Number(text) <= 3650) return Number(text)
  throw new ReleaseError('usage', `"${text}" is no number of days: write a whole number from 0 to 3650.`)
}

/** Minutes of a time as in `30m`, `2h` or `3d`. */
export function parseDuration(text: string): number {
  const [, count, unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? []
  if (count !== undefined) return Number(count) * ({ m: 1, h: 60, d: 24 * 60 }[unit] ?? 0)
  throw new ReleaseError('usage', `"${text}" is no time: write minutes, hours or days, as in 30m, 2h or 3d.`)
}

/**
 * The built folder to publish: the one given, else `dist` of the part’s folder, else (no part named) `dist` of the
 * working folder, whose release.json tells the part. The list of parts is read only when it is needed.
 */
export async function findBuilt(
  part: string | undefined,
  given: string | undefined,
  parts: () => readonly { name: string; folder: string }[],
  workingFolder = process.cwd(),
): Promise<{ part: string; folder: string }> {
  if (part === undefined) {
    const folder = resolve(given ?? join(workingFolder, 'dist'))
    const text = await readIfPresent(join(folder, 'release.json'))
    if (text === null) {
      throw new ReleaseError('not-found', `There is no release.json in ${folder}. Build the part first, or name it.`)
    }
    return { part: readManifest(text).part, folder }
  }
  if (given !== undefined) return { part, folder: resolve(given) }
  const found = parts().find(({ name }) => name === part)
  if (found) return { part, folder: join(found.folder, 'dist') }
  const names = parts().map(({ name }) => name)
  throw new ReleaseError('not-found', `There is no part "${part}". The parts are ${names.join(', ')}.`)
}
