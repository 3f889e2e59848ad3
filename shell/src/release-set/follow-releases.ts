import { onResponse } from '@shop/shared-api'
import type { ReleaseSet } from '@shop/shared-api/contract'
import { upgradeOnNavigation } from './upgrade-on-navigation'
import { watchSet } from './newer-set'
import { reportPageViews } from './page-views'

/** Keeps a tab on the versions that it began with, tells of the pages it shows, and lets it move on when it may. */
export function followReleases(router: Parameters<typeof reportPageViews>[0], { id }: ReleaseSet): void {
  if (id === undefined) return
  const served = watchSet(id)
  onResponse((headers) => served.setServed(headers.get('x-release-set')))
  reportPageViews(router, { onServedSet: served.setServed })
  upgradeOnNavigation({ isNewer: served.isThere })
}
