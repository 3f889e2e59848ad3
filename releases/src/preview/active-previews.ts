import { refusalsOf, tookEffect, type AuditEntry } from '../contract'

/** A preview with a working link. */
export interface ActivePreview {
  id: string
  /** With the channel that it was requested for. */
  versions: { part: string; version: string; channel?: string }[]
  at: string
  until: string
  by: string
  role: string
  why: string | null
  /** Why the gate would refuse a promotion of these versions. */
  refusals: string[]
}

/** The previews of the audit log that have neither expired nor been revoked, newest first. */
export function activePreviews(audit: readonly AuditEntry[], now = new Date()): ActivePreview[] {
  const revoked = new Set(audit.flatMap(({ action, preview }) => (action === 'revoke' && preview ? [preview.id] : [])))
  return audit
    .flatMap((entry): ActivePreview[] => {
      const { action, preview, changes, at, by, role, why, findings } = entry
      if (action !== 'preview' || !preview || !tookEffect(entry)) return []
      if (revoked.has(preview.id) || new Date(preview.until) <= now) return []
      const versions = changes.flatMap(({ part, to, channel }) =>
        to === null ? [] : [{ part, version: to, ...(channel !== undefined && { channel }) }],
      )
      return [{ ...preview, versions, at, by, role, why, refusals: refusalsOf(findings) }]
    })
    .reverse()
}
