import type { ReleaseSet } from '@shop/shared-api/contract'
import { ownRoutes } from '@shop/shared-api/own-routes'
import { ownerOfPath } from '@shop/shared-api/owner-of-path'
import {
  createBrowserRouter,
  matchRoutes,
  type HydrationState,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router-dom'
import { reportHandledError } from '../page/page-watch'
import type { Loaded, Remotes } from '../remotes/create-remotes'
import { awaitedRoute } from './awaited-page'
import { joinPage } from './join-page'
import { keepPages } from './keep-pages'
import { partRoutes, unavailableRoute } from './part-routes'
import { contentRouteId, shellRoutes } from './shell-routes'
import { UnavailablePage } from './unavailable-page'

interface RouterOptions {
  set: ReleaseSet
  remotes: Remotes
  /** What the document was rendered with; null when the browser loads the data itself. */
  hydration: HydrationState | null
  /** Called once the first page is settled: by its own code, or as unavailable when no version of it loads. */
  onPage?(isAvailable: boolean): void
  /** How long the frame waits for the first page's code, in ms. */
  timeoutMs?: number
}

/**
 * The page's data router. The remote of the first path and its lazy screens are loaded before it is created, so that
 * hydration matches the server's markup; further remotes join on navigation. Where the first takes too long, as when it
 * hangs, or fails, the layout hydrates without it and its page joins later.
 */
export async function createRouter(options: RouterOptions) {
  const { set, remotes, hydration, onPage = () => undefined, timeoutMs = defaultTimeoutMs() } = options
  const requestedAt = new Map<string, Promise<RouteObject[]>>()

  /** Never rejects: a part that can't be loaded yields an error route. */
  function routesFor(pathname: string): Promise<RouteObject[]> {
    const owner = remoteOf(pathname)
    if (!owner) return Promise.resolve([])
    const routes = requestedAt.get(owner) ?? routesOf(owner)
    requestedAt.set(owner, routes)
    return routes
  }

  function remoteOf(pathname: string): string | undefined {
    const owner = ownerOfPath(set.parts, pathname)
    return owner === 'shell' ? undefined : owner
  }

  async function routesOf(owner: string): Promise<RouteObject[]> {
    try {
      return partRoutes(await ownRoutesOf(owner), async (broken, cause, kind) => {
        if (!remotes.leave(owner, broken, cause, kind)) throw cause
        return ownRoutesOf(owner)
      })
    } catch {
      return (set.parts[owner]?.prefixes ?? []).map((prefix) => unavailableRoute(owner, prefix))
    }
  }

  /** Without routes outside the part's prefixes. */
  async function ownRoutesOf(owner: string): Promise<Loaded<RouteObject[]>> {
    const { version, value } = await remotes.routes(owner)
    return { version, value: ownRoutes(set.parts, owner, value) }
  }

  const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
    // Routes that have joined before are recognized by their ids and unchanged.
    patch(contentRouteId, await routesFor(path))
  }

  const dataStrategy = keepPages(hydration)
  const { pathname } = location
  const page = routesFor(pathname).then(async (routes) => {
    await resolveLazyMatches(routes, pathname)
    return routes
  })
  const mayStandIn = hydration !== null && remoteOf(pathname) !== undefined
  const routes = await (mayStandIn ? Promise.race([page, after(timeoutMs)]) : page)
  if (routes && !(mayStandIn && isUnavailable(routes))) {
    onPage(!isUnavailable(routes))
    return createBrowserRouter(shellRoutes(routes), {
      hydrationData: hydration ?? undefined,
      patchRoutesOnNavigation,
      dataStrategy,
    })
  }
  const router = createBrowserRouter(shellRoutes([], [awaitedRoute(pathname)]), {
    hydrationData: { loaderData: hydration?.loaderData },
    patchRoutesOnNavigation,
    dataStrategy,
  })
  void page.then(async (late) => {
    if (staysAsRendered(late)) return
    await joinPage(router, late, pathname)
    onPage(!isUnavailable(late))
  })
  return router
}

function isUnavailable(routes: RouteObject[]): boolean {
  return routes.some(({ handle }) => (handle as { unavailable?: boolean } | undefined)?.unavailable)
}

/** Whether a part failed to load but its page needs none of its code: a form that the document server accepts. */
function staysAsRendered(routes: RouteObject[]): boolean {
  const find = (selector: string) => document.querySelector(`#main ${selector}`) !== null
  return isUnavailable(routes) && find('form[method=post]') && !find('form > fieldset:disabled')
}

/**
 * The layout is usable three seconds after the page was requested. If the shell itself loaded slowly, its remotes get
 * as much time again: a slow connection is no reason to render a page again that could be hydrated.
 */
function defaultTimeoutMs(): number {
  const taken = performance.now()
  return Math.max(2_300 - taken, taken)
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

async function resolveLazyMatches(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(shellRoutes(routes), pathname) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      // A part's own never fails; if the shell's does, the layout around it still works.
      const module = await route.lazy().catch((cause: unknown) => {
        reportHandledError(cause)
        return { Component: UnavailablePage }
      })
      Object.assign(route, module, { lazy: undefined })
    }),
  )
}
