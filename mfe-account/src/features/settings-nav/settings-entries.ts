import type { IconName } from '@shop/shared-ui'

/** The account's pages in the order of its navigation, beside the page and in the phone's sheet alike. */
export const settingsEntries: readonly { to: string; label: string; icon: IconName }[] = [
  { to: '/settings/profile', label: 'Account', icon: 'user' },
  { to: '/settings/update-password', label: 'Password', icon: 'lock' },
  { to: '/settings/order', label: 'Order', icon: 'box' },
  { to: '/settings/order-track', label: 'Order Track', icon: 'truck' },
  { to: '/settings/payment-methods', label: 'Payment', icon: 'card' },
]
