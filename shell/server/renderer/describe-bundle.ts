import type { RemoteBundle } from '../../src/server-render/create-renderer'

interface Route {
  path?: string
  index?: boolean
  children?: Route[]
}

/**
 * What a remote's bundle offers, as data: the full path of each route that a router can match, its widgets and its
 * pre-hydration scripts.
 */
export function describeBundle({ routes = [], widgets = {}, preHydrationScripts = {} }: Partial<RemoteBundle>) {
  return { routes: pathsOf(routes as Route[], ''), widgets: Object.keys(widgets), scripts: preHydrationScripts }
}

function pathsOf(routes: readonly Route[], base: string): string[] {
  return routes.flatMap(({ path, index, children }) => {
    const full = path?.startsWith('/') ? path : [base, path].filter(Boolean).join('/')
    const own = path === undefined && !index ? [] : [full || '/']
    return [...own, ...pathsOf(children ?? [], full)]
  })
}
