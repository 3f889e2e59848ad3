import type { AuditEntry } from '../../src/contract'

/** One version as its publisher left it. */
export interface PublishedVersion {
  version: string
  at: string
  by: string
  notes: string | null
}

/** A part's versions from the audit, the one published last first; versions that were removed are left out. */
export function publishedVersions(history: readonly AuditEntry[], part: string): PublishedVersion[] {
  const removed = new Set(
    history.flatMap(({ action, changes }) =>
      action === 'remove' ? changes.map((one) => `${one.part}@${one.from}`) : [],
    ),
  )
  return history.flatMap(({ action, outcome, at, by, why, changes }) =>
    action === 'publish' && outcome !== 'refused'
      ? changes.flatMap((one) =>
          one.part === part && one.to && !removed.has(`${part}@${one.to}`)
            ? [{ version: one.to, at, by, notes: why }]
            : [],
        )
      : [],
  )
}
