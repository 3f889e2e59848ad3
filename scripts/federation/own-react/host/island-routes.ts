import { jsx } from '#host/jsx-runtime'
import { useMemo } from '#host/react'
import { useLoaderData, useLocation, useNavigate, useParams, useRevalidator, type RouteObject } from '#host/router'
import type { IslandReact } from '../island-react'
import type { ScreenProps } from '../screens'
import { createIsland } from './create-island'

type LoadScreen = () => Promise<Partial<RouteObject>>

/** The routes of a part with its own React for the shell's router: everything but their components stays as it is. */
export function islandRoutes(routes: RouteObject[], react: IslandReact): RouteObject[] {
  return routes.map((route) => {
    const { Component, element, children } = route
    if (element) throw new Error(`The route ${route.id} has an element; a part with its own React gives its Component.`)
    if (Component && children) throw new Error(`The route ${route.id} has a Component and children; give only one.`)
    const load = typeof route.lazy === 'function' && (route.lazy as LoadScreen)
    return {
      ...withIsland(route, react),
      ...(load && { lazy: async () => withIsland(await load(), react) }),
      ...(children && { children: islandRoutes(children, react) }),
    } as RouteObject
  })
}

function withIsland(route: Partial<RouteObject>, react: IslandReact): Partial<RouteObject> {
  return route.Component ? { ...route, Component: routeComponent(route.Component, react) } : route
}

function routeComponent(screen: unknown, react: IslandReact) {
  const Island = createIsland(react, screen)
  return function Screen() {
    const loaderData: unknown = useLoaderData()
    const params = useParams()
    const { pathname, search, hash } = useLocation()
    const navigate = useNavigate()
    const { revalidate } = useRevalidator()
    const props = useMemo(
      (): ScreenProps<unknown> => ({
        loaderData,
        params,
        location: { pathname, search, hash },
        navigate: (to, options) => void navigate(to, options),
        revalidate: () => void revalidate(),
      }),
      [loaderData, params, pathname, search, hash, navigate, revalidate],
    )
    return jsx(Island, { props })
  }
}
