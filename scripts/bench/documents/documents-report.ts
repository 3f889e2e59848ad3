import { median } from '../../measuring/percentile'
import { spreadOf, spreadText } from '../spread'
import { textTable } from '../text-table'
import type { DocumentsBench, DocumentsMeasure, MixBench, ShopMemory } from './bench-documents'
import type { LoadResult } from './load-generator'

const head = ['addresses', 'KB', 'how', 'documents/s', 'of floor', 'p50 ms', 'p99 ms', 'hits', 'CPU ms', 'load busy']

/** Formats mixes, cold cost and memory. */
export function documentsText({ mixes, cold, demo, large }: DocumentsBench): string {
  const parts = Object.entries(cold.cpuMs).map(([name, ms]) => `${name} ${ms.toFixed(1)}`)
  return [
    ...textTable([head, ...mixes.flatMap(rowsOf)]),
    '',
    `cold list of 24: ${cold.rate.toFixed(0)}/s over ${cold.documents} documents; CPU ms each, all threads: ${parts.join(', ')}`,
    '',
    ...textTable([
      ['memory, MB (shared pages divided)', 'at rest', 'after the mixes'],
      ...memoryRows('demo shop', demo),
      ...memoryRows('100,000 products, PostgreSQL aside', large),
    ]),
  ].join('\n')
}

function rowsOf({ mix, addresses, bytes, first, warm, floor }: MixBench): string[][] {
  const size = (bytes / 1024).toFixed(1)
  const share = `${(shareOfFloor({ warm, floor }) * 100).toFixed(0)}%`
  return [
    ...(first ? [row([`${mix} (${addresses})`, size, 'first'], [first], '')] : []),
    row([`${mix} (${addresses})`, size, 'warm'], warm, share),
    row([`${mix} (${addresses})`, size, 'floor'], floor, ''),
  ]
}

function row(names: string[], runs: readonly (LoadResult & Partial<DocumentsMeasure>)[], share: string): string[] {
  const middle = (read: (run: LoadResult & Partial<DocumentsMeasure>) => number | undefined, digits: number) =>
    median(runs.map((run) => read(run) ?? 0)).toFixed(digits)
  const isShop = runs[0]?.hits !== undefined
  return [
    ...names,
    spreadText(spreadOf(runs.map(({ rate }) => rate))),
    share,
    middle(({ p50 }) => p50, 1),
    middle(({ p99 }) => p99, 0),
    isShop ? `${middle(({ hits = 0 }) => hits * 100, 1)}%` : '',
    isShop ? middle(({ cpuMs }) => cpuMs, 2) : '',
    middle(({ busy }) => busy, 2),
  ]
}

/** The rate of the shop as a share of the floor's, round by round, so that disturbances affect both. */
export const shareOfFloor = ({ warm, floor }: Pick<MixBench, 'warm' | 'floor'>): number =>
  median(warm.map(({ rate }, round) => rate / (floor[round]?.rate || Number.NaN)))

/** All processes of a shop together, in MB. */
export const totalMegabytes = (memory: ShopMemory): number => memory.reduce((sum, { pss }) => sum + pss, 0) / 2 ** 20

function memoryRows(shop: string, { atRest, after }: DocumentsBench['demo']): string[][] {
  const names = [...new Set([...atRest, ...after].map(({ name }) => name))]
  const each = (memory: ShopMemory, wanted: string) =>
    memory
      .filter(({ name }) => name === wanted)
      .map(({ pss }) => (pss / 2 ** 20).toFixed(0))
      .join(' + ')
  return [
    ...names.map((name) => [`${shop}, ${name}`, each(atRest, name), each(after, name)]),
    [`${shop}, all`, totalMegabytes(atRest).toFixed(0), totalMegabytes(after).toFixed(0)],
  ]
}
