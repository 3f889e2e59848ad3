import { median } from '../../measuring/percentile'
import { textTable } from '../text-table'
import type { Measure } from './load'

/** All rounds of one call at one catalogue size, with the machine's baselines. */
export interface CallBench {
  products: number
  call: string
  /** Median milliseconds of first-time requests, which no cache can answer. */
  first: number
  api: Measure[]
  /** Plain Fastify with a response of the same size. */
  bareRoute: Measure[]
  /** A plain Node HTTP server that reads the response from PostgreSQL. */
  withDatabase: Measure[]
  /** The query alone. */
  bareQuery: Measure[]
}

const rates = (measures: readonly Measure[]) => measures.map(({ rate }) => rate)

/** Responses per second in the median round. */
export const medianRate = (measures: readonly Measure[]): number => median(rates(measures))

/** A call's rate as a share of a baseline's, compared round by round so that disturbances affect both. */
export const shareOf = (api: readonly Measure[], bare: readonly Measure[]): number =>
  median(api.map(({ rate }, round) => rate / (bare[round]?.rate || Number.NaN)))

/** Formats the benchmark as a table, then how each call scales with the catalogue. */
export function apiBenchText(calls: readonly CallBench[]): string {
  const head = [
    [
      ...['products', 'call', 'KB', 'requests/s', '± %', 'p50 ms', 'p99 ms', 'first ms'],
      ...['of Node + PostgreSQL', 'of bare Fastify', 'of bare query'],
    ],
    ...calls.map(rowOf),
  ]
  return [...textTable(head), '', ...growth(calls)].join('\n')
}

function rowOf({ products, call, first, api, bareRoute, withDatabase, bareQuery }: CallBench): string[] {
  const all = rates(api)
  const rate = median(all)
  const spread = rate === 0 ? 0 : ((Math.max(...all) - Math.min(...all)) / 2 / rate) * 100
  return [
    `${products}`,
    call,
    (median(api.map(({ bytes }) => bytes)) / 1024).toFixed(1),
    rate.toFixed(0),
    spread.toFixed(0),
    median(api.map(({ p50 }) => p50)).toFixed(0),
    median(api.map(({ p99 }) => p99)).toFixed(0),
    first.toFixed(1),
    ...[withDatabase, bareRoute, bareQuery].map(
      (bare) => `${(shareOf(api, bare) * 100).toFixed(0)}% of ${medianRate(bare).toFixed(0)}`,
    ),
  ]
}

function growth(calls: readonly CallBench[]): string[] {
  const sizes = [...new Set(calls.map(({ products }) => products))].sort((a, other) => a - other)
  const [smallest, largest] = [sizes[0], sizes.at(-1)]
  if (smallest === undefined || smallest === largest) return []
  const rate = (call: string, products: number | undefined) =>
    medianRate(calls.find((bench) => bench.call === call && bench.products === products)?.api ?? [])
  return [...new Set(calls.map(({ call }) => call))].map(
    (call) =>
      `${call}: ${(rate(call, smallest) / rate(call, largest)).toFixed(2)} times slower at ${largest} than at ${smallest} products`,
  )
}
