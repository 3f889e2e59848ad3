import type { FunnelStep, SignalMetric } from '@shop/shared-api/contract'
import type { SignalCounts, SignalRollup } from '../contract/signals'
import type { ReleaseStore } from '../store/release-store'
import { addCounts, quantile, totalOf } from './histogram'
import { signalPeriod } from './signal-period'

/** A metric's visits, and how slow it was for half and for a quarter of them. */
export interface MetricStatus {
  visits: number
  p50: number
  p75: number
}

/** What visits measured of one version. */
export interface VersionSignals {
  part: string
  version: string
  metrics: Partial<Record<SignalMetric, MetricStatus>>
  funnel: Record<FunnelStep, number>
  /** The 75th percentile of LCP and the number of its visits per hour, oldest first. */
  series: { hour: string; visits: number; lcp: number | null }[]
}

/** Filters of a read: a part, and how many hours back. */
export interface SignalRequest {
  part?: string
  hours?: number
}

/** Signals of every version in the last hours, by part and version. */
export async function signalStatus(
  { readSignals }: Pick<ReleaseStore, 'readSignals'>,
  { part, hours }: SignalRequest,
): Promise<VersionSignals[]> {
  const rollups = await readSignals(signalPeriod(hours))
  const versions = new Map<string, SignalRollup[]>()
  for (const rollup of rollups) {
    if (part !== undefined && rollup.part !== part) continue
    const name = `${rollup.part}@${rollup.version}`
    versions.set(name, [...(versions.get(name) ?? []), rollup])
  }
  return [...versions].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, own]) => statusOf(own))
}

function statusOf(rollups: readonly SignalRollup[]): VersionSignals {
  const { part, version } = rollups[0]!
  const sums: SignalCounts = {}
  for (const { counts } of rollups) addCounts(sums, counts)
  const { funnel = [], ...histograms } = sums
  const metrics = Object.fromEntries(
    Object.entries(histograms).map(([metric, histogram]) => [
      metric,
      { visits: totalOf(histogram), p50: quantile(histogram, 0.5) ?? 0, p75: quantile(histogram, 0.75) ?? 0 },
    ]),
  )
  return {
    part,
    version,
    metrics,
    funnel: { view: funnel[0] ?? 0, cart: funnel[1] ?? 0, order: funnel[2] ?? 0 },
    series: rollups.map(({ hour, counts }) => ({
      hour,
      visits: totalOf(counts.lcp),
      lcp: quantile(counts.lcp ?? [], 0.75),
    })),
  }
}
