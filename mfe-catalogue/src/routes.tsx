import type { RouteObject } from 'react-router-dom'
import { startWishlistSync } from './features/wishlist/wishlist-sync'

/** The routes of this remote. Each loads its own chunk, named after the second part of its ID. */
export const routes: RouteObject[] = [
  {
    id: 'catalogue/home',
    path: '/',
    lazy: () => import(/* webpackChunkName: "home" */ './routes/home/home.route'),
  },
  {
    // One screen for three URLs, so that it stays mounted between them.
    id: 'catalogue/shop',
    lazy: () => import(/* webpackChunkName: "shop" */ './routes/shop/shop.route'),
    children: [
      { id: 'catalogue/shop/all', path: '/shop', element: null },
      { id: 'catalogue/shop/category', path: '/product/list/:slug', element: null },
      { id: 'catalogue/shop/sale', path: '/product-sales', element: null },
    ],
  },
  {
    id: 'catalogue/product',
    path: '/shop/:id',
    lazy: () => import(/* webpackChunkName: "product" */ './routes/product/product.route'),
  },
  {
    id: 'catalogue/wishlist',
    path: '/wishlist',
    lazy: () => import(/* webpackChunkName: "wishlist" */ './routes/wishlist/wishlist.route'),
  },
  {
    id: 'catalogue/size-guide',
    path: '/size-guide',
    lazy: () => import(/* webpackChunkName: "size-guide" */ './routes/size-guide/size-guide.route'),
  },
  {
    id: 'catalogue/authenticity',
    path: '/product/authenticity',
    lazy: () => import(/* webpackChunkName: "authenticity" */ './routes/authenticity/authenticity.route'),
  },
]

startWishlistSync()
