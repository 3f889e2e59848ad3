import type { ReleaseSet } from '@shop/shared-api/contract'

/** Hash of no possible file: a script that is not in the release set is refused by the browser. */
const impossibleHash = `sha384-${'A'.repeat(64)}`

/**
 * Installs `shopIntegrity` on globalThis, which returns the hash of each entry, and of chunks for parts with
 * entries that don't contain their chunk hashes. Looks up absolute paths. A part from a dev server has no hashes.
 */
export function installIntegrity(set: ReleaseSet): void {
  const hashes = new Map<string, string>()
  for (const part of Object.values(set.parts)) {
    for (const [path, hash] of [
      ...Object.entries(part.integrity),
      ...Object.entries(part.lastKnownGood?.integrity ?? {}),
    ]) {
      hashes.set(path, hash)
    }
  }
  const devServers = new Set(
    Object.values(set.parts).flatMap(({ entry }) => (entry.startsWith('http') ? new URL(entry).origin : [])),
  )
  const integrityOf = (url: string) => {
    const { origin, pathname } = new URL(url, location.origin)
    return devServers.has(origin) ? '' : (hashes.get(pathname) ?? impossibleHash)
  }
  Object.defineProperty(globalThis, 'shopIntegrity', { value: integrityOf, configurable: true })
}

/** The expected hash of a script by its URL; empty on a dev server, where scripts keep changing. */
export function integrityOf(url: string): string {
  return (globalThis as { shopIntegrity?: (url: string) => string }).shopIntegrity?.(url) ?? ''
}
