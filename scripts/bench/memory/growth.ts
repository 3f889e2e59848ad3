import type { Weight } from './bench-memory'

/** Bytes that the heap and what hangs on it outside gain in the whole course, by the line that fits all weights best. */
export function growthOf(weights: readonly Weight[]): number {
  const used = weights.map(({ memory }) => memory.heap + memory.external)
  const counts = weights.map(({ count }) => count)
  const [meanCount, meanUsed] = [mean(counts), mean(used)]
  const apart = counts.map((count) => count - meanCount)
  const square = apart.reduce((sum, distance) => sum + distance ** 2, 0)
  if (square === 0) return 0
  const slope = apart.reduce((sum, distance, at) => sum + distance * ((used[at] ?? 0) - meanUsed), 0) / square
  return slope * ((counts.at(-1) ?? 0) - (counts[0] ?? 0))
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
