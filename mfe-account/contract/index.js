import { defineEvents } from '@shop/shared-events'

defineEvents({
  'session/changed': { owner: 'account', retained: true, crossTab: true },
  'session/started': { owner: 'account', retained: false, crossTab: false },
  'session/ended': { owner: 'account', retained: false, crossTab: true },
})

export const isApprovedWholesaler = (user) => user?.role === 'wholeseller' && user.isVerified

export const links = {
  login: (next) => (next ? `/login?next=${encodeURIComponent(next)}` : '/login'),
  signUp: () => '/signup',
  profile: () => '/settings/profile',
  orders: () => '/settings/order',
  trackOrder: () => '/track-order',
}
