import type { AuditEntry, ReleasePointer } from '../contract'
import { abortCanary } from '../operations/abort-canary'
import { digestOf } from '../operations/blocked-releases'
import { readPointer } from '../operations/read-pointer'
import { auditDraft, type Actor, type RegistryContext } from '../operations/registry-context'
import { rollback } from '../operations/rollback'
import { ReleaseError } from '../release-error'
import { blame, countsOf, soundReports, usualBudget, type Budget, type SoundReports } from './budget'
import type { HealthBook } from './health-book'

/** Who the audit says it was when the registry acts by itself. */
const watchdogActor: Actor = { by: 'health watch', role: 'health' }

const mostMovesAnHour = 3
const hour = 60 * 60_000

interface WatchdogOptions {
  book: HealthBook
  budget?: Budget
  log: { error(details: object, message: string): void; warn(details: object, message: string): void }
}

interface Suspect {
  part: string
  version: string
  canary: boolean
  why: string
}

/**
 * Looks once for versions past their budget: a canary is aborted, a version that went live lately is rolled back with
 * everything that came live in the same move, and its bytes are blocked. Acts once per version, so that a version
 * which a release manager promotes again on purpose stays. Where it may not act it says so in the log and the audit.
 */
export function watchdog(context: RegistryContext, { book, budget = usualBudget, log }: WatchdogOptions) {
  /** What is left as it is, so that the log says so once and not each second. */
  const settled = new Set<string>()

  async function act({ part, version, canary, why }: Suspect, audit: readonly AuditEntry[]): Promise<void> {
    const document = await context.store.getRelease(part, version)
    if (!document) return
    const digest = digestOf(document.payload)
    const key = `${part}@${version} ${digest}`
    if (settled.has(key)) return
    const failing = `${part} ${version} fails: ${why}`
    if (wasTakenBack(audit, digest)) {
      settled.add(key)
      log.warn({ part, version, why }, 'a version fails again that a release manager brought back; it stays')
      return alert(audit, { part, version, why: `${failing}, and stays: a release manager promoted it again` })
    }
    // Not settled: once the hour is over it may act again.
    if (movesLately(audit, part) >= mostMovesAnHour) {
      if (isAlerted(audit, part, version)) return
      log.error({ part, version, why }, 'a version fails, and too many were taken back by themselves; look at it')
      return alert(audit, {
        part,
        version,
        why: `${failing}, and stays: ${mostMovesAnHour} were rolled back within an hour`,
      })
    }
    const blocks = [{ part, version, digest }]
    const reason = `${part} ${version} was taken back by itself: ${why}`
    try {
      if (canary) await abortCanary(context, watchdogActor, { part, why: reason }, blocks)
      else await rollback(context, watchdogActor, { targets: targetsOf(audit, part, version), why: reason }, blocks)
      log.warn({ part, version, why }, 'a version past its error budget was taken back')
    } catch (error) {
      if (error instanceof ReleaseError && error.kind === 'conflict') return
      settled.add(key)
      log.error({ part, version, why, err: error }, 'a version past its error budget could not be taken back')
    }
  }

  /** Leaves a line in the audit, which console, command line and status page show; once an hour for each version. */
  async function alert(audit: readonly AuditEntry[], { part, version, why }: Omit<Suspect, 'canary'>): Promise<void> {
    if (isAlerted(audit, part, version)) return
    const changes = [{ part, from: version, to: version }]
    await context.store.appendAudit(auditDraft(watchdogActor, { action: 'rollback', outcome: 'refused', why, changes }))
  }

  return async function look(): Promise<void> {
    await book.follow()
    const reports = soundReports(book.last(budget.window), budget)
    if (reports.renders.length === 0) return
    const pointer = await readPointer(context.store, context.signer)
    const found = suspects(pointer, reports, budget)
    if (found.length === 0) return
    const audit = await context.store.listAudit()
    for (const suspect of found) {
      if (suspect.canary || isFresh(audit, suspect, budget)) await act(suspect, audit)
    }
  }
}

function suspects(pointer: ReleasePointer, reports: SoundReports, budget: Budget): Suspect[] {
  const countsFor = (part: string, version: string) => ({
    renders: countsOf(reports.renders, part, version),
    browsers: countsOf(reports.browsers, part, version),
  })
  return Object.entries(pointer.parts).flatMap(([part, { live, canary }]): Suspect[] => {
    const liveCounts = countsFor(part, live)
    if (canary) {
      const why = blame(countsFor(part, canary.version), liveCounts, budget)
      if (why) return [{ part, version: canary.version, canary: true, why }]
    }
    const why = blame(liveCounts, undefined, budget)
    return why ? [{ part, version: live, canary: false, why }] : []
  })
}

/** Whether a version went live so lately that its failures are its own. */
function isFresh(audit: readonly AuditEntry[], { part, version }: Suspect, { bake }: Budget): boolean {
  const move = moveThatBrought(audit, part, version)
  return move !== undefined && Date.now() - Date.parse(move.at) < bake
}

function moveThatBrought(audit: readonly AuditEntry[], part: string, version: string): AuditEntry | undefined {
  return audit.findLast(
    ({ action, revision, changes }) =>
      action === 'promote' && revision !== null && changes.some((one) => one.part === part && one.to === version),
  )
}

/** Everything that came live together goes back together: the set before was seen to work. */
function targetsOf(audit: readonly AuditEntry[], part: string, version: string): { part: string; to?: string }[] {
  const changes = moveThatBrought(audit, part, version)?.changes ?? []
  const later = (one: string, to: string | null) =>
    audit.findLast((entry) => moved(entry, one))?.changes.find((change) => change.part === one)?.to === to
  const together = changes.flatMap(({ part: one, from, to }) =>
    from !== null && later(one, to) ? [{ part: one, to: from }] : [],
  )
  return together.length > 0 ? together : [{ part }]
}

function moved({ action, revision, changes }: AuditEntry, part: string): boolean {
  return (
    revision !== null && (action === 'promote' || action === 'rollback') && changes.some((one) => one.part === part)
  )
}

function wasTakenBack(audit: readonly AuditEntry[], digest: string): boolean {
  return audit.some(
    ({ role, blocks = [] }) => role === watchdogActor.role && blocks.some((one) => one.digest === digest),
  )
}

function isAlerted(audit: readonly AuditEntry[], part: string, version: string): boolean {
  return audit.some(
    ({ role, outcome, at, changes }) =>
      role === watchdogActor.role &&
      outcome === 'refused' &&
      Date.parse(at) > Date.now() - hour &&
      changes.some((one) => one.part === part && one.from === version),
  )
}

function movesLately(audit: readonly AuditEntry[], part: string): number {
  const since = Date.now() - hour
  return audit.filter(
    ({ role, at, revision, changes }) =>
      role === watchdogActor.role &&
      revision !== null &&
      Date.parse(at) > since &&
      changes.some((one) => one.part === part),
  ).length
}
