import type { Memory } from '../measuring/process-memory'
import { percentile, percentilesText } from '../measuring/percentile'
import { textTable } from '../bench/text-table'
import type { Purchases } from './buyers'
import type { SoakResult } from './visitors'

/** Result of a soak run; memory by server, after the warm-up and at the end. */
export interface SoakReport {
  seconds: number
  visits: SoakResult
  purchases: Purchases
  memory: Record<string, { before: Memory; after: Memory }>
  /** Killed servers, in order. */
  killed: string[]
  /** Broken database rules, one sentence each. */
  broken: string[]
}

/** Garbage-collected heap growth above this counts as a leak; filling caches stays below. */
export const MAX_GROWTH_BYTES = 48 * 2 ** 20

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0)

/** Servers with more memory growth than caches explain. */
export const leaks = ({ memory }: Pick<SoakReport, 'memory'>): string[] =>
  Object.keys(memory).filter((name) => {
    const { before, after } = memory[name] as SoakReport['memory'][string]
    return after.heap + after.external - before.heap - before.external > MAX_GROWTH_BYTES
  })

/** True without wrong responses, failed purchases, broken rules and leaks. */
export const isClean = (report: SoakReport): boolean =>
  report.visits.errors + report.purchases.faults.length + report.broken.length + leaks(report).length === 0

/** The report for programs, with aggregated times and orders. */
export function soakFigures(report: SoakReport) {
  const { times, ...visits } = report.visits
  const [p50, p99] = [0.5, 0.99].map((share) => Math.round(percentile(times, share)))
  const purchases = { ...report.purchases, orders: report.purchases.orders.length }
  return { ...report, visits: { ...visits, p50, p99 }, purchases, leaks: leaks(report), clean: isClean(report) }
}

/** Progress of a run in one line. */
export function progressLine(seconds: number, { requests, errors, times }: SoakResult, purchases: Purchases): string {
  const orders = `${purchases.orders.length} orders, ${purchases.cancelled} cancelled, ${purchases.faults.length} faults`
  return `${seconds.toFixed(0)} s: ${requests} requests, ${errors} wrong, ${percentilesText(times, [0.5, 0.99])}; ${orders}`
}

/** Formats the report as text. */
export function soakText(report: SoakReport): string {
  const { seconds, visits, purchases, memory, killed, broken } = report
  const kinds = Object.entries(purchases.byKind).map(([kind, count]) => `${kind} ${count}`)
  const rows = Object.entries(memory).map(([name, { before, after }]) => [
    name,
    `${megabytes(before.heap)} → ${megabytes(after.heap)}`,
    `${megabytes(before.external)} → ${megabytes(after.external)}`,
    `${megabytes(before.rss)} → ${megabytes(after.rss)}`,
  ])
  return [
    progressLine(seconds, visits, purchases),
    `${purchases.begun} purchases started (${kinds.join(', ')}), ${purchases.withCoupon} with a coupon, ` +
      `${purchases.soldOut} sold out before, ${purchases.repeated} requests repeated`,
    ...(killed.length > 0 ? [`${killed.length} servers killed: ${killed.join(', ')}`] : []),
    ...(rows.length > 0 ? textTable([['memory in MB, garbage collected', 'heap', 'external', 'RSS'], ...rows]) : []),
    ...leaks(report).map((name) => `LEAK: the ${name} grew by more than ${megabytes(MAX_GROWTH_BYTES)} MB`),
    ...[...visits.samples, ...purchases.faults.slice(0, 20)].map((fault) => `WRONG: ${fault}`),
    ...broken.map((rule) => `BROKEN: ${rule}`),
    ...(broken.length === 0
      ? [
          'Stock is consistent, nothing oversold, one order per key, all amounts add up, every acknowledged order exists.',
        ]
      : []),
  ].join('\n')
}
