import type { IconName } from '@shop/shared-ui'

/** The account's pages in navigation order, shared by the side navigation and the phone's sheet. */
export const settingsEntries: readonly { to: string; label: string; icon: IconName }[] = [
  { to: '/settings/profile', label: 'Account', icon: 'user' },
  { to: '/settings/update-password', label: 'Password', icon: 'lock' },
  { to: '/settings/order', label: 'Order', icon: 'box' },
  { to: '/settings/order-track', label: 'Order Track', icon: 'truck' },
  { to: '/settings/payment-methods', label: 'Payment', icon: 'card' },
]
