import { readCookie, serializeCookie } from '@shop/shared-api/cookies'
import type { PartVersion } from '@shop/releases'

const NAME = 'release-recovery'
const HOUR_SECONDS = 3_600
/** Most versions that one visitor avoids, which bounds the sets that made-up cookies can request. */
const MAX_VERSIONS = 2

const VERSION = /^([a-z][a-z0-9-]{1,39})@([0-9A-Za-z.-]{1,80})$/

/** The versions that hung in this browser; each is replaced by its last known good version while it is served. */
export function brokenVersions(cookie: string | undefined): PartVersion[] {
  const listed = (readCookie(cookie, NAME) ?? '').split('~').slice(0, MAX_VERSIONS)
  return listed.flatMap((text) => {
    const [, part, version] = VERSION.exec(text) ?? []
    return part && version ? [{ part, version }] : []
  })
}

/** The cookie that adds a version for an hour. */
export function recoveryCookie(cookie: string | undefined, broken: PartVersion, origin: string): string {
  const listed = new Set([broken, ...brokenVersions(cookie)].map(({ part, version }) => `${part}@${version}`))
  return serializeCookie(NAME, [...listed].slice(0, MAX_VERSIONS).join('~'), {
    maxAge: HOUR_SECONDS,
    secure: origin.startsWith('https:'),
  })
}
