import { median } from '../measuring/percentile'

/** Median, minimum and maximum of several measurements. */
export interface Spread {
  median: number
  low: number
  high: number
}

/** Summarizes measurements and ignores non-finite ones. Null if none remain. */
export function spreadOf(values: readonly number[]): Spread | null {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b)
  if (sorted.length === 0) return null
  return { median: median(sorted), low: sorted[0]!, high: sorted.at(-1)! }
}

/** Formats the median, with minimum and maximum if they differ; a dash if nothing was measured. */
export function spreadText(spread: Spread | null, digits = 0): string {
  if (!spread) return '–'
  const [middle, low, high] = [spread.median, spread.low, spread.high].map(
    (value) => `${Number(value.toFixed(digits))}`,
  )
  return low === high ? `${middle}` : `${middle} (${low}–${high})`
}
