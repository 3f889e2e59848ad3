/** The words that the spec suggests to searchers. */
export const suggestedSearches = ['belt', 'shirts', 'gloves', 'boxing', 'ninja'] as const
