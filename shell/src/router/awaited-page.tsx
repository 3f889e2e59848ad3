import { useLocation, useMatches, type RouteObject } from 'react-router-dom'
import { NotFound } from '../content/not-found'
import { notFoundHead } from './document-head'

interface AwaitedHandle {
  awaited?: string
}

/**
 * A placeholder for the page of a part that is still loading, so that the layout is usable already. It matches by the
 * number of path segments, with lower priority than any route of a part: after the part's routes have joined, it only
 * matches unknown paths.
 */
export function awaitedRoute(pathname: string): RouteObject {
  return {
    id: 'shell/awaited',
    path: weakPattern(pathname),
    Component: () => (useLocation().pathname === pathname ? null : <NotFound />),
    handle: { head: () => notFoundHead, awaited: pathname },
  }
}

/** Replaces `awaitedRoute` for a path that the loaded part doesn't serve. */
export function absentRoute(pathname: string): RouteObject {
  return {
    id: 'shell/absent',
    path: weakPattern(pathname),
    Component: NotFound,
    handle: { head: () => notFoundHead, status: 404 },
  }
}

/** Whether the screen of this path is still loading. */
export function isAwaited(address: string, handles: unknown[]): boolean {
  return handles.some((handle) => (handle as AwaitedHandle | undefined)?.awaited === address)
}

/** Whether the screen of the current path is still loading. */
export function usePageIsAwaited(): boolean {
  const { pathname } = useLocation()
  return isAwaited(
    pathname,
    useMatches().map(({ handle }) => handle),
  )
}

function weakPattern(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean)
  return `/${segments.map((_segment, index) => `:awaited${index}`).join('/')}`
}
