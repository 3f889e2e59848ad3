import { redirect, type RouteObject } from 'react-router-dom'

const ownPage = (title: string) => ({ private: true, head: () => ({ title, robots: 'noindex' }) })

/** The routes of this remote: sign-in and account settings. */
export const routes: RouteObject[] = [
  {
    id: 'account/login',
    path: '/login',
    handle: { head: () => ({ title: 'Log in', canonical: '/login', robots: 'noindex' }) },
    lazy: () => import(/* webpackChunkName: "login" */ './routes/login/login.route'),
  },
  {
    id: 'account/signup',
    path: '/signup',
    handle: { head: () => ({ title: 'Sign up', canonical: '/signup', robots: 'noindex' }) },
    lazy: () => import(/* webpackChunkName: "signup" */ './routes/signup/signup.route'),
  },
  {
    id: 'account/reset-password',
    path: '/reset-password',
    handle: { head: () => ({ title: 'Reset password', canonical: '/reset-password', robots: 'noindex' }) },
    lazy: () => import(/* webpackChunkName: "reset-password" */ './routes/reset-password/reset-password.route'),
  },
  {
    id: 'account/settings',
    path: '/settings',
    handle: { private: true },
    lazy: () => import(/* webpackChunkName: "settings" */ './routes/settings/settings.route'),
    children: [
      { id: 'account/settings-start', index: true, element: null, loader: () => redirect('/settings/profile') },
      {
        id: 'account/profile',
        path: '/settings/profile',
        handle: ownPage('Account'),
        lazy: () => import(/* webpackChunkName: "profile" */ './routes/profile/profile.route'),
      },
      {
        id: 'account/password',
        path: '/settings/update-password',
        handle: ownPage('Password'),
        lazy: () => import(/* webpackChunkName: "password" */ './routes/password/password.route'),
      },
      {
        id: 'account/orders',
        path: '/settings/order',
        handle: ownPage('Orders'),
        lazy: () => import(/* webpackChunkName: "orders" */ './routes/orders/orders.route'),
      },
      {
        id: 'account/order-track',
        path: '/settings/order-track',
        handle: ownPage('Order track'),
        lazy: () => import(/* webpackChunkName: "order-track" */ './routes/order-track/order-track.route'),
      },
      {
        id: 'account/payment-methods',
        path: '/settings/payment-methods',
        handle: ownPage('Payment'),
        lazy: () => import(/* webpackChunkName: "payment-methods" */ './routes/payment-methods/payment-methods.route'),
      },
      {
        id: 'account/your-data',
        path: '/settings/your-data',
        handle: ownPage('Your data'),
        lazy: () => import(/* webpackChunkName: "your-data" */ './routes/your-data/your-data.route'),
      },
    ],
  },
  {
    id: 'account/track-order',
    path: '/track-order',
    handle: { head: () => ({ title: 'Track your order', canonical: '/track-order' }) },
    lazy: () => import(/* webpackChunkName: "track-order" */ './routes/track-order/track-order.route'),
  },
  {
    id: 'account/order',
    path: '/order/:id',
    handle: ownPage('Order'),
    lazy: () => import(/* webpackChunkName: "order" */ './routes/order/order.route'),
  },
]
