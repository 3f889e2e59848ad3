import { createApi, readSessionId, type Api } from '@shop/shared-api'
import type { ReleaseSet } from '@shop/shared-api/contract'
import { ownerOfPath } from '@shop/shared-api/owner-of-path'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { contentRoutes } from '../content/content-routes'
import type { Remotes } from '../remotes/create-remotes'

interface PrefetchOptions {
  set: ReleaseSet
  remotes: Pick<Remotes, 'routes'>
  /** Provided to loaders: silent, since a prefetch is not a visitor's request. */
  api?: Api
}

/** How long the browser may cache the API's responses, in ms. */
const worthRepeating = 5_000

type Screen = Pick<RouteObject, 'loader' | 'handle'>
type AnyLoader = (args: { request: Request; params: object; context: object }) => unknown

/**
 * Fetches what a page will need ahead of a visit: the part's code, the screen's, and its data, which the visit
 * then finds in the browser's cache. Never rejects. Private pages load their data when they are visited.
 */
export function createPrefetch({ set, remotes, api = quietApi() }: PrefetchOptions) {
  const lately = new Map<string, number>()

  return async function prefetch(address: URL): Promise<void> {
    const now = Date.now()
    if (now - (lately.get(address.href) ?? -Infinity) < worthRepeating) return
    lately.set(address.href, now)
    await fetchAhead(address).catch(() => undefined)
  }

  async function fetchAhead(address: URL): Promise<void> {
    const owner = ownerOfPath(set.parts, address.pathname)
    if (!owner) return
    const routes = owner === 'shell' ? contentRoutes : (await remotes.routes(owner)).value
    const matches = matchRoutes(routes, address.pathname) ?? []
    const screens = await Promise.all(
      matches.map(async ({ route, params }) => ({ ...(await screenOf(route)), params })),
    )
    if (savesData() || screens.some(isPrivate)) return
    await Promise.all(
      screens.map(({ loader, params }) =>
        (loader as AnyLoader | undefined)?.({ request: new Request(address), params, context: { api } }),
      ),
    )
  }
}

async function screenOf(route: RouteObject): Promise<Screen> {
  if (typeof route.lazy !== 'function') return route
  return { handle: route.handle, ...((await route.lazy()) as Screen) }
}

function isPrivate({ handle }: Screen): boolean {
  return (handle as { private?: boolean } | undefined)?.private === true
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

function quietApi(): Api {
  return createApi({ baseUrl: '/api', sessionId: readSessionId })
}
