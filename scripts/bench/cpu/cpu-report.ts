import { median } from '../../measuring/percentile'
import { textTable } from '../text-table'
import type { CpuBench, RequestCpu } from './bench-cpu'

/** Maximum main-thread CPU time in ms of a request, or of one event loop turn of a form with files. */
export const MAX_CPU_MS = 50

/** Rows of the table; the JSON has all requests. */
const MAX_ROWS = 25

/** The costliest requests first, by the middle round. */
export const byCost = <Request extends RequestCpu>(requests: readonly Request[]): Request[] =>
  [...requests].sort((a, b) => median(b.cpu) - median(a.cpu))

/** The costliest requests as a table, then the forms with files. */
export function cpuText({ requests, forms }: CpuBench): string {
  const above = requests.filter(({ cpu }) => median(cpu) > MAX_CPU_MS).length
  return [
    ...textTable([
      ['call', 'body', 'KB', 'status', 'CPU ms', 'max ms'],
      ...byCost(requests).slice(0, MAX_ROWS).map(rowOf),
    ]),
    `${above} of ${requests.length} requests take more than ${MAX_CPU_MS} ms of the main thread`,
    '',
    ...textTable([
      ['form, read in pieces', 'body', 'KB', 'status', 'CPU ms', 'max ms', 'longest turn ms'],
      ...byCost(forms).map((form) => [...rowOf(form), form.longestTurn.toFixed(1)]),
    ]),
  ].join('\n')
}

const rowOf = ({ call, body, bytes, status, cpu }: RequestCpu) => [
  ...[call, body, (bytes / 1024).toFixed(1), `${status}`],
  ...[median(cpu), Math.max(...cpu)].map((ms) => ms.toFixed(1)),
]
