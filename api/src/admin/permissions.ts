import { may, needsProof, type StaffArea, type StaffPermission, type StaffRole } from '@shop/shared-api/staff'
import { Failure } from '../failure'
import type { OperationName } from './operations'

const read = (area: StaffArea): StaffPermission => ({ area, changes: false })
const change = (area: StaffArea): StaffPermission => ({ area, changes: true })

/** What each operation needs of a member of staff. The command on the server may do all. */
export const permissions: Record<OperationName, StaffPermission> = {
  'orders.list': read('orders'),
  'orders.show': read('orders'),
  'orders.move': change('orders'),
  'orders.hold': change('orders'),
  'orders.resume': change('orders'),
  'orders.cancel': change('money'),
  'orders.refund': change('money'),
  'orders.return': change('money'),
  'parcels.add': change('orders'),
  'parcels.move': change('orders'),
  'parcels.event': change('orders'),
  'mails.stuck': read('orders'),
  'mails.retry': change('orders'),
  'stock.list': read('stock'),
  'stock.set': change('stock'),
  'stock.history': read('stock'),
  'products.list': read('catalogue'),
  'products.show': read('catalogue'),
  'products.save': change('catalogue'),
  'products.duplicate': change('catalogue'),
  'products.archive': change('catalogue'),
  'catalogue.categories': read('catalogue'),
  'catalogue.export': read('catalogue'),
  'catalogue.import': change('catalogue'),
  'categories.import': change('catalogue'),
  'size-charts.import': change('catalogue'),
  'pictures.list': read('catalogue'),
  'pictures.add': change('catalogue'),
  'pictures.change': change('catalogue'),
  'pictures.remove': change('catalogue'),
  'photographs.list': read('catalogue'),
  'photographs.add': change('catalogue'),
  'photographs.edit': change('catalogue'),
  'photographs.reorder': change('catalogue'),
  'photographs.remove': change('catalogue'),
  'codes.batches': read('catalogue'),
  'codes.show': read('catalogue'),
  'codes.export': read('catalogue'),
  'codes.import': change('catalogue'),
  'codes.make': change('catalogue'),
  'codes.remove': change('catalogue'),
  'pages.list': read('content'),
  'pages.show': read('content'),
  'pages.export': read('content'),
  'pages.preview': read('content'),
  'pages.add': change('content'),
  'pages.edit': change('content'),
  'pages.publish': change('content'),
  'pages.withdraw': change('content'),
  'faqs.list': read('content'),
  'faqs.show': read('content'),
  'faqs.export': read('content'),
  'faqs.preview': read('content'),
  'faqs.edit': change('content'),
  'inbox.counts': read('inbox'),
  'messages.list': read('inbox'),
  'messages.show': read('inbox'),
  'messages.move': change('inbox'),
  'messages.answer': change('inbox'),
  'messages.assign': change('inbox'),
  'reports.list': read('inbox'),
  'reports.show': read('inbox'),
  'reports.move': change('inbox'),
  'reports.answer': change('inbox'),
  'reports.assign': change('inbox'),
  'reports.sales': read('orders'),
  'reports.stock-value': read('stock'),
  'ratings.list': read('inbox'),
  'ratings.show': read('inbox'),
  'ratings.publish': change('inbox'),
  'ratings.decline': change('inbox'),
  'ratings.reply': change('inbox'),
  'ratings.import': change('inbox'),
  'applications.list': read('companies'),
  'applications.show': read('companies'),
  'applications.approve': change('companies'),
  'applications.decline': change('companies'),
  'wholesellers.list': read('companies'),
  'wholesellers.promote': change('companies'),
  'wholesellers.demote': change('companies'),
  'companies.set-terms': change('companies'),
  'equipment.list': read('companies'),
  'equipment.show': read('companies'),
  'equipment.quote': change('companies'),
  'equipment.move': change('companies'),
  'coupons.list': read('selling'),
  'coupons.create': change('selling'),
  'coupons.change': change('selling'),
  'coupons.end': change('selling'),
  'tiers.list': read('selling'),
  'tiers.add': change('selling'),
  'tiers.change': change('selling'),
  'tiers.remove': change('selling'),
  'sales.list': read('selling'),
  'states.list': read('selling'),
  'states.change': change('selling'),
  'states.import': change('selling'),
  'customers.list': read('customers'),
  'customers.show': read('customers'),
  'customers.lock': change('customers'),
  'customers.unlock': change('customers'),
  'customers.export': change('customers'),
  'customers.delete': { ...change('customers'), proof: true },
  'sessions.end': change('customers'),
  'sessions.end-all': change('customers'),
  'settings.get': read('settings'),
  'settings.set': change('settings'),
  'settings.change': change('settings'),
  'demo.remove': change('staff'),
  'shop.init': change('staff'),
  'staff.list': read('staff'),
  'staff.invite': change('staff'),
  'staff.change': change('staff'),
  'staff.disable': change('staff'),
  'staff.sign-out': change('staff'),
  'audit.list': read('audit'),
}

/** The operations that a member of staff of this role may run. */
export const operationsOf = (role: StaffRole): OperationName[] =>
  (Object.keys(permissions) as OperationName[]).filter((name) => may(role, permissions[name]))

/**
 * Throws 403 unless the role may run the operation, with the code `reauthenticate` if it may once the password was
 * given within the last ten minutes.
 */
export function requirePermission(name: OperationName, { role, isProven }: { role: StaffRole; isProven: boolean }) {
  const permission = permissions[name]
  if (!may(role, permission)) {
    throw new Failure(403, 'forbidden', 'Your role does not allow this. An owner of the shop can change your role.')
  }
  if (needsProof(permission) && !isProven) {
    throw new Failure(403, 'reauthenticate', 'Please enter your password again.')
  }
}
