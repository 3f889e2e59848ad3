import { bucketOf, count, type SignalBatch, type SignalCounts } from '@shop/releases'
import {
  funnelStep,
  signalMetric,
  type FunnelStep,
  type ReleaseSet,
  type SignalMetric,
} from '@shop/shared-api/contract'
import { ownerOfPath } from '@shop/shared-api/owner-of-path'

/** What a browser measured of one page. */
export interface MeasuredPage {
  path: string
  metrics: Partial<Record<SignalMetric, number>>
}

/** What a document's browser reports: its pages, and the furthest step of a purchase. */
export interface MeasuredVisit {
  pages: readonly MeasuredPage[]
  step?: FunnelStep
}

/** Counts what visits measured of the served versions, for the registry's comparison of versions. */
export interface SignalMeter {
  measured(set: ReleaseSet, visit: MeasuredVisit, address: string): void
  /** Counts since the last call; null without any. */
  take(): SignalBatch | null
}

const HOUR_MS = 3_600_000
/** Networks and versions remembered within an hour; visits beyond them aren't counted. */
const MAX_REMEMBERED = 100_000
const bits = Object.fromEntries(
  [...signalMetric.options, ...funnelStep.options].map((name, index) => [name, 1 << index]),
) as Record<SignalMetric | FunnelStep, number>

/**
 * An empty meter. A network counts once an hour for each figure of a version: visits of one person resemble each other,
 * and no visitor outweighs the others. Without a network nothing counts.
 */
export function createSignalMeter(networkId: (address: string) => string | undefined): SignalMeter {
  const sums = new Map<string, { part: string; version: string; counts: SignalCounts }>()
  let remembered = new Map<string, number>()
  let hour = 0

  /** Whether this network had not reported the figure of this version in this hour. */
  function isFirst(network: string, name: string, figure: SignalMetric | FunnelStep): boolean {
    const now = Math.floor(Date.now() / HOUR_MS)
    if (now !== hour) {
      hour = now
      remembered = new Map()
    }
    const key = `${network} ${name}`
    const seen = remembered.get(key)
    if (seen === undefined && remembered.size >= MAX_REMEMBERED) return false
    if (((seen ?? 0) & bits[figure]) !== 0) return false
    remembered.set(key, (seen ?? 0) | bits[figure])
    return true
  }

  function countsOf(part: string, version: string): SignalCounts {
    const name = `${part}@${version}`
    const sum = sums.get(name) ?? { part, version, counts: {} }
    sums.set(name, sum)
    return sum.counts
  }

  return {
    measured(set, { pages, step }, address) {
      const network = networkId(address)
      if (!network) return
      for (const { path, metrics } of pages) {
        for (const part of new Set([ownerOfPath(set.parts, path), 'shell'])) {
          const version = part && set.parts[part]?.version
          if (!part || !version) continue
          for (const [metric, value] of Object.entries(metrics) as [SignalMetric, number][])
            if (isFirst(network, `${part}@${version}`, metric))
              count((countsOf(part, version)[metric] ??= []), bucketOf(value))
        }
      }
      if (!step) return
      const reached = funnelStep.options.slice(0, funnelStep.options.indexOf(step) + 1)
      for (const [part, { version }] of Object.entries(set.parts)) {
        for (const [index, earlier] of reached.entries())
          if (isFirst(network, `${part}@${version}`, earlier)) count((countsOf(part, version).funnel ??= []), index)
      }
    },
    take() {
      if (sums.size === 0) return null
      const versions = [...sums.values()]
      sums.clear()
      return { versions }
    },
  }
}
