import { useLocation, useMatches, type RouteObject } from 'react-router-dom'
import { NotFound } from '../content/not-found'
import { notFoundHead } from './document-head'

interface AwaitedHandle {
  awaited?: string
}

/**
 * Stands for the page of a part that is still on its way, so that the frame around it can live already. It matches by
 * the number of the path's segments alone, hence weaker than any route of a part: once the part's own routes have
 * joined, it is found for addresses only that nobody answers.
 */
export function awaitedRoute(pathname: string): RouteObject {
  return {
    id: 'shell/awaited',
    path: weakPattern(pathname),
    Component: () => (useLocation().pathname === pathname ? null : <NotFound />),
    handle: { head: () => notFoundHead, awaited: pathname },
  }
}

/** For a path that the awaited part turned out not to answer: takes the place of `awaitedRoute`. */
export function absentRoute(pathname: string): RouteObject {
  return {
    id: 'shell/absent',
    path: weakPattern(pathname),
    Component: NotFound,
    handle: { head: () => notFoundHead, status: 404 },
  }
}

/** Whether the screen that belongs at this address is still on its way. */
export function isAwaited(address: string, handles: unknown[]): boolean {
  return handles.some((handle) => (handle as AwaitedHandle | undefined)?.awaited === address)
}

/** Whether the screen that belongs here is still on its way. */
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
