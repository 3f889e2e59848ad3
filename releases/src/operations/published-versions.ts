import type { AuditEntry } from '../contract'
import type { ReleaseStore } from '../store/release-store'

/**
 * Versions of a part in order of publication. Version numbers have no order: they may end in a hash, and a fixed old
 * version may follow a new one.
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
  const order = new Map(published.map((version, index) => [version, index]))
  const versions = await store.listVersions(part)
  return versions.sort((a, b) => (order.get(a) ?? -1) - (order.get(b) ?? -1))
}
