/** The words that the spec suggests to searchers. */
export const searchWords = ['belt', 'shirts', 'gloves', 'boxing', 'ninja'] as const
