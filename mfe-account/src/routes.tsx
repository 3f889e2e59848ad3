import { redirect, type RouteObject } from 'react-router-dom'

const ownPage = (title: string) => ({ private: true, head: () => ({ title, robots: 'noindex' }) })

/** The pages of this part: signing in, and everything that is one's own. */
export const routes: RouteObject[] = [
  {
    id: 'account/login',
    path: '/login',
    handle: { head: () => ({ title: 'Log in', canonical: '/login' }) },
    lazy: () => import(/* webpackChunkName: "login" */ './routes/login/login.route'),
  },
  {
    id: 'account/signup',
    path: '/signup',
    handle: { head: () => ({ title: 'Sign up', canonical: '/signup' }) },
    lazy: () => import(/* webpackChunkName: "signup" */ './routes/signup/signup.route'),
  },
  { id: 'account/settings-start', path: '/settings', loader: () => redirect('/settings/profile') },
  {
    id: 'account/settings',
    path: '/settings/profile',
    handle: ownPage('Account'),
    lazy: () => import(/* webpackChunkName: "settings" */ './routes/settings/settings.route'),
  },
]
