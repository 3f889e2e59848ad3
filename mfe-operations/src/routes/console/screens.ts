import type { NavigationEntry } from '../../console/navigation'
import { InboxBadge } from '../../features/inbox-counts/inbox-counts'

/** A screen with the operation that it needs; all may open one without. */
export interface ConsoleScreen extends NavigationEntry {
  operation?: string
}

/** The console's screens, in the order of their use. */
export const screens: ConsoleScreen[] = [
  { path: '/operations', label: 'Today', icon: 'home', end: true },
  { path: '/operations/orders', label: 'Orders', icon: 'box', operation: 'orders.list' },
  { path: '/operations/returns', label: 'Returns', icon: 'returns', operation: 'returns.list' },
  { path: '/operations/inbox', label: 'Inbox', icon: 'mail', operation: 'messages.list', Mark: InboxBadge },
  { path: '/operations/customers', label: 'Customers', icon: 'heart', operation: 'customers.list' },
  { path: '/operations/companies', label: 'Companies', icon: 'user', operation: 'applications.list' },
  { path: '/operations/products', label: 'Products', icon: 'bag', operation: 'products.list' },
  { path: '/operations/quotes', label: 'Quotes', icon: 'edit', operation: 'equipment.list' },
  { path: '/operations/selling', label: 'Selling', icon: 'star', operation: 'coupons.list' },
  { path: '/operations/content', label: 'Content', icon: 'image', operation: 'pages.list' },
  { path: '/operations/stock', label: 'Stock', icon: 'barcode', operation: 'stock.list' },
  { path: '/operations/reports', label: 'Reports', icon: 'card', operation: 'reports.sales' },
  { path: '/operations/settings', label: 'Settings', icon: 'edit', operation: 'settings.get' },
  { path: '/operations/staff', label: 'Staff', icon: 'lock', operation: 'staff.list' },
  { path: '/operations/audit', label: 'Audit', icon: 'clock', operation: 'audit.list' },
]
