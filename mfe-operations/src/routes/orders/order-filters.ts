import type { OrderStatus } from '@shop/shared-api'
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

/** The filters of the order list. */
export const orderFilters: Filter[] = [
  { name: 'email', label: 'Customer’s email', kind: 'text' },
  {
    name: 'status',
    label: 'Status',
    kind: 'select',
    options: [{ value: '', label: 'All statuses' }, ...statuses.map((value) => ({ value, label: labelOf(value) }))],
  },
]
