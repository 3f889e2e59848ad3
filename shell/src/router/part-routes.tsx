import { OfflinePage, UnavailablePage } from './unavailable-page'
import type { FailureKind } from '@shop/shared-api/contract'
import type { ComponentType } from 'react'
import { useLocation, type RouteObject } from 'react-router-dom'
import type { Loaded } from '../remotes/create-remotes'
import { PartBoundary } from './part-boundary'

/** Routes of the replacement for a broken version; rejects when there is none. */
export type RecoverRoutes = (broken: string, cause: unknown, kind: FailureKind) => Promise<Loaded<RouteObject[]>>

type LazyRoute = { Component?: ComponentType | null } & Record<string, unknown>

/**
 * A remote's routes for the router: a lazy route that fails is replaced by that of the last known good version (React
 * Router would cache the rejection), and each screen has its own error boundary. With no other version left, loading is
 * retried once: a file may just be slow.
 */
export function partRoutes({ version, value: routes }: Loaded<RouteObject[]>, recover: RecoverRoutes): RouteObject[] {
  return routes.map((route) => {
    const children = route.children && partRoutes({ version, value: route.children }, recover)
    if (typeof route.lazy !== 'function') {
      return { ...route, ...guarded({ version, value: route }, route.id, recover), children } as RouteObject
    }
    const load = route.lazy as () => Promise<LazyRoute>
    const own = async () => ({ version, value: await load() })
    const lazy = () =>
      own()
        .catch((cause: unknown) => recoverRoute(route.id, recover(version, cause, 'load')).catch(own))
        .then((loaded) => ({ ...loaded.value, ...guarded(loaded, route.id, recover) }))
        .catch(() => ({ Component: failurePage() }))
    return { ...route, lazy, children } as RouteObject
  })
}

/** A route with an error message for every path below `prefix`. */
export function unavailableRoute(part: string, prefix: string): RouteObject {
  const path = prefix === '/' ? '/' : `${prefix}/*`
  return { id: `${part}/unavailable${prefix}`, path, Component: failurePage(), handle: { unavailable: true } }
}

/** What the router remembers as the screen of a route that could not be loaded. */
const failurePage = () => (globalThis.navigator?.onLine === false ? OfflinePage : UnavailablePage)

function guarded(
  { version, value: { Component: Screen } }: Loaded<LazyRoute | RouteObject>,
  id: string | undefined,
  recover: RecoverRoutes,
): { Component?: ComponentType } {
  if (!Screen) return {}
  const screenAfter = (broken: string, cause: unknown) => recoverScreen(id, broken, cause, recover)
  return {
    Component: () => (
      <PartBoundary version={version} visit={useLocation().key} recover={screenAfter}>
        <Screen />
      </PartBoundary>
    ),
  }
}

async function recoverScreen(
  id: string | undefined,
  broken: string,
  cause: unknown,
  recover: RecoverRoutes,
): Promise<Loaded<ComponentType>> {
  const { version, value } = await recoverRoute(id, recover(broken, cause, 'render'))
  if (!value.Component) throw new Error(`${version} has no screen ${id}.`)
  return { version, value: value.Component }
}

async function recoverRoute(
  id: string | undefined,
  replacement: Promise<Loaded<RouteObject[]>>,
): Promise<Loaded<LazyRoute>> {
  const { version, value } = await replacement
  const route = findRoute(value, id)
  if (!route) throw new Error(`${version} has no route ${id}.`)
  if (typeof route.lazy === 'function') return { version, value: (await route.lazy()) as LazyRoute }
  const { loader, Component, ErrorBoundary, handle } = route
  return { version, value: { loader, Component, ErrorBoundary, handle } }
}

function findRoute(routes: RouteObject[], id: string | undefined): RouteObject | undefined {
  for (const route of routes) {
    const found = route.id === id ? route : route.children && findRoute(route.children, id)
    if (found) return found
  }
  return undefined
}
