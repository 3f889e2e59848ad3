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
const payments = ['pending', 'paid', 'invoice', 'failed', 'refunded']

const choices = (all: string, values: readonly string[]) => [
  { value: '', label: all },
  ...values.map((value) => ({ value, label: labelOf(value) })),
]

/** The filters of the order list. */
export const orderFilters: Filter[] = [
  { name: 'text', label: 'Search', kind: 'text' },
  { name: 'status', label: 'Status', kind: 'select', options: choices('All statuses', statuses) },
  { name: 'payment', label: 'Payment', kind: 'select', options: choices('All payments', payments) },
  { name: 'from', label: 'From', kind: 'date' },
  { name: 'to', label: 'Until', kind: 'date' },
]
