import type { MemorySample } from './bench-memory'

/** Growth of heap and external memory in bytes over the entire run, by linear regression. */
export function growthOf(samples: readonly MemorySample[]): number {
  const used = samples.map(({ memory }) => memory.heap + memory.external)
  const counts = samples.map(({ count }) => count)
  const [meanCount, meanUsed] = [mean(counts), mean(used)]
  const apart = counts.map((count) => count - meanCount)
  const square = apart.reduce((sum, distance) => sum + distance ** 2, 0)
  if (square === 0) return 0
  const slope = apart.reduce((sum, distance, index) => sum + distance * ((used[index] ?? 0) - meanUsed), 0) / square
  return slope * ((counts.at(-1) ?? 0) - (counts[0] ?? 0))
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
