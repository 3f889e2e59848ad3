/** The suggested searches of the specification, whatever a shop sells. */
export const suggestedSearches = ['belt', 'shirts', 'gloves', 'boxing', 'ninja'] as const
