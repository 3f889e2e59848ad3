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
import { contentRouteId, frameRouteId, notFoundRoute, shellRoutes } from './shell-routes'

/** How long a page waits for the part that owns it before the frame comes alive without it. */
const patience = 2_000

interface RouterOptions {
  set: ReleaseSet
  remotes: Remotes
  /** What the document was rendered with; null when the browser loads the data itself. */
  hydration: HydrationState | null
}

/**
 * The one data router of the page. The remote of the first path and its lazy screens are loaded before it is
 * made, so that hydration finds what the server rendered; further remotes join as navigation needs them. A remote
 * that keeps the page waiting joins later (`isLate`): until then the frame lives around what the server rendered.
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

  const first = firstRoutes(location.pathname)
  const inTime = await Promise.race([first, after(patience)])
  let late = inTime ? null : first

  const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
    const waited = late
    late = null
    if (waited) patch(contentRouteId, [...(await waited), notFoundRoute])
    patch(contentRouteId, await routesFor(path))
  }

  async function firstRoutes(pathname: string): Promise<RouteObject[]> {
    const routes = await routesFor(pathname)
    await resolveLazyMatches(routes, pathname)
    return routes
  }

  const hydrationData = inTime ? (hydration ?? undefined) : frameOf(hydration)
  // Without its part's routes a late page would be “not found”.
  const routes = inTime ? shellRoutes(inTime) : shellRoutes([], [])
  const router = createBrowserRouter(routes, { hydrationData, patchRoutesOnNavigation })
  return { router, isLate: inTime === null }
}

function after(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds))
}

/** The frame's data alone, so that the router asks for the screen's once its code has come. */
function frameOf(hydration: HydrationState | null): HydrationState | undefined {
  const frame: unknown = hydration?.loaderData?.[frameRouteId]
  return frame === undefined ? undefined : { loaderData: { [frameRouteId]: frame } }
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
