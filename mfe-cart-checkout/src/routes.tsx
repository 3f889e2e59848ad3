import type { RouteObject } from 'react-router-dom'

const ownPage = (title: string) => ({ private: true, head: () => ({ title, robots: 'noindex' }) })

/** The pages of this part, from the cart to the confirmed order. */
export const routes: RouteObject[] = [
  {
    id: 'cart-checkout/cart',
    path: '/cart',
    handle: ownPage('Cart'),
    lazy: () => import(/* webpackChunkName: "cart" */ './routes/cart/cart.route'),
  },
  {
    id: 'cart-checkout/shipment',
    path: '/shipment',
    handle: ownPage('Shipment'),
    lazy: () => import(/* webpackChunkName: "shipment" */ './routes/shipment/shipment.route'),
  },
  {
    id: 'cart-checkout/payment',
    path: '/payment',
    handle: ownPage('Payment'),
    lazy: () => import(/* webpackChunkName: "payment" */ './routes/payment/payment.route'),
  },
  {
    id: 'cart-checkout/checkout',
    path: '/checkout',
    handle: ownPage('Checkout'),
    lazy: () => import(/* webpackChunkName: "checkout" */ './routes/checkout/checkout.route'),
  },
  {
    id: 'cart-checkout/confirmation',
    path: '/order/:id/confirmation',
    handle: ownPage('Order confirmation'),
    lazy: () => import(/* webpackChunkName: "confirmation" */ './routes/confirmation/confirmation.route'),
  },
]
