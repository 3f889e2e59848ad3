import { redirect, type RouteObject } from 'react-router-dom'

/** The routes of the wholesale program and the gear designer. */
export const routes: RouteObject[] = [
  { id: 'wholesale/start', path: '/wholesaler', loader: () => redirect('/wholesaler/signup') },
  {
    id: 'wholesale/signup',
    path: '/wholesaler/signup',
    handle: {
      head: () => ({
        title: 'Wholesale application',
        description: 'Apply for wholesale prices for your gym, school, team or store.',
        canonical: '/wholesaler/signup',
      }),
    },
    lazy: () => import(/* webpackChunkName: "signup" */ './routes/signup/signup.route'),
  },
  {
    id: 'wholesale/login',
    path: '/wholesaler/login',
    handle: { head: () => ({ title: 'Wholesale login', canonical: '/wholesaler/login', robots: 'noindex' }) },
    lazy: () => import(/* webpackChunkName: "login" */ './routes/login/login.route'),
  },
  {
    id: 'wholesale/equipment',
    path: '/wholesaler/equipment',
    handle: {
      head: () => ({
        title: 'Custom equipment',
        description: 'Custom gis, belts, gloves and teamwear in your club’s colors.',
        canonical: '/wholesaler/equipment',
      }),
    },
    lazy: () => import(/* webpackChunkName: "equipment" */ './routes/equipment/equipment.route'),
  },
  {
    id: 'wholesale/model',
    path: '/model',
    handle: {
      head: () => ({
        title: 'Gear designer',
        description: 'Design gloves, belts, gis and shirts in your club’s colors with a live preview.',
        canonical: '/model',
      }),
    },
    lazy: () => import(/* webpackChunkName: "model" */ './routes/model/model.route'),
  },
  {
    id: 'wholesale/status',
    path: '/wholesaler/status',
    handle: { private: true, head: () => ({ title: 'Your wholesale application', robots: 'noindex' }) },
    lazy: () => import(/* webpackChunkName: "status" */ './routes/status/status.route'),
  },
  {
    id: 'wholesale/desk',
    path: '/wholesaler/desk',
    handle: { private: true, head: () => ({ title: 'Wholesale desk', robots: 'noindex' }) },
    lazy: () => import(/* webpackChunkName: "desk" */ './routes/desk/desk.route'),
  },
  {
    id: 'wholesale/order',
    path: '/wholesaler/order',
    handle: { private: true, head: () => ({ title: 'Quick order', robots: 'noindex' }) },
    lazy: () => import(/* webpackChunkName: "order" */ './routes/order/order.route'),
  },
  {
    id: 'wholesale/grid',
    path: '/wholesaler/grid/:id',
    handle: { private: true, head: () => ({ title: 'Sizes and colors', robots: 'noindex' }) },
    lazy: () => import(/* webpackChunkName: "grid" */ './routes/grid/grid.route'),
  },
  {
    id: 'wholesale/rosters',
    path: '/wholesaler/rosters',
    handle: { private: true, head: () => ({ title: 'Team rosters', robots: 'noindex' }) },
    lazy: () => import(/* webpackChunkName: "rosters" */ './routes/rosters/rosters.route'),
  },
  {
    id: 'wholesale/roster',
    path: '/wholesaler/rosters/:id',
    handle: { private: true, head: () => ({ title: 'Team roster', robots: 'noindex' }) },
    lazy: () => import(/* webpackChunkName: "roster" */ './routes/roster/roster.route'),
  },
  {
    id: 'wholesale/requests',
    path: '/wholesaler/requests',
    handle: { private: true, head: () => ({ title: 'Custom requests', robots: 'noindex' }) },
    lazy: () => import(/* webpackChunkName: "requests" */ './routes/requests/requests.route'),
  },
  {
    id: 'wholesale/request-order',
    path: '/wholesaler/requests/:number/order',
    handle: { private: true, head: () => ({ title: 'Order your quote', robots: 'noindex' }) },
    lazy: () => import(/* webpackChunkName: "request-order" */ './routes/request-order/request-order.route'),
  },
  {
    id: 'wholesale/team',
    path: '/wholesaler/team/:key',
    handle: { private: true, head: () => ({ title: 'Team roster', robots: 'noindex' }) },
    lazy: () => import(/* webpackChunkName: "team" */ './routes/team/team.route'),
  },
]
