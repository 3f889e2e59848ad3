import { createHash, randomInt } from 'node:crypto'
import { readCookie, serializeCookie } from '@shop/shared-api/cookies'

const buckets = 10_000
const COOKIE_NAME = 'release-bucket'
const MONTH_SECONDS = 30 * 86_400

/** The bucket in a visitor's cookie; undefined for a first visit or an invalid cookie. */
export function bucketFrom(cookie: string | undefined): number | undefined {
  const bucket = readCookie(cookie, COOKIE_NAME)
  return bucket && /^\d{1,4}$/.test(bucket) ? Number(bucket) : undefined
}

/** A bucket for a first visit: one of ten thousand, too few to identify a visitor. */
export function newBucket(): number {
  return randomInt(buckets)
}

/** The cookie that keeps a visitor in their bucket, and so on the same versions, for a month. */
export function bucketCookie(bucket: number, origin: string): string {
  return serializeCookie(COOKIE_NAME, String(bucket), { maxAge: MONTH_SECONDS, secure: origin.startsWith('https:') })
}

/**
 * Whether a bucket is in a canary's share. Each version selects other buckets, so that the same visitors aren't always
 * first; raising a share keeps those who have the version.
 */
export function isChosen(bucket: number, part: string, version: string, percent: number): boolean {
  const drawn = createHash('sha256').update(`${part}@${version}:${bucket}`).digest().readUInt32BE(0)
  return (drawn / 2 ** 32) * 100 < percent
}
