import { UnavailablePage } from './unavailable-page'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { PartBoundary } from './part-boundary'

/** Routes of the last-known-good version of the part that they were asked for. */
export type RecoverRoutes = (cause: unknown) => Promise<RouteObject[]>

type LazyRoute = { Component?: ComponentType | null } & Record<string, unknown>

/**
 * A remote's routes as the router gets them: a lazy that fails takes the same route of the last-known-good
 * version (React Router would keep the rejection for ever), and each screen stands in its own boundary.
 */
export function partRoutes(routes: RouteObject[], recover: RecoverRoutes): RouteObject[] {
  return routes.map((route) => {
    const screenOf = (cause: unknown) => recoverScreen(route.id, () => recover(cause))
    const children = route.children && partRoutes(route.children, recover)
    if (typeof route.lazy !== 'function') return { ...route, ...guarded(route, screenOf), children } as RouteObject
    const load = route.lazy as () => Promise<LazyRoute>
    const lazy = () =>
      load()
        .catch((cause: unknown) => lazyRoute(route.id, () => recover(cause)))
        .then((module) => ({ ...module, ...guarded(module, screenOf) }))
        .catch(() => ({ Component: UnavailablePage }))
    return { ...route, lazy, children } as RouteObject
  })
}

/** A route that says that its part can't be shown, for every path below `prefix`. */
export function unavailableRoute(part: string, prefix: string): RouteObject {
  const path = prefix === '/' ? '/' : `${prefix}/*`
  return { id: `${part}/unavailable${prefix}`, path, Component: UnavailablePage, handle: { unavailable: true } }
}

function guarded(
  module: LazyRoute | RouteObject,
  recover: (cause: unknown) => Promise<ComponentType>,
): { Component?: ComponentType } {
  const Screen = module.Component
  if (!Screen) return {}
  return {
    Component: () => (
      <PartBoundary recover={recover}>
        <Screen />
      </PartBoundary>
    ),
  }
}

async function recoverScreen(id: string | undefined, routes: () => Promise<RouteObject[]>): Promise<ComponentType> {
  const { Component: Screen } = await lazyRoute(id, routes)
  if (!Screen) throw new Error(`The last-known-good version has no screen ${id}.`)
  return Screen
}

async function lazyRoute(id: string | undefined, routes: () => Promise<RouteObject[]>): Promise<LazyRoute> {
  const route = findRoute(await routes(), id)
  if (!route) throw new Error(`The last-known-good version has no route ${id}.`)
  if (typeof route.lazy === 'function') return (await route.lazy()) as LazyRoute
  const { loader, Component, ErrorBoundary, handle } = route
  return { loader, Component, ErrorBoundary, handle }
}

function findRoute(routes: RouteObject[], id: string | undefined): RouteObject | undefined {
  for (const route of routes) {
    const found = route.id === id ? route : route.children && findRoute(route.children, id)
    if (found) return found
  }
  return undefined
}
