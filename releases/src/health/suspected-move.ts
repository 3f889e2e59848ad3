import { isMoveTo, type AuditEntry, type HealthReport, type ReleasePointer } from '../contract'
import {
  countsOf,
  describeFailures,
  findBudgetViolation,
  hasEnoughViews,
  type Budget,
  type EvidenceCounts,
  type UsableReports,
} from './budget'

/** A version that fails although it didn't move. */
export interface FailingVersion {
  part: string
  version: string
}

/** A recent move of another part that the failures began with, and the figures that say so. */
export interface SuspectedMove extends FailingVersion {
  canary: boolean
  why: string
}

interface Move extends Omit<SuspectedMove, 'why'> {
  /** Time of the move, in ms. */
  at: number
}

/**
 * The newest move, still in effect, after which a version began to fail: it was within its budget before, and not any
 * more right afterwards. Undefined when no other part moved since, or too little was seen of a version that is itself
 * new.
 */
export function findSuspectedMove(
  failing: FailingVersion,
  { audit, pointer, reports }: { audit: readonly AuditEntry[]; pointer: ReleasePointer; reports: UsableReports },
  budget: Budget,
): SuspectedMove | undefined {
  const ownMove = lastMoveTo(audit, failing)
  const countsIn = (from: number, to: number): EvidenceCounts => {
    const within = (all: readonly HealthReport[]) =>
      all.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < to)
    const count = (all: readonly HealthReport[]) => countsOf(within(all), failing.part, failing.version)
    return { renders: count(reports.renders), browsers: count(reports.browsers) }
  }
  for (const move of movesSince(audit, pointer, failing.part, Math.max(ownMove, Date.now() - budget.suspectMs))) {
    const before = countsIn(ownMove, move.at)
    const isOwnFaultPossible = Date.now() - ownMove < budget.bakeMs && !hasEnoughViews(before, budget)
    if (isOwnFaultPossible) continue
    const first = countsIn(move.at, move.at + budget.windowMs)
    if (hasEnoughViews(first, budget) && !findBudgetViolation(first, before, budget)) continue
    const violation = findBudgetViolation(countsIn(move.at, Infinity), before, budget)
    if (!violation) continue
    const name = `${failing.part} ${failing.version}`
    const why = `${name}, which did not move, fails since then: ${violation}; before, ${describeFailures(before)}`
    return { part: move.part, version: move.version, canary: move.canary, why }
  }
  return undefined
}

/** When a version last went live, in ms; 0 if the audit log doesn't say. */
function lastMoveTo(audit: readonly AuditEntry[], version: FailingVersion): number {
  const entry = audit.findLast(isMoveTo(version))
  return entry ? Date.parse(entry.at) : 0
}

/** Promotions and canaries of other parts since a time that are still in effect, newest first. */
function movesSince(audit: readonly AuditEntry[], pointer: ReleasePointer, part: string, since: number): Move[] {
  return audit
    .filter(({ action, revision, at, changes }) => {
      const isMove = (action === 'promote' || action === 'canary') && revision !== null
      return isMove && Date.parse(at) > since && !changes.some((change) => change.part === part)
    })
    .reverse()
    .flatMap(({ action, at, changes }) => {
      const canary = action === 'canary'
      const change = changes.find(({ part: moved, to }) => {
        const now = pointer.parts[moved]
        return to !== null && (canary ? now?.canary?.version : now?.live) === to
      })
      return change?.to ? [{ part: change.part, version: change.to, canary, at: Date.parse(at) }] : []
    })
}
