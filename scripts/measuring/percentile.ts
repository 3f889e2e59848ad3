/** The percentile of a share of the values, linearly interpolated; 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const rank = (sorted.length - 1) * share
  const below = sorted[Math.floor(rank)] ?? 0
  return below + ((sorted[Math.ceil(rank)] ?? 0) - below) * (rank % 1)
}

/** The 50th percentile. */
export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** Formats percentiles in milliseconds, as in `p50 12 ms, p99 40 ms`. */
export const percentilesText = (times: readonly number[], shares: readonly number[]): string =>
  shares.map((share) => `p${share * 100} ${percentile(times, share).toFixed(0)} ms`).join(', ')
