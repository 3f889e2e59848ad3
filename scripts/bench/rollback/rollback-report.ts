import type { RollbackBench } from './measure'

/** Median and 99th percentile of some times, by nearest rank. */
export function percentiles(times: readonly number[]): { p50: number; p99: number; most: number } {
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share: number): number => Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0)
  return { p50: at(0.5), p99: at(0.99), most: at(1) }
}

/** The result for people. */
export function rollbackText({ rollbacks, toDocument, toAnswer, requests, failed }: RollbackBench): string {
  const line = (times: number[]): string => {
    const { p50, p99, most } = percentiles(times)
    return `p50 ${p50} ms, p99 ${p99} ms, longest ${most} ms`
  }
  return [
    `${rollbacks} rollbacks, ${requests} requests of visitors meanwhile, ${failed} of them failed`,
    `  command to first document with the old version: ${line(toDocument)}`,
    `  command to its answer:                          ${line(toAnswer)}`,
  ].join('\n')
}
