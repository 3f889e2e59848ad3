import { compareVersions, type Comparison } from '../signals/compare-versions'
import { changeOf, comparisonText, figureNames } from '../signals/figure-text'
import type { ReleaseStore } from '../store/release-store'
import type { GuardState } from './guard-state'

/** What to do with a guarded promotion now, and why, in numbers. */
export interface StageVerdict {
  step: 'abort' | 'advance' | 'pause' | 'wait'
  why: string
}

/** A stage that is not complete by then waits for a person. */
const MAX_STAGE_MS = 24 * 3_600_000
const MINUTE_MS = 60_000
/** From this share of its limit on a figure is suspicious: the stage waits for more visits. */
const SUSPICION = 0.1

/** Compares the versions of a guarded promotion since it began, and judges its stage by that. */
export async function judgeNow(
  store: Pick<ReleaseStore, 'readSignals'>,
  state: GuardState,
): Promise<{ comparisons: Comparison[]; verdict: StageVerdict }> {
  const { part, live, candidate, startedAt: since } = state
  const comparisons = compareVersions(await store.readSignals(since), { part, live, candidate, since })
  return { comparisons, verdict: judgeStage(state, comparisons) }
}

/** Judges a stage by the figures since the promotion began. */
function judgeStage(
  { part, candidate, live, percent, stage, guard, since }: GuardState,
  comparisons: readonly Comparison[],
  now = Date.now(),
): StageVerdict {
  const name = `${part} ${candidate}`
  const worse = comparisons.filter(({ isWorse }) => isWorse)
  if (worse.length > 0)
    return { step: 'abort', why: `${name} is worse than ${live}: ${worse.map(comparisonText).join('; ')}` }
  const visits = measuredVisits(comparisons)
  const needed = guard.stageVisits * (stage + 1)
  const elapsed = now - Date.parse(since)
  const suspicious = comparisons.filter(({ ratio, limit }) => ratio >= limit * SUSPICION)
  const isComplete = visits >= needed && elapsed >= guard.stageMinutes * MINUTE_MS
  if (isComplete && suspicious.length === 0)
    return {
      step: 'advance',
      why: `${name} is not worse than ${live} at ${percent} %: ${summary(comparisons, visits)}`,
    }
  const reason =
    suspicious.length > 0
      ? `it may be worse than ${live}: ${suspicious.map(comparisonText).join('; ')}`
      : visits < needed
        ? `${visits} of ${needed} visits are measured`
        : `the stage lasts ${guard.stageMinutes} minutes`
  if (elapsed >= Math.max(MAX_STAGE_MS, 2 * guard.stageMinutes * MINUTE_MS))
    return { step: 'pause', why: `${name} stays at ${percent} %: ${reason}` }
  return { step: 'wait', why: `${name} waits at ${percent} %: ${reason}` }
}

/** The candidate's visits, by the figure with the most. */
export function measuredVisits(comparisons: readonly Comparison[]): number {
  return Math.max(0, ...comparisons.map(({ candidate }) => candidate.visits))
}

function summary(comparisons: readonly Comparison[], visits: number): string {
  const known = comparisons.filter(({ live, candidate }) => Math.min(live.visits, candidate.visits) > 0)
  return [`${visits} visits`, ...known.map(({ figure, change }) => `${figureNames[figure]} ${changeOf(change)}`)].join(
    ', ',
  )
}
