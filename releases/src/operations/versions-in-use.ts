import { tookEffect, type AuditEntry, type ReleasePointer } from '../contract'
import { liveStack } from './live-stack'

const DAY_MS = 86_400_000
/** Number of earlier versions that are always available for rollbacks. */
const MIN_ROLLBACK_VERSIONS = 5

/** The pointer and the audit log, by which a version is in use. */
export interface UsageRecords {
  pointer: ReleasePointer
  audit: readonly AuditEntry[]
}

/**
 * Versions of a part that visitors, rollbacks or open tabs need: named by the pointer, rollback targets, and those that
 * were live or a canary within the days given.
 */
export function versionsInUse(
  { pointer, audit }: UsageRecords,
  part: string,
  { liveDays, now }: { liveDays: number; now: number },
): Set<string> {
  const current = pointer.parts[part]
  const moves = audit.filter(({ revision }) => revision !== null)
  const since = now - liveDays * DAY_MS
  return new Set(
    [
      current?.live,
      current?.lastKnownGood,
      current?.canary?.version,
      ...liveStack(audit, part).slice(-MIN_ROLLBACK_VERSIONS - 1),
      ...versionsNamedSince(moves, part, since),
      ...endedCanaries(moves, part, since),
    ].filter((version) => version != null),
  )
}

/** Versions that entries since then name; one that a move replaced was live until that move. */
export function versionsNamedSince(audit: readonly AuditEntry[], part: string, since: number): string[] {
  return audit
    .filter((entry) => tookEffect(entry) && Date.parse(entry.at) >= since)
    .flatMap(({ changes }) => changes)
    .flatMap(({ part: named, from, to }) => (named === part ? [from, to] : []))
    .filter((version) => version !== null)
}

/** Canaries that ended since then; the move that ended them may only name other versions. */
function endedCanaries(moves: readonly AuditEntry[], part: string, since: number): string[] {
  let running: string | undefined
  const ended: string[] = []
  for (const { at, changes } of moves) {
    for (const { to, percent } of changes.filter((change) => change.part === part)) {
      if (running !== undefined && Date.parse(at) >= since) ended.push(running)
      running = percent === undefined ? undefined : String(to)
    }
  }
  return ended
}
