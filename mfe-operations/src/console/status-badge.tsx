import { Badge } from '@shop/shared-ui'
import { labelOf } from './labels'

const tones: Record<string, 'ink' | 'success' | 'warning'> = {
  new: 'warning',
  pending: 'warning',
  on_hold: 'warning',
  due: 'ink',
  overdue: 'warning',
  part_paid: 'ink',
  failed: 'warning',
  confirmed: 'ink',
  processing: 'ink',
  received: 'ink',
  read: 'ink',
  answered: 'success',
  paid: 'success',
  partly_shipped: 'ink',
  shipped: 'success',
  delivered: 'success',
  approved: 'success',
  active: 'success',
  published: 'success',
  scheduled: 'ink',
  ships: 'success',
  shown: 'success',
}

/** A status with its tone; what is over has none. */
export function StatusBadge({ status }: { status: unknown }) {
  return <Badge $tone={tones[String(status)] ?? 'outline'}>{labelOf(status)}</Badge>
}
