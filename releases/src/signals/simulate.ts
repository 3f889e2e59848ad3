import type { SignalCounts, SignalRollup } from '../contract/signals'
import { bucketOf, count } from './histogram'
import { compareVersions, type Figure } from './compare-versions'

/** Visits as the simulation draws them; a candidate's differ by the planted factors. */
export interface Planted {
  /** Factor on LCP, as 1.2 for 20 % slower. */
  lcp?: number
  /** Factor on the share of visits that put something in the cart. */
  cart?: number
}

/** One rollout of the simulation. */
export interface Rollout {
  planted: Planted
  /** Share of visits that put something in the cart in the live version. */
  cartRate: number
  /** The candidate's visits after which it ends, and the share of visitors who get it. */
  visits: number
  percent: number
}

/** How a simulated rollout ended. */
export interface Outcome {
  /** The figure that counted as worse, and after how many of the candidate's visits; null if none did. */
  caught: Figure | null
  visits: number
}

const LOOK_EVERY = 25
const VISITS_PER_HOUR = 400
const versions = { live: '1.0.0', candidate: '1.1.0' }

/**
 * A rollout of drawn visits, judged by the registry's own comparison after every 25 of the candidate's. Visitors differ
 * between hours: at night they are slower and buy less, in both versions alike.
 */
export function simulateRollout({ planted, cartRate, visits, percent }: Rollout, random: () => number): Outcome {
  const rollups: SignalRollup[] = []
  let seen = 0
  let drawn = 0
  while (seen < visits) {
    const hour = Math.floor(drawn / VISITS_PER_HOUR)
    const isCandidate = random() * 100 < percent
    const night = 1 + 0.25 * Math.sin((hour * Math.PI) / 12)
    observe(countsAt(rollups, hour, isCandidate), {
      ...{ night, random, cartRate },
      planted: isCandidate ? planted : {},
    })
    drawn += 1
    if (!isCandidate) continue
    seen += 1
    if (seen % LOOK_EVERY !== 0) continue
    const compared = compareVersions(rollups, { part: 'catalogue', ...versions, since: timeOf(0) })
    const worse = compared.find(({ isWorse }) => isWorse)
    if (worse) return { caught: worse.figure, visits: seen }
  }
  return { caught: null, visits: seen }
}

const timeOf = (hour: number): string => new Date(Date.UTC(2026, 0, 1) + hour * 3_600_000).toISOString()

function countsAt(rollups: SignalRollup[], at: number, isCandidate: boolean): SignalCounts {
  const version = isCandidate ? versions.candidate : versions.live
  const hour = timeOf(at)
  const known = rollups.find((rollup) => rollup.hour === hour && rollup.version === version)
  if (known) return known.counts
  const rollup: SignalRollup = { hour, part: 'catalogue', version, counts: {} }
  rollups.push(rollup)
  return rollup.counts
}

interface Visit {
  night: number
  random: () => number
  cartRate: number
  planted: Planted
}

/** Distributions near those of public field data: LCP 1.8 s ± a factor of 1.8, nearly half of pages without a shift. */
function observe(counts: SignalCounts, { night, random, cartRate, planted }: Visit): void {
  const around = (median: number, spread: number) => median * night * Math.exp(spread * normal(random))
  const add = (metric: Exclude<keyof SignalCounts, 'funnel'>, value: number) =>
    count((counts[metric] ??= []), bucketOf(value))
  add('lcp', around(1_800, 0.6) * (planted.lcp ?? 1))
  add('inp', around(90, 0.8))
  add('cls', random() < 0.45 ? 0 : around(150, 1.4))
  add('ttfb', around(350, 0.7))
  add('hydration', around(2_200, 0.6))
  add('api', around(120, 0.7))
  const funnel = (counts.funnel ??= [0, 0, 0])
  funnel[0]! += 1
  if (random() >= (cartRate * (planted.cart ?? 1)) / night) return
  funnel[1]! += 1
  if (random() < 0.25) funnel[2]! += 1
}

/** Box and Muller. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** A generator of uniform numbers that repeats for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
