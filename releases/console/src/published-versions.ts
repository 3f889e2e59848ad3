import type { AuditEntry } from '../../src/contract'

/** One published version; author and time are missing for versions published before the audit log starts. */
export interface PublishedVersion {
  version: string
  published?: { at: string; by: string }
  notes: string | null
}

/** A part's published versions from the audit log, newest first, without removed ones. */
export function publishedVersions(history: readonly AuditEntry[], part: string): PublishedVersion[] {
  const removed = new Set<string | null>()
  const listed = new Set<string>()
  return history.flatMap(({ action, outcome, at, by, why, changes }) => {
    const own = outcome === 'refused' ? [] : changes.filter((change) => change.part === part)
    if (action === 'remove') own.forEach(({ from }) => removed.add(from))
    if (action !== 'publish') return []
    return own.flatMap(({ to }) => {
      if (!to || removed.has(to) || listed.has(to)) return []
      listed.add(to)
      return [{ version: to, published: { at, by }, notes: why }]
    })
  })
}
