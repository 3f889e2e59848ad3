import { isMoveTo, type AuditEntry, type ReleasePointer } from '../contract'
import { abortCanary } from '../operations/abort-canary'
import { digestOf } from '../operations/blocked-releases'
import { readPointer } from '../operations/read-pointer'
import { auditDraft, type Actor, type RegistryContext } from '../operations/registry-context'
import { rollback } from '../operations/rollback'
import { ReleaseError } from '../release-error'
import { findBudgetViolation, countsOf, usableReports, defaultBudget, type Budget, type UsableReports } from './budget'
import type { HealthLog } from './health-log'
import { findSuspectedMove, type FailingVersion } from './suspected-move'

/** The actor of automatic moves in the audit log. */
const watchdogActor: Actor = { by: 'health watch', role: 'health' }

const MAX_MOVES_PER_HOUR = 3
const HOUR_MS = 60 * 60_000
/** After another part was rolled back for its failures, a version is not judged for this time: tabs are still open. */
const RECOVERY_MS = 2 * 60_000

interface WatchdogOptions {
  healthLog: HealthLog
  budget?: Budget
  log: { error(details: object, message: string): void; warn(details: object, message: string): void }
}

interface Suspect {
  part: string
  version: string
  canary: boolean
  why: string
  /** The version that fails because of this one. */
  failing?: FailingVersion
}

/**
 * Checks once for versions over budget: a canary is aborted, a recent version is rolled back with everything promoted
 * in the same move, and its content is blocked. When a version fails that didn't move, the move of another part that it
 * began with is undone first. It acts once per version, so that a version which a release manager
 * promotes again stays. Skipped rollbacks go to the log and the audit log.
 */
export function watchdog(context: RegistryContext, { healthLog, budget = defaultBudget, log }: WatchdogOptions) {
  /** Versions already reported as skipped, to log them once; false for those that can't be rolled back. */
  const settled = new Map<string, boolean>()

  /** Returns false when the version can't be rolled back. */
  async function act(suspect: Suspect, audit: readonly AuditEntry[]): Promise<boolean> {
    const { part, version, canary, why, failing: victim } = suspect
    const document = await context.store.getRelease(part, version)
    if (!document) return false
    const digest = digestOf(document.payload)
    const key = `${part}@${version} ${digest}`
    const isHandled = settled.get(key)
    if (isHandled !== undefined) return isHandled
    const failing = `${part} ${version} fails: ${why}`
    if (wasRolledBack(audit, digest)) {
      settled.set(key, true)
      log.warn(
        { part, version, why },
        'error budget exceeded again after a manual promotion; automatic rollback skipped',
      )
      return alert(audit, { part, version, why: `${failing}, and stays: a release manager promoted it again` })
    }
    // Not settled: it may act again once the hour is over.
    if (countRecentMoves(audit, part) >= MAX_MOVES_PER_HOUR) {
      if (isAlerted(audit, part, version)) return true
      log.error(
        { part, version, why },
        'error budget exceeded, and the hourly limit of automatic rollbacks is reached; investigate',
      )
      return alert(audit, {
        part,
        version,
        why: `${failing}, and stays: ${MAX_MOVES_PER_HOUR} were rolled back within an hour`,
      })
    }
    const blocks = [{ part, version, digest }]
    const reason = `${part} ${version} was rolled back automatically: ${why}`
    try {
      const cause = { blocks, failing: victim }
      if (canary) await abortCanary(context, watchdogActor, { part, why: reason }, cause)
      else await rollback(context, watchdogActor, { targets: targetsOf(audit, part, version), why: reason }, cause)
      log.warn({ part, version, why }, 'rolled back a version that exceeded its error budget')
    } catch (error) {
      if (error instanceof ReleaseError && error.kind === 'conflict') return true
      settled.set(key, false)
      log.error({ part, version, why, err: error }, 'could not roll back a version that exceeded its error budget')
      const failed = `${part} ${version} fails: ${why}, and could not be rolled back: ${(error as Error).message}`
      await alert(await context.store.listAudit(), { part, version, why: failed })
      return false
    }
    return true
  }

  /** Adds an audit entry, which console, command line and status page show; once an hour for each version. */
  async function alert(audit: readonly AuditEntry[], { part, version, why }: Omit<Suspect, 'canary'>): Promise<true> {
    if (isAlerted(audit, part, version)) return true
    const changes = [{ part, from: version, to: version }]
    await context.store.appendAudit(auditDraft(watchdogActor, { action: 'rollback', outcome: 'refused', why, changes }))
    return true
  }

  return async function look(): Promise<void> {
    await healthLog.follow()
    const reports = usableReports(healthLog.last(budget.windowMs), budget)
    if (reports.renders.length === 0) return
    const pointer = await readPointer(context.store, context.signer)
    const found = suspects(pointer, reports, budget)
    if (found.length === 0) return
    const audit = await context.store.listAudit()
    const all = usableReports(healthLog.last(HOUR_MS), budget)
    for (const suspect of found) {
      if (!suspect.canary && isRecovering(audit, suspect)) continue
      const move = suspect.canary ? undefined : findSuspectedMove(suspect, { audit, pointer, reports: all }, budget)
      if (move && (await act({ ...move, failing: failingVersion(suspect) }, audit))) continue
      if (suspect.canary || isBaking(audit, suspect, budget)) await act(suspect, audit)
    }
  }
}

