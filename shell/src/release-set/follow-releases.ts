import { onAnswer } from '@shop/shared-api'
import type { ReleaseSet } from '@shop/shared-api/contract'
import { moveOnByLinks } from './move-on'
import { watchSet } from './newer-set'
import { tellPageViews } from './page-views'

/** Keeps a tab on the versions that it began with, tells of the pages it shows, and lets it move on when it may. */
export function followReleases(router: Parameters<typeof tellPageViews>[0], { id }: ReleaseSet): void {
  if (id === undefined) return
  const served = watchSet(id)
  onAnswer((headers) => served.heard(headers.get('x-release-set')))
  tellPageViews(router, { heard: served.heard })
  moveOnByLinks({ isNewer: served.isThere })
}
