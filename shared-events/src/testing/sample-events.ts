import { defineEvents } from '../event-map'

declare module '../event-map' {
  interface EventMap {
    'cart/changed': { count: number; subtotal: number }
    'cart/line-added': { title: string; quantity: number }
    'wishlist/changed': { count: number; productIds: readonly string[] }
    'session/changed': { user: { username: string; role: 'customer' | 'wholeseller' } | null }
    'session/ended': { reason: 'logout' | 'unauthorized' }
  }

  interface RetainedEvents {
    'cart/changed': true
    'wishlist/changed': true
    'session/changed': true
  }
}

defineEvents({
  'cart/changed': { owner: 'cart-checkout', retained: true, crossTab: true },
  'cart/line-added': { owner: 'cart-checkout', retained: false, crossTab: false },
  'wishlist/changed': { owner: 'catalogue', retained: true, crossTab: true },
  'session/changed': { owner: 'account', retained: true, crossTab: true },
  'session/ended': { owner: 'account', retained: false, crossTab: true },
})
