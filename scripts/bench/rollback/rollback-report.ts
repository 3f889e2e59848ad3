import { percentile, percentilesText } from '../../measuring/percentile'
import type { RollbackBench } from './measure'

/** Formats the results as text. */
export function rollbackText({ rollbacks, toDocument, toAnswer, requests, failed }: RollbackBench): string {
  const line = (times: number[]) =>
    `${percentilesText(times, [0.5, 0.99])}, longest ${percentile(times, 1).toFixed(0)} ms`
  return [
    `${rollbacks} rollbacks, ${requests} visitor requests, ${failed} of them failed`,
    `  command to first document with the old version: ${line(toDocument)}`,
    `  command to its response:                        ${line(toAnswer)}`,
  ].join('\n')
}
