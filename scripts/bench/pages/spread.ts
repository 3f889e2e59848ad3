import { median } from '../../measuring/percentile'

/** The middle of several measurements, and how far apart the lowest and the highest were. */
export interface Spread {
  median: number
  low: number
  high: number
}

/** Sums up measurements of the same thing; those that gave no number are left out. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.filter(Number.isFinite).sort((one, other) => one - other)
  if (sorted.length === 0) return { median: NaN, low: NaN, high: NaN }
  return { median: median(sorted), low: sorted[0]!, high: sorted.at(-1)! }
}
