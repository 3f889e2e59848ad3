import { join, resolve } from 'node:path'
import { readIfPresent } from '../disk/durable-file'
import { readManifest } from '../manifest/read-manifest'
import { ReleaseError } from '../release-error'

/** Reads `<part>` or `<part>@<version>`. */
export function parseTarget(text: string): { part: string; version?: string } {
  const [part = '', version, ...rest] = text.split('@')
  if (part === '' || version === '' || rest.length > 0) {
    throw new ReleaseError(
      'usage',
      `"${text}" is not a part with an optional version. Write catalogue or catalogue@1.2.0.`,
    )
  }
  return { part, version }
}

/** A target without a version takes the newest one of the channel. */
export function inChannel<T extends { part: string; version?: string }>(target: T, channel: string | undefined) {
  return target.version === undefined ? { ...target, channel } : target
}

/** Reads a share of visitors, as in `10` or `10%`. */
export function parseShare(text: string): number {
  const [, share] = /^([1-9]\d?)\s*%?$/.exec(text) ?? []
  if (share !== undefined) return Number(share)
  throw new ReleaseError(
    'usage',
    `"${text}" is not a valid share of visitors. Write an integer percentage from 1 to 99, as in 10%.`,
  )
}

/** Parses the shares of a guarded promotion, as in 1,5,25. */
export function parseStages(text: string): number[] {
  return text.split(',').map((share) => parseShare(share.trim()))
}

/** Parses a number of days, up to ten years; an empty variable in a script is an error, not 0. */
export function parseDays(text: string): number {
  if (/^\d{1,4}$/.test(text) && Number(text) <= 3650) return Number(text)
  throw new ReleaseError('usage', `"${text}" is not a valid number of days. Write an integer from 0 to 3650.`)
}

/** Minutes of a time as in `30m`, `2h` or `3d`. */
export function parseDuration(text: string): number {
  const [, count, unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? []
  if (count !== undefined) return Number(count) * ({ m: 1, h: 60, d: 24 * 60 }[unit] ?? 0)
  throw new ReleaseError(
    'usage',
    `"${text}" is not a valid duration. Write minutes, hours or days, as in 30m, 2h or 3d.`,
  )
}

/**
 * The built folder to publish: the given one, else `dist` of the part’s folder, else (without a part) `dist` of the
 * working folder, where release.json names the part. The list of parts is read only when needed.
 */
export async function findBuiltFolder(
  part: string | undefined,
  given: string | undefined,
  parts: () => readonly { name: string; folder: string }[],
  workingFolder = process.cwd(),
): Promise<{ part: string; folder: string }> {
  if (part === undefined) {
    const folder = resolve(given ?? join(workingFolder, 'dist'))
    const text = await readIfPresent(join(folder, 'release.json'))
    if (text === null) {
      throw new ReleaseError(
        'not-found',
        `There is no release.json in ${folder}. Build the part first, or name the part.`,
      )
    }
    return { part: readManifest(text).part, folder }
  }
  if (given !== undefined) return { part, folder: resolve(given) }
  const found = parts().find(({ name }) => name === part)
  if (found) return { part, folder: join(found.folder, 'dist') }
  const names = parts().map(({ name }) => name)
  throw new ReleaseError('not-found', `There is no part "${part}". The parts are ${names.join(', ')}.`)
}
