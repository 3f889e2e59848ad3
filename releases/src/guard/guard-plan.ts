import type { Guard } from '../contract/guard'
import { ReleaseError } from '../release-error'

/** How a guarded promotion advances; unset values use the default. */
export interface GuardOptions {
  /** Shares of visitors in percent, rising; everyone follows the last. */
  stages?: readonly number[]
  /** Least minutes of a stage. */
  stageMinutes?: number
  /** Least measured visits of the candidate for each stage so far. */
  stageVisits?: number
}

const DEFAULT_STAGES = [1, 5, 25]
const DEFAULT_STAGE_MINUTES = 10
const DEFAULT_STAGE_VISITS = 100
const MAX_STAGES = 10
const WEEK_MINUTES = 7 * 24 * 60

/** A complete plan from the options; refuses one that can't be followed. */
export function guardPlan({
  stages = DEFAULT_STAGES,
  stageMinutes = DEFAULT_STAGE_MINUTES,
  stageVisits = DEFAULT_STAGE_VISITS,
}: GuardOptions): Omit<Guard, 'id' | 'startedBy'> {
  const isRising = stages.every((percent, index) => percent > (stages[index - 1] ?? 0))
  if (stages.length === 0 || stages.length > MAX_STAGES || !isRising || !stages.every(isShare))
    throw new ReleaseError(
      'usage',
      `Stages are 1 to ${MAX_STAGES} rising percentages from 1 to 99, as 1,5,25. Everyone follows the last.`,
    )
  if (!Number.isInteger(stageMinutes) || stageMinutes < 0 || stageMinutes > WEEK_MINUTES)
    throw new ReleaseError('usage', `A stage lasts 0 to ${WEEK_MINUTES} minutes.`)
  if (!Number.isInteger(stageVisits) || stageVisits < 0 || stageVisits > 1_000_000)
    throw new ReleaseError('usage', 'A stage needs 0 to 1000000 measured visits.')
  return { stages: [...stages], stageMinutes, stageVisits }
}

const isShare = (percent: number): boolean => Number.isInteger(percent) && percent >= 1 && percent <= 99
