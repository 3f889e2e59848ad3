import type { AuditEntry } from '../../src/contract'

/** One version as its publisher left it; by whom and when is not told of what was published before the audit begins. */
export interface PublishedVersion {
  version: string
  published?: { at: string; by: string }
  notes: string | null
}

/** A part's versions from the audit, the one published last first; versions that were removed since are left out. */
export function publishedVersions(history: readonly AuditEntry[], part: string): PublishedVersion[] {
  const removed = new Set<string | null>()
  return history.flatMap(({ action, outcome, at, by, why, changes }) => {
    const own = outcome === 'refused' ? [] : changes.filter((change) => change.part === part)
    if (action === 'remove') own.forEach(({ from }) => removed.add(from))
    if (action !== 'publish') return []
    return own.flatMap(({ to }) => (to && !removed.has(to) ? [{ version: to, published: { at, by }, notes: why }] : []))
  })
}
