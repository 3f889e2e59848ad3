import type { AuditEntry } from '../contract'
import type { ReleaseStore } from '../store/release-store'

/**
 * Versions of a part in the order in which they were published. The numbers do not tell it: a build's version may
 * end in a hash, and a mended old version may come after a new one.
 */
export async function publishedVersions(
  store: ReleaseStore,
  audit: readonly AuditEntry[],
  part: string,
): Promise<string[]> {
  const published = audit
    .filter(({ action }) => action === 'publish')
    .flatMap(({ changes }) =>
      changes.flatMap((change) => (change.part === part && change.to !== null ? [change.to] : [])),
    )
  const place = new Map(published.map((version, index) => [version, index]))
  const versions = await store.listVersions(part)
  return versions.sort((one, other) => (place.get(one) ?? -1) - (place.get(other) ?? -1))
}
