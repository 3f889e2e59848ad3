import type { IconName } from '@shop/shared-ui'
import { links as wholesaleLinks } from '@shop/wholesale-contract'

interface SettingsEntry {
  to: string
  label: string
  icon: IconName
}

/** The account's pages in navigation order, shared by the side navigation and the phone's sheet. */
export const settingsEntries: readonly SettingsEntry[] = [
  { to: '/settings/profile', label: 'Account', icon: 'user' },
  { to: '/settings/update-password', label: 'Password', icon: 'lock' },
  { to: '/settings/order', label: 'Order', icon: 'box' },
  { to: '/settings/order-track', label: 'Order Track', icon: 'truck' },
  { to: '/settings/payment-methods', label: 'Payment', icon: 'card' },
]

/** The entry of approved wholesalers. */
export const wholesaleEntry: SettingsEntry = { to: wholesaleLinks.desk(), label: 'Wholesale desk', icon: 'barcode' }
