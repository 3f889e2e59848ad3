import type { Previews } from '../preview/previews'
import { bucketCookie, bucketFrom, newBucket } from './canary-share'
import type { LiveSite } from './live-site'
import type { PreparedSet } from '../render-pool/prepared-set'
import { brokenVersions } from './recovery-cookie'

/** The release set of one visitor. */
export interface VisitorSet {
  prepared: PreparedSet
  /** Whether shared caches may store documents of this set. */
  isShared: boolean
  setCookie?: string
}

/**
 * The visitor's release set. While a canary runs, a first visit is assigned a bucket; documents then depend on the
 * visitor, so shared caches pass them through and this process caches them by set. A version that hung in this browser
 * is replaced by its last known good one.
 */
export function visitorSet(site: LiveSite, cookie: string | undefined, origin: string): VisitorSet {
  const broken = brokenVersions(cookie)
  if (!site.hasCanary()) {
    const prepared = site.current(broken)
    return { prepared, isShared: prepared === site.current() }
  }
  const known = bucketFrom(cookie)
  const bucket = known ?? newBucket()
  const setCookie = known === undefined ? bucketCookie(bucket, origin) : undefined
  return { prepared: site.forBucket(bucket, broken), isShared: false, setCookie }
}

/** What a visitor would get with their next document. */
export function nextSet(
  site: LiveSite,
  previews: Previews,
  cookie: string | undefined,
): { revision: number; set: string } {
  const bucket = site.hasCanary() ? bucketFrom(cookie) : undefined
  const broken = brokenVersions(cookie)
  const own = () => (bucket === undefined ? site.current(broken) : site.forBucket(bucket, broken))
  const { set } = previews.shownTo(cookie) ?? own()
  return { revision: set.revision, set: set.id ?? '' }
}
