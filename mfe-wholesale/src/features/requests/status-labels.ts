import type { EquipmentStatus } from '@shop/shared-api'

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
