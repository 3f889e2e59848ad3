import type { ScreenRoute } from '@shop/federation/own-react'

/** The pages of the sparring remote. */
export const routes: ScreenRoute[] = [
  {
    id: 'sparring/start',
    path: '/sparring',
    handle: { head: () => ({ title: 'Sparring', canonical: '/sparring' }) },
    lazy: () => import(/* webpackChunkName: "start" */ './routes/start.route'),
  },
  {
    id: 'sparring/discipline',
    path: '/sparring/:discipline',
    handle: { head: () => ({ title: 'Sparring by discipline' }) },
    lazy: () => import(/* webpackChunkName: "discipline" */ './routes/discipline.route'),
  },
]
