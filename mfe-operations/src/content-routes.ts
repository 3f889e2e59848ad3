import type { RouteObject } from 'react-router-dom'
import { page } from './page-handle'

const content = () => import(/* webpackChunkName: "content" */ './routes/content/content.route')

/** The routes below `/operations/content`. */
export const contentRoutes: RouteObject[] = [
  { id: 'operations/pages', path: '/operations/content', handle: page('Pages'), lazy: content },
  { id: 'operations/questions', path: '/operations/content/questions', handle: page('Questions'), lazy: content },
  { id: 'operations/slides', path: '/operations/content/slides', handle: page('Slides'), lazy: content },
  { id: 'operations/banners', path: '/operations/content/banners', handle: page('Banners'), lazy: content },
  { id: 'operations/menu', path: '/operations/content/menu', handle: page('Menu'), lazy: content },
  {
    id: 'operations/size-charts',
    path: '/operations/content/size-charts',
    handle: page('Size charts'),
    lazy: content,
  },
  {
    id: 'operations/size-chart',
    path: '/operations/content/size-charts/:category',
    handle: page('Size chart'),
    lazy: () => import(/* webpackChunkName: "size-chart" */ './routes/size-chart/size-chart.route'),
  },
  { id: 'operations/mail-texts', path: '/operations/content/mails', handle: page('Mails'), lazy: content },
  {
    id: 'operations/search-words',
    path: '/operations/content/search-words',
    handle: page('Search words'),
    lazy: content,
  },
  {
    id: 'operations/mail-text',
    path: '/operations/content/mails/:name',
    handle: page('Mail'),
    lazy: () => import(/* webpackChunkName: "mail-text" */ './routes/mail-text/mail-text.route'),
  },
  {
    id: 'operations/page',
    path: '/operations/content/pages/:slug',
    handle: page('Page'),
    lazy: () => import(/* webpackChunkName: "content-page" */ './routes/content-page/content-page.route'),
  },
]
