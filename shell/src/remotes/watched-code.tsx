import { useEffect, type ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { enterPart, enterRender } from '../page/page-watch'
import { withinTime } from './within-time'

/** Longer than that of an entry: a lazy screen is often fetched on demand, over any connection. */
const lazyTimeout = 15_000

interface PartVersion {
  part: string
  version: string
}

type RouteModule = { Component?: ComponentType | null; loader?: unknown; action?: unknown } & Record<string, unknown>

/**
 * Routes of one version to which the page's watch attributes a hang while they load, run loaders and actions, and
 * render. A lazy route that never answers is rejected.
 */
export function watchedRoutes(version: PartVersion, routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const children = route.children && { children: watchedRoutes(version, route.children) }
    const lazy = typeof route.lazy === 'function' && { lazy: watchedLazy(version, route.lazy as LoadModule) }
    return { ...watchedModule(version, route as RouteModule), ...lazy, ...children } as RouteObject
  })
}

type LoadModule = () => Promise<RouteModule>

function watchedLazy(version: PartVersion, load: LoadModule): LoadModule {
  return async () => {
    const leave = enterPart(version.part, version.version)
    const message = `A screen of ${version.part}@${version.version} did not load within ${lazyTimeout / 1000} s.`
    try {
      return watchedModule(version, await withinTime(load(), { timeoutMs: lazyTimeout, message }))
    } finally {
      leave()
    }
  }
}

function watchedModule(version: PartVersion, module: RouteModule): RouteModule {
  const { Component, loader, action } = module
  return {
    ...module,
    ...(Component && { Component: watchedComponent(version, Component) }),
    ...(typeof loader === 'function' && { loader: watchedCall(version, loader as Call) }),
    ...(typeof action === 'function' && { action: watchedCall(version, action as Call) }),
  }
}

type Call = (...values: unknown[]) => unknown

/** Covers what runs before the function's first pause; afterwards other code runs in between. */
function watchedCall({ part, version }: PartVersion, call: Call): Call {
  return Object.assign((...values: unknown[]) => {
    const leave = enterPart(part, version)
    try {
      return call(...values)
    } finally {
      leave()
    }
  }, call)
}

/** The component, to which a hang is attributed until its effects have run. */
export function watchedComponent<Props extends object>(
  { part, version }: PartVersion,
  Watched: ComponentType<Props>,
): ComponentType<Props> {
  return function Component(props: Props) {
    const leave = enterRender(part, version)
    useEffect(() => leave())
    return <Watched {...props} />
  }
}
