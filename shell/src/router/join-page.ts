import { matchRoutes, type createBrowserRouter, type RouteObject } from 'react-router-dom'
import { absentRoute, isAwaited } from './awaited-page'
import { contentRouteId } from './shell-routes'

/** Adds the routes of a late part, and shows the page that waits for them, unless the visitor has navigated away. */
export function joinPage(router: ReturnType<typeof createBrowserRouter>, routes: RouteObject[], awaited: string): void {
  const isThere = matchRoutes(routes, awaited) !== null
  router.patchRoutes(contentRouteId, isThere ? routes : [...routes, absentRoute(awaited)])
  // The router notifies its first subscriber at once about missed updates.
  let stop = () => {}
  stop = router.subscribe(showOnceIdle)
  showOnceIdle()

  function showOnceIdle(): void {
    const { navigation, matches, location } = router.state
    if (navigation.state !== 'idle') return
    stop()
    const handles = matches.map(({ route }) => route.handle as unknown)
    if (!isAwaited(location.pathname, handles)) return
    const { pathname, search, hash, state } = location
    void router.navigate(
      { pathname, search, hash },
      { replace: true, state: state as unknown, preventScrollReset: true },
    )
  }
}
