import type { RouteObject } from 'react-router-dom'
import { contentRoutes } from '../content/content-routes'
import { Layout } from '../layout/layout'
import { frameLoader, frameRouteId } from '../layout/frame-loader'
import { NotFound } from '../content/not-found'
import { ContentBoundary } from './content-boundary'
import { notFoundHead } from './document-head'

/** The parent route of all parts' screens; an error below it doesn't affect the layout. */
export const contentRouteId = 'shell/content'

/** The shell's own routes, including those of remotes; `awaited` has the lowest priority. */
export function shellRoutes(remoteRoutes: RouteObject[] = [], awaited: RouteObject[] = []): RouteObject[] {
  return [
    {
      id: frameRouteId,
      loader: frameLoader,
      shouldRevalidate: () => false,
      Component: Layout,
      HydrateFallback: Layout,
      children: [
        {
          id: contentRouteId,
          ErrorBoundary: ContentBoundary,
          children: [
            ...contentRoutes,
            ...remoteRoutes,
            {
              id: 'shell/not-found',
              path: '*',
              Component: NotFound,
              handle: { head: () => notFoundHead, status: 404 },
            },
          ],
        },
        ...awaited,
      ],
    },
  ]
}
