import { bus } from '@shop/shared-events'
import type { FunnelStep, SignalMetric } from '@shop/shared-api/contract'
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { readConsent } from '../measuring/consent'
import { readDocumentToken } from '../release-set/document-token'
import { funnelFacts } from './funnel-facts'

interface SignalOptions {
  /** Path of the page that was shown at this time of the document, in ms. */
  pageAt(time: number): string
}

interface Measured {
  path: string
  value: number
}

/** Most pages in one report; the server accepts no more. */
const MAX_PAGES = 20
const STEPS: readonly FunnelStep[] = ['view', 'cart', 'order']

/**
 * Measures web vitals, the time until the page is interactive, API reads and steps of a purchase, and reports them
 * without anything about the visitor when the page is hidden. Loads after the page is idle; sends nothing without
 * consent.
 */
export function startSignals({ pageAt }: SignalOptions): void {
  // A browser that measures nothing.
  if (typeof performance.getEntriesByType !== 'function') return
  const vitals = new Map<SignalMetric, Measured>()
  const reads = new Map<string, { sum: number; count: number }>()
  let step = -1

  function measured({ name, value, entries, navigationType }: Metric): void {
    // A page that comes back from memory, or was rendered ahead, says nothing about a release.
    if (navigationType === 'back-forward-cache' || navigationType === 'prerender') return
    const isOfLoad = name === 'LCP' || name === 'TTFB'
    const path = pageAt(isOfLoad ? 0 : (entries[0]?.startTime ?? 0))
    const metric = name.toLowerCase() as SignalMetric
    vitals.set(metric, { path, value: metric === 'cls' ? value * 10_000 : value })
  }

  onLCP(measured)
  onINP(measured)
  onCLS(measured)
  onTTFB(measured)
  const [hydrated] = performance.getEntriesByName('hydrated')
  if (hydrated) vitals.set('hydration', { path: pageAt(0), value: hydrated.startTime })
  observeReads((time, duration) => {
    const path = pageAt(time)
    const { sum, count } = reads.get(path) ?? { sum: 0, count: 0 }
    reads.set(path, { sum: sum + duration, count: count + 1 })
  })
  bus.records.subscribe(({ name, tab }) => {
    const reached = funnelFacts[name]
    if (reached && tab === bus.tab) step = Math.max(step, STEPS.indexOf(reached))
  })

  function report(): void {
    const pages = pagesOf(vitals, reads)
    const reached = STEPS[step]
    if (pages.length === 0 && !reached) return
    vitals.clear()
    reads.clear()
    step = -1
    if (readConsent() !== 'granted') return
    const visit = { document: readDocumentToken(), pages, step: reached }
    navigator.sendBeacon?.('/health/signals', new Blob([JSON.stringify(visit)], { type: 'application/json' }))
  }

  // After the library's own listener, which completes its metrics when the page is hidden.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') report()
  })
}

function pagesOf(
  vitals: ReadonlyMap<SignalMetric, Measured>,
  reads: ReadonlyMap<string, { sum: number; count: number }>,
) {
  const pages = new Map<string, Partial<Record<SignalMetric, number>>>()
  const add = (path: string, metric: SignalMetric, value: number) =>
    pages.set(path, { ...pages.get(path), [metric]: Math.min(Math.round(value), 600_000) })
  for (const [metric, { path, value }] of vitals) add(path, metric, value)
  for (const [path, { sum, count }] of reads) add(path, 'api', sum / count)
  return [...pages].slice(0, MAX_PAGES).map(([path, metrics]) => ({ path: path.slice(0, 512), metrics }))
}

/** Calls back with start and duration of each API read of the page, those before this call included. */
function observeReads(onRead: (time: number, duration: number) => void): void {
  if (typeof PerformanceObserver !== 'function') return
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      const isRead = entry.initiatorType === 'fetch' || entry.initiatorType === 'xmlhttprequest'
      if (isRead && new URL(entry.name).pathname.startsWith('/api/')) onRead(entry.startTime, entry.duration)
    }
  })
  observer.observe({ type: 'resource', buffered: true })
}
