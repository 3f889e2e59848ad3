import { onResponse } from '@shop/shared-api'
import type { ReleaseSet } from '@shop/shared-api/contract'
import { upgradeOnNavigation } from './upgrade-on-navigation'
import { watchSet } from './newer-set'
import { reportPageViews } from './page-views'

/** Keeps a tab on its initial versions, reports its page views, and upgrades it when possible. */
export function followReleases(router: Parameters<typeof reportPageViews>[0], { id }: ReleaseSet): void {
  if (id === undefined) return
  const served = watchSet(id)
  onResponse((headers) => served.setServed(headers.get('x-release-set')))
  reportPageViews(router, { onServedSet: served.setServed })
  upgradeOnNavigation({ isNewer: served.isThere })
}