function suspects(pointer: ReleasePointer, reports: UsableReports, budget: Budget): Suspect[] {
  const countsFor = (part: string, version: string) => ({
    renders: countsOf(reports.renders, part, version),
    browsers: countsOf(reports.browsers, part, version),
  })
  return Object.entries(pointer.parts).flatMap(([part, { live, canary }]): Suspect[] => {
    const liveCounts = countsFor(part, live)
    if (canary) {
      const why = findBudgetViolation(countsFor(part, canary.version), liveCounts, budget)
      if (why) return [{ part, version: canary.version, canary: true, why }]
    }
    const why = findBudgetViolation(liveCounts, undefined, budget)
    return why ? [{ part, version: live, canary: false, why }] : []
  })
}

function failingVersion({ part, version }: Suspect): FailingVersion {
  return { part, version }
}

/** Whether another part was rolled back for this version's failures just now. */
function isRecovering(audit: readonly AuditEntry[], { part, version }: Suspect): boolean {
  return audit.some(
    ({ at, revision, failing }) =>
      revision !== null &&
      failing?.part === part &&
      failing.version === version &&
      Date.now() - Date.parse(at) < RECOVERY_MS,
  )
}

/** Whether a version went live recently enough for its failures to be its own. */
function isBaking(audit: readonly AuditEntry[], { part, version }: Suspect, { bakeMs }: Budget): boolean {
  const move = findPromotion(audit, part, version)
  return move !== undefined && Date.now() - Date.parse(move.at) < bakeMs
}

function findPromotion(audit: readonly AuditEntry[], part: string, version: string): AuditEntry | undefined {
  return audit.findLast(isMoveTo({ part, version }, ['promote']))
}

/** Versions promoted together are rolled back together: the previous set is known to work. */
function targetsOf(audit: readonly AuditEntry[], part: string, version: string): { part: string; to?: string }[] {
  const changes = findPromotion(audit, part, version)?.changes ?? []
  const isStillAt = (movedPart: string, to: string | null) =>
    audit.findLast((entry) => moved(entry, movedPart))?.changes.find((change) => change.part === movedPart)?.to === to
  const together = changes.flatMap(({ part: movedPart, from, to }) =>
    from !== null && isStillAt(movedPart, to) ? [{ part: movedPart, to: from }] : [],
  )
  return together.length > 0 ? together : [{ part }]
}

function moved({ action, revision, changes }: AuditEntry, part: string): boolean {
  return (
    revision !== null &&
    (action === 'promote' || action === 'rollback') &&
    changes.some((change) => change.part === part)
  )
}

function wasRolledBack(audit: readonly AuditEntry[], digest: string): boolean {
  return audit.some(
    ({ role, blocks = [] }) => role === watchdogActor.role && blocks.some((block) => block.digest === digest),
  )
}

function isAlerted(audit: readonly AuditEntry[], part: string, version: string): boolean {
  return audit.some(
    ({ role, outcome, at, changes }) =>
      role === watchdogActor.role &&
      outcome === 'refused' &&
      Date.parse(at) > Date.now() - HOUR_MS &&
      changes.some((change) => change.part === part && change.from === version),
  )
}

function countRecentMoves(audit: readonly AuditEntry[], part: string): number {
  const since = Date.now() - HOUR_MS
  return audit.filter(
    ({ role, at, revision, changes }) =>
      role === watchdogActor.role &&
      revision !== null &&
      Date.parse(at) > since &&
      changes.some((change) => change.part === part),
  ).length
}
