import type { SignalRollup } from '../contract/signals'
import { addCounts } from './histogram'

/** One rollup per version and hour, oldest hour first. */
export function sumRollups(rollups: readonly SignalRollup[]): SignalRollup[] {
  const sums = new Map<string, SignalRollup>()
  for (const { hour, part, version, counts } of rollups) {
    const key = `${hour} ${part}@${version}`
    const sum = sums.get(key) ?? { hour, part, version, counts: {} }
    addCounts(sum.counts, counts)
    sums.set(key, sum)
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
}
