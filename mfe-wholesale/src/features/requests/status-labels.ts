import type { EquipmentStatus } from '@shop/shared-api'

/** Whether the quote was approved, so that it can be ordered. */
export const isApproved = ({ status }: Pick<EquipmentStatus, 'status'>): boolean =>
  ['approved', 'in_production', 'completed'].includes(status)

/** The states of a request as buyers read them. */
export const statusLabels: Record<EquipmentStatus['status'], string> = {
  received: 'Received',
  quoted: 'Quote ready',
  countered: 'Counter-offer sent',
  approved: 'Approved',
  in_production: 'In production',
  completed: 'Completed',
  declined: 'Declined',
}
