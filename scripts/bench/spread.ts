import { median } from '../measuring/percentile'

/** The middle of several measurements, and how far apart the lowest and the highest were. */
export interface Spread {
  median: number
  low: number
  high: number
}

/** Sums up measurements of the same thing; those that gave no number are left out. Null when none did. */
export function spreadOf(values: readonly number[]): Spread | null {
  const sorted = values.filter(Number.isFinite).sort((one, other) => one - other)
  if (sorted.length === 0) return null
  return { median: median(sorted), low: sorted[0]!, high: sorted.at(-1)! }
}

/** The middle, with the lowest and the highest behind it if they differ; a dash when nothing was measured. */
export function spreadText(spread: Spread | null, digits = 0): string {
  if (!spread) return '–'
  const [middle, low, high] = [spread.median, spread.low, spread.high].map(
    (value) => `${Number(value.toFixed(digits))}`,
  )
  return low === high ? `${middle}` : `${middle} (${low}–${high})`
}
