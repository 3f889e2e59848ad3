import { textTable } from '../text-table'
import type { MemoryBench, MemorySample } from './bench-memory'
import { growthOf } from './growth'

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1)

/** Formats the memory per sample and its growth. */
export function memoryText({ documents, flips }: MemoryBench): string {
  return [...course('documents, caches full', documents), '', ...course('moves of the release pointer', flips)].join(
    '\n',
  )
}

function course(what: string, weights: readonly MemorySample[]): string[] {
  const rows = weights.map(({ count, memory: { heap, external, rss } }) => [
    `${count}`,
    ...[heap, external, rss].map(megabytes),
  ])
  const growth = growthOf(weights)
  const count = weights.at(-1)?.count || 1
  return [
    ...textTable([[what, 'heap MB', 'external MB', 'RSS MB'], ...rows]),
    `grows by ${megabytes(growth)} MB over ${count}, ${(growth / 1024 / count).toFixed(2)} KB each`,
  ]
}
