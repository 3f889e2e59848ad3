import type { Memory } from '../measuring/memory-of'
import { percentile, percentilesText } from '../measuring/percentile'
import { textTable } from '../bench/text-table'
import type { Purchases } from './buyers'
import type { SoakResult } from './visitors'

/** What a soak came to; memory by server, after the warm-up and at the end. */
export interface SoakReport {
  seconds: number
  visits: SoakResult
  purchases: Purchases
  memory: Record<string, { before: Memory; after: Memory }>
  /** Servers that were killed, in order. */
  killed: string[]
  /** Rules that the database breaks, one sentence each. */
  broken: string[]
}

/** A heap that has grown by more than this, garbage collected, is taken for a leak: caches that fill up stay below. */
export const mostGrowth = 48 * 2 ** 20

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0)

/** Servers whose memory has grown beyond what caches may take. */
export const leaks = ({ memory }: Pick<SoakReport, 'memory'>): string[] =>
  Object.keys(memory).filter((name) => {
    const { before, after } = memory[name] as SoakReport['memory'][string]
    return after.heap + after.external - before.heap - before.external > mostGrowth
  })

/** Whether all went well: no wrong answer, no fault of a purchase, no broken rule, no leak. */
export const isClean = (report: SoakReport): boolean =>
  report.visits.errors + report.purchases.faults.length + report.broken.length + leaks(report).length === 0

/** The report for programs: each answer's time and each order as figures about all of them. */
export function soakFigures(report: SoakReport) {
  const { times, ...visits } = report.visits
  const [p50, p99] = [0.5, 0.99].map((share) => Math.round(percentile(times, share)))
  const purchases = { ...report.purchases, orders: report.purchases.orders.length }
  return { ...report, visits: { ...visits, p50, p99 }, purchases, leaks: leaks(report), clean: isClean(report) }
}

/** Where a soak stands, in one line. */
export function progressLine(seconds: number, { requests, errors, times }: SoakResult, bought: Purchases): string {
  const orders = `${bought.orders.length} orders, ${bought.cancelled} cancelled, ${bought.faults.length} faults`
  return `${seconds.toFixed(0)} s: ${requests} requests, ${errors} wrong, ${percentilesText(times, [0.5, 0.99])}; ${orders}`
}

/** The report for people. */
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
    `${purchases.begun} purchases begun (${kinds.join(', ')}), ${purchases.withCoupon} with a coupon, ` +
      `${purchases.soldOut} sold out before, ${purchases.repeated} requests sent again`,
    ...(killed.length > 0 ? [`${killed.length} servers killed: ${killed.join(', ')}`] : []),
    ...(rows.length > 0 ? textTable([['memory in MB, garbage collected', 'heap', 'external', 'RSS'], ...rows]) : []),
    ...leaks(report).map((name) => `LEAK: the ${name} has grown by more than ${megabytes(mostGrowth)} MB`),
    ...[...visits.samples, ...purchases.faults.slice(0, 20)].map((fault) => `WRONG: ${fault}`),
    ...broken.map((rule) => `BROKEN: ${rule}`),
    ...(broken.length === 0
      ? ['Stock is conserved, nothing oversold, one order per key, all amounts add up, every order in hand is there.']
      : []),
  ].join('\n')
}
