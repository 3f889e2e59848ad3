/** The suggested searches of the specification. */
export const suggestedSearches = ['belt', 'shirts', 'gloves', 'boxing', 'ninja'] as const
