import type { OrderReturn } from '@shop/shared-api'

/** Reasons for returning: the API's value with its label. */
export const returnReasons: { value: OrderReturn['reason']; label: string }[] = [
  { value: 'too_small', label: 'Too small' },
  { value: 'too_large', label: 'Too large' },
  { value: 'not_as_described', label: 'Not as described' },
  { value: 'damaged', label: 'Damaged or faulty' },
  { value: 'changed_mind', label: 'I changed my mind' },
  { value: 'other', label: 'Something else' },
]

/** Where a return is, in words. */
export const returnStatusLabels: Record<OrderReturn['status'], string> = {
  requested: 'Requested: we will answer by email',
  approved: 'Approved: please send it to us',
  declined: 'Declined',
  received: 'Received and inspected',
  refunded: 'Refunded',
  exchanged: 'Exchanged',
  closed: 'Closed',
}
