import type { Order, OrderStatus } from '@shop/shared-api'
import { labelOf } from '../../console/labels'
import type { Filter } from '../../table/filters'

const statuses: OrderStatus[] = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'on_hold',
  'cancelled',
  'returned',
]

const payments: Order['payment_status'][] = ['pending', 'paid', 'invoice', 'failed', 'refunded']

/** The filters of the order list. */
export const orderFilters: Filter[] = [
  { name: 'text', label: 'Number, email or name', kind: 'text' },
  {
    name: 'status',
    label: 'Status',
    kind: 'select',
    options: [{ value: '', label: 'All statuses' }, ...statuses.map((value) => ({ value, label: labelOf(value) }))],
  },
  {
    name: 'payment',
    label: 'Payment',
    kind: 'select',
    options: [{ value: '', label: 'All payments' }, ...payments.map((value) => ({ value, label: labelOf(value) }))],
  },
  { name: 'from', label: 'Placed from', kind: 'date' },
  { name: 'to', label: 'Placed until', kind: 'date' },
]
