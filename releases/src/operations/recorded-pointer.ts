import type { AuditEntry, ReleasePointer } from '../contract'
import { parsePointer } from '../store/pointer-text'
import { liveStack, promoted, rolledBack } from './live-stack'

type Parts = ReleasePointer['parts']

/** The pointer that the audit log records last, null before the first move. */
export function recordedPointer(audit: readonly AuditEntry[]): ReleasePointer | null {
  const last = audit.findLast(({ revision }) => revision !== null)
  if (!last || last.revision === null) return null
  if (last.pointer !== undefined) return parsePointer({ payload: last.pointer })
  return { schema: 1, revision: last.revision, movedAt: last.at, parts: replay(audit) }
}

/** Entries of older registries name only the versions that moved. */
function replay(audit: readonly AuditEntry[]): Parts {
  const parts: Parts = {}
  audit.forEach((entry, index) => {
    if (entry.revision === null) return
    for (const change of entry.changes) {
      const moved = movedPart(entry.action, change, parts[change.part], liveStack(audit.slice(0, index), change.part))
      if (moved) parts[change.part] = moved
    }
  })
  return parts
}

function movedPart(
  action: AuditEntry['action'],
  { from, to, percent }: AuditEntry['changes'][number],
  now: Parts[string] | undefined,
  stack: readonly string[],
): Parts[string] | undefined {
  if (to === null) return now
  if (action === 'promote') return { live: to, lastKnownGood: promoted(stack, to).at(-2) ?? from, canary: null }
  if (action === 'rollback') return { live: to, lastKnownGood: rolledBack(stack, to).at(-2) ?? null, canary: null }
  if (action === 'canary') return now && { ...now, canary: { version: to, percent: percent ?? 0 } }
  return now && { ...now, canary: null }
}
