export function missingPackages(root: string, options?: { omitDev?: boolean }): string[]
export function hasDevPackages(root: string): boolean
