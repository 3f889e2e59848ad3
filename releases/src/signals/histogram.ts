import { SIGNAL_BUCKETS, type SignalCounts } from '../contract/signals'

/** Each bucket's upper bound is this many times that of the one before. */
const PER_OCTAVE = 4

/** The bucket of a value: four per doubling, from 1 on; smaller values are in the first one. */
export function bucketOf(value: number): number {
  const bucket = Math.floor(PER_OCTAVE * Math.log2(Math.max(value, 1)))
  return Math.min(Math.max(bucket, 0), SIGNAL_BUCKETS - 1)
}

/** Adds one observation to a histogram. */
export function count(histogram: number[], bucket: number): void {
  while (histogram.length <= bucket) histogram.push(0)
  histogram[bucket]! += 1
}

/** Adds counts of the same version to the first ones. */
export function addCounts(sums: SignalCounts, more: SignalCounts): void {
  for (const [name, counts] of Object.entries(more) as [keyof SignalCounts, number[]][]) {
    const sum = (sums[name] ??= [])
    counts.forEach((added, bucket) => (sum[bucket] = (sum[bucket] ?? 0) + added))
  }
}

/** How many observations a histogram has. */
export function totalOf(histogram: readonly number[] = []): number {
  return histogram.reduce((sum, counted) => sum + counted, 0)
}

/** A quantile, interpolated within its bucket; null without observations. */
export function quantile(histogram: readonly number[], share: number): number | null {
  const wanted = totalOf(histogram) * share
  if (wanted === 0) return null
  let below = 0
  for (const [bucket, counted] of histogram.entries()) {
    if (below + counted >= wanted) {
      const exponent = (bucket + (wanted - below) / counted) / PER_OCTAVE
      return bucket === 0 && counted >= wanted ? (wanted / counted) * 2 ** (1 / PER_OCTAVE) : 2 ** exponent
    }
    below += counted
  }
  return null
}

/** Mean and variance of the bucket numbers, which are logarithms of the values. */
export function momentsOf(histogram: readonly number[]): { count: number; mean: number; variance: number } {
  const total = totalOf(histogram)
  if (total === 0) return { count: 0, mean: 0, variance: 0 }
  const mean = histogram.reduce((sum, counted, bucket) => sum + counted * bucket, 0) / total
  const squares = histogram.reduce((sum, counted, bucket) => sum + counted * (bucket - mean) ** 2, 0)
  return { count: total, mean, variance: total > 1 ? squares / (total - 1) : 0 }
}

/** The factor between two means of bucket numbers. */
export function factorOf(difference: number): number {
  return 2 ** (difference / PER_OCTAVE)
}
