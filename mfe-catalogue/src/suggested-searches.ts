/** The suggested searches of the specification, for any shop. */
export const suggestedSearches = ['belt', 'shirts', 'gloves', 'boxing', 'ninja'] as const
