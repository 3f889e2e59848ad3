/** The middle of several measurements, and how far apart the lowest and the highest were. */
export interface Spread {
  median: number
  low: number
  high: number
}

/** Sums up measurements of the same thing; those that gave no number are left out. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.filter(Number.isFinite).sort((one, other) => one - other)
  const at = (index: number) => sorted[index] ?? NaN
  const middle = (sorted.length - 1) / 2
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    low: at(0),
    high: at(sorted.length - 1),
  }
}
