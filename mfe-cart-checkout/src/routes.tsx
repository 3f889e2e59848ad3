import type { RouteObject } from 'react-router-dom'

/** The pages of this part: everything from the cart to the confirmed order. */
export const routes: RouteObject[] = [
  {
    id: 'cart-checkout/cart',
    path: '/cart',
    handle: { private: true, head: () => ({ title: 'Cart', robots: 'noindex' }) },
    lazy: () => import(/* webpackChunkName: "cart" */ './routes/cart/cart.route'),
  },
]
