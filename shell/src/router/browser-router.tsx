import type { ReleaseSet } from '@shop/shared-api/contract'
import {
  createBrowserRouter,
  matchRoutes,
  type HydrationState,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom'
import type { Remotes } from '../remotes/create-remotes'
import { ownerOfPath } from './owner-of-path'
import { partRoutes, unavailableRoute } from './part-routes'
import { contentRouteId, shellRoutes } from './shell-routes'

interface RouterOptions {
  set: ReleaseSet
  remotes: Remotes
  /** What the document was rendered with; null when the browser loads the data itself. */
  hydration: HydrationState | null
}

/**
 * The one data router of the page. The remote of the first path and its lazy screens are loaded before it is
 * made, so that hydration finds what the server rendered; further remotes join as navigation needs them.
 */
export async function createRouter({ set, remotes, hydration }: RouterOptions) {
  const joined = new Set<string>()

  /** Never throws: a part that can't be loaded gives a route that says so. */
  async function routesFor(pathname: string): Promise<RouteObject[]> {
    const owner = ownerOfPath(set.parts, pathname)
    if (!owner || owner === 'shell' || joined.has(owner)) return []
    joined.add(owner)
    try {
      return partRoutes(await remotes.routes(owner), async (broken, cause) => {
        if (!remotes.leave(owner, broken, cause)) throw cause
        return remotes.routes(owner)
      })
    } catch {
      return (set.parts[owner]?.prefixes ?? []).map((prefix) => unavailableRoute(owner, prefix))
    }
  }

  const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
    patch(contentRouteId, await routesFor(path))
  }

  const routes = shellRoutes(await routesFor(location.pathname))
  await resolveLazyMatches(routes, location.pathname)
  return createBrowserRouter(routes, { hydrationData: hydration ?? undefined, patchRoutesOnNavigation })
}

async function resolveLazyMatches(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const module = await route.lazy()
      Object.assign(route, module, { lazy: undefined })
    }),
  )
}
