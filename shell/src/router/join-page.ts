import { matchRoutes, type createBrowserRouter, type RouteObject } from 'react-router-dom'
import { absentRoute, isAwaited } from './awaited-page'
import { contentRouteId } from './shell-routes'
import { untilIdle } from './until-idle'

/**
 * Adds the routes of a late part, and shows the page that waits for them, unless the visitor has navigated away.
 * Resolves when the page is shown.
 */
export async function joinPage(
  router: ReturnType<typeof createBrowserRouter>,
  routes: RouteObject[],
  awaited: string,
): Promise<void> {
  const isThere = matchRoutes(routes, awaited) !== null
  router.patchRoutes(contentRouteId, isThere ? routes : [...routes, absentRoute(awaited)])
  await untilIdle(router)
  const { matches, location } = router.state
  const handles = matches.map(({ route }) => route.handle as unknown)
  if (!isAwaited(location.pathname, handles)) return
  const { pathname, search, hash, state } = location
  await router.navigate(
    { pathname, search, hash },
    { replace: true, state: state as unknown, preventScrollReset: true },
  )
}
