export function ensureInstalled(root: string, say: (line: string) => void): Promise<void>
