export const oldestNode: string
export function nodeVersionProblem(version: string, oldest?: string): string | null
