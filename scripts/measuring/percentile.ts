/** The value that a share of the values does not exceed, read between two of them where it falls between; 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  return below + ((sorted[Math.ceil(place)] ?? 0) - below) * (place % 1)
}

/** Half of the values lie above it. */
export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** Milliseconds for people, as in `p50 12 ms, p99 40 ms`. */
export const percentilesText = (times: readonly number[], shares: readonly number[]): string =>
  shares.map((share) => `p${share * 100} ${percentile(times, share).toFixed(0)} ms`).join(', ')
