import { tookEffect, type AuditEntry, type ReleasePointer } from '../contract'
import type { Guard } from '../contract/guard'

/** A guarded promotion that has not ended. */
export interface GuardState {
  part: string
  live: string
  candidate: string
  /** Share of visitors who get the candidate now, and its index in the plan. */
  percent: number
  stage: number
  guard: Guard
  startedAt: string
  /** When this stage began or was resumed. */
  since: string
  paused: { at: string; by: string; why: string } | null
}

const moves: readonly AuditEntry['action'][] = ['promote', 'rollback', 'canary', 'abort', 'repair']

/**
 * The guarded promotion of a part, from the audit log and the pointer alone: it continues after a restart, and ends with
 * any other move of the part.
 */
export function guardState(
  audit: readonly AuditEntry[],
  pointer: Pick<ReleasePointer, 'parts'>,
  part: string,
): GuardState | null {
  const { live, canary } = pointer.parts[part] ?? {}
  if (live === undefined || !canary) return null
  const isOfPart = ({ changes }: AuditEntry) => changes.some((change) => change.part === part)
  const own = audit.filter((entry) => isOfPart(entry) && tookEffect(entry))
  const move = own.findLast(({ action, revision }) => revision !== null && moves.includes(action))
  if (move?.action !== 'canary' || !move.guard) return null
  const { guard } = move
  const stage = guard.stages.indexOf(canary.percent)
  if (stage < 0 || !move.changes.some(({ to }) => to === canary.version)) return null
  const first = own.find((entry) => entry.guard?.id === guard.id) ?? move
  const change = own.findLast(({ action, seq }) => seq > move.seq && (action === 'pause' || action === 'resume'))
  return {
    part,
    live,
    candidate: canary.version,
    percent: canary.percent,
    stage,
    guard,
    startedAt: first.at,
    since: change?.action === 'resume' ? change.at : move.at,
    paused: change?.action === 'pause' ? { at: change.at, by: change.by, why: change.why ?? '' } : null,
  }
}

/** The guarded promotions of all parts. */
export function guardStates(audit: readonly AuditEntry[], pointer: Pick<ReleasePointer, 'parts'>): GuardState[] {
  return Object.keys(pointer.parts).flatMap((part) => guardState(audit, pointer, part) ?? [])
}
