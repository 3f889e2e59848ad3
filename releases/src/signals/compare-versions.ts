import type { SignalMetric } from '@shop/shared-api/contract'
import type { SignalCounts, SignalRollup } from '../contract/signals'
import { addCounts, factorOf, momentsOf, quantile, totalOf } from './histogram'
import { sequentialTest, type Arm, type Stratum } from './sequential-test'

/** A compared figure: a metric's distribution, or the share of visits that reach a step. */
export type Figure = SignalMetric | 'cart' | 'order'

/** One figure of a candidate and of the live version. */
export interface Comparison {
  figure: Figure
  /** Visits, and the 75th percentile in the metric's unit or the share; null without visits. */
  live: { visits: number; value: number | null }
  candidate: { visits: number; value: number | null }
  /** Relative difference at the same hours: 0.2 is a fifth more. */
  change: number
  /** How many times likelier "worse" is than "equal", and from which ratio on the candidate counts as worse. */
  ratio: number
  limit: number
  isWorse: boolean
}

/** Which versions of a part to compare, in visits from this time on. */
export interface Compared {
  part: string
  live: string
  candidate: string
  since: string
}

/** Most likely that any figure of an equal candidate ever counts as worse. */
const FALSE_ALARM_RATE = 0.01
/** How figures share the false alarm rate. */
const weights: Record<Figure, number> = { lcp: 3, inp: 1, cls: 1, ttfb: 1, hydration: 1, api: 1, cart: 3, order: 1 }
const WEIGHT_SUM = Object.values(weights).reduce((sum, weight) => sum + weight, 0)
/** Fewer visits or orders of the candidate say nothing. */
const MIN_VISITS = 50
const MIN_EXPECTED_STEPS = 10
/** Smaller differences are no reason to act, however certain. */
const MIN_CHANGE = 0.03

/** Every figure of both versions, hour by hour. */
export function compareVersions(rollups: readonly SignalRollup[], compared: Compared): Comparison[] {
  const hours = byHour(rollups, compared)
  return (Object.keys(weights) as Figure[]).map((figure) => compareFigure(figure, hours))
}

interface Hour {
  live: SignalCounts
  candidate: SignalCounts
}

function byHour(rollups: readonly SignalRollup[], { part, live, candidate, since }: Compared): Hour[] {
  const hours = new Map<string, Hour>()
  const from = Date.parse(since) - 3_600_000
  for (const { hour, version, counts, ...rollup } of rollups) {
    if (rollup.part !== part || Date.parse(hour) <= from) continue
    const found = hours.get(hour) ?? { live: {}, candidate: {} }
    if (version === live) addCounts(found.live, counts)
    if (version === candidate) addCounts(found.candidate, counts)
    hours.set(hour, found)
  }
  return [...hours.values()]
}

function compareFigure(figure: Figure, hours: readonly Hour[]): Comparison {
  const isStep = figure === 'cart' || figure === 'order'
  const armOf = (counts: SignalCounts) => (isStep ? stepArm(counts, figure) : momentsOf(counts[figure] ?? []))
  const strata: Stratum[] = hours.map(({ live, candidate }) => ({ live: armOf(live), candidate: armOf(candidate) }))
  const live = sumOf(
    figure,
    hours.map((hour) => hour.live),
  )
  const candidate = sumOf(
    figure,
    hours.map((hour) => hour.candidate),
  )
  // Fewer steps are worse, and larger values.
  const { difference, ratio } = sequentialTest(isStep ? strata.map(negated) : strata)
  const change = isStep ? (live.value ? -difference / live.value : 0) : factorOf(difference) - 1
  const limit = WEIGHT_SUM / (weights[figure] * FALSE_ALARM_RATE)
  const isEnough =
    Math.min(live.visits, candidate.visits) >= MIN_VISITS &&
    (!isStep || candidate.visits * (live.value ?? 0) >= MIN_EXPECTED_STEPS)
  const isWorse = isEnough && ratio >= limit && Math.abs(change) >= MIN_CHANGE
  return { figure, live, candidate, change, ratio, limit, isWorse }
}

const stepIndex = { cart: 1, order: 2 } as const

function stepArm({ funnel = [] }: SignalCounts, step: keyof typeof stepIndex): Arm {
  const count = funnel[0] ?? 0
  if (count === 0) return { count: 0, mean: 0, variance: 0 }
  const mean = Math.min((funnel[stepIndex[step]] ?? 0) / count, 1)
  return { count, mean, variance: count > 1 ? (mean * (1 - mean) * count) / (count - 1) : 0 }
}

const negative = ({ count, mean, variance }: Arm): Arm => ({ count, mean: -mean, variance })
const negated = ({ live, candidate }: Stratum): Stratum => ({ live: negative(live), candidate: negative(candidate) })

function sumOf(figure: Figure, counts: readonly SignalCounts[]): Comparison['live'] {
  const sum: SignalCounts = {}
  for (const hour of counts) addCounts(sum, hour)
  return figureOf(figure, sum)
}

/** Visits with a figure and its value: the 75th percentile, or the share of visits with the step. */
function figureOf(figure: Figure, counts: SignalCounts): { visits: number; value: number | null } {
  if (figure !== 'cart' && figure !== 'order') {
    const histogram = counts[figure] ?? []
    return { visits: totalOf(histogram), value: quantile(histogram, 0.75) }
  }
  const { count, mean } = stepArm(counts, figure)
  return { visits: count, value: count === 0 ? null : mean }
}
