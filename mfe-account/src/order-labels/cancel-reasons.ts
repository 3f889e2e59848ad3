/** Cancellation reasons: the API's value with its label. */
export const cancelReasons = [
  { value: 'changed_mind', label: 'I changed my mind' },
  { value: 'ordered_by_mistake', label: 'I ordered by mistake' },
  { value: 'found_cheaper', label: 'I found it cheaper' },
  { value: 'too_slow', label: 'It takes too long' },
  { value: 'other', label: 'Something else' },
] as const

/** A cancellation reason as the API names it. */
export type CancelReason = (typeof cancelReasons)[number]['value']

/** Formats an event's note; a cancellation reason becomes its label. */
export const formatNote = (note: string | null): string | null =>
  cancelReasons.find(({ value }) => value === note)?.label ?? note
