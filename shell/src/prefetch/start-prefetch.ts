import type { ReleaseSet } from '@shop/shared-api/contract'
import type { Remotes } from '../remotes/create-remotes'
import { whenIdle } from '../layout/overlays/when-idle'

/** Prefetches the pages of links, once the page itself is idle. */
export function startPrefetch(set: ReleaseSet, remotes: Remotes): void {
  whenIdle(() => {
    void import(/* webpackChunkName: "prefetch" */ './prefetch.lazy').then(
      ({ createPrefetch, watchLinks }) => watchLinks(createPrefetch({ set, remotes })),
      // Without it pages load when they are visited.
      () => undefined,
    )
  })
}
