/** Why somebody cancels, as the API names it and as people say it. */
export const cancelReasons = [
  { value: 'changed_mind', label: 'I changed my mind' },
  { value: 'ordered_by_mistake', label: 'I ordered by mistake' },
  { value: 'found_cheaper', label: 'I found it cheaper' },
  { value: 'too_slow', label: 'It takes too long' },
  { value: 'other', label: 'Something else' },
] as const

/** A reason's name on the wire. */
export type CancelReason = (typeof cancelReasons)[number]['value']

/** A note of an order's step in words: reasons of cancelling are noted by their names. */
export const noteWords = (note: string | null): string | null =>
  cancelReasons.find(({ value }) => value === note)?.label ?? note
