declare global {
  /** `part@version`, read by the loaders of all parts. */
  var shopFallbacks: Set<string> | undefined
}

/**
 * Marks a version as one that replaces a failed version in this page. Its loader then requests chunks by version instead
 * of by content: addresses by content may be the ones that failed.
 */
export function markFallback(part: string, version: string): void {
  globalThis.shopFallbacks ??= new Set()
  globalThis.shopFallbacks.add(`${part}@${version}`)
}
