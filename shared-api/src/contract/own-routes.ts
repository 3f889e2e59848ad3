import { ownerOfPattern, type OwnedPrefixes } from './owner-of-path'

/** What is read of a route of React Router. */
interface Route {
  id?: string
  path?: string
  index?: boolean
  children?: this[]
}

/**
 * The routes of a part without those outside its prefixes or with another part's id, so that no part answers another
 * one's paths.
 */
export function ownRoutes<R extends Route>(parts: OwnedPrefixes, part: string, routes: readonly R[], parent = ''): R[] {
  return routes.flatMap((route) => {
    const path = joined(parent, route.path)
    const children = route.children && ownRoutes(parts, part, route.children as R[], path)
    const isMatched = route.path !== undefined || route.index === true
    if (isMatched && ownerOfPattern(parts, path) !== part) return []
    if (!isMatched && children?.length === 0) return []
    return isForeignId(part, route.id) ? [] : [{ ...route, children }]
  })
}

function joined(parent: string, path: string | undefined): string {
  if (path === undefined) return parent
  return path.startsWith('/') ? path : `${parent.replace(/\/$/, '')}/${path}`
}

function isForeignId(part: string, id: string | undefined): boolean {
  return id !== undefined && !id.startsWith(`${part}/`)
}
