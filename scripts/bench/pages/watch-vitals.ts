import type { Page } from '@shop/e2e/browser'

/** Vitals of a page, in ms; the layout shift has no unit. */
export interface Vitals {
  ttfb: number
  fcp: number
  lcp: number
  /** Total blocking time: long tasks beyond 50 ms each since the first paint. */
  tbt: number
  cls: number
}

interface Watched {
  lcp: number
  cls: number
  tasks: { start: number; duration: number }[]
  events: number[]
}
type Watching = { benchVitals: Watched }

/** Runs in each document before its own scripts. */
function watch(): void {
  const found: Watched = { lcp: 0, cls: 0, tasks: [], events: [] }
  Object.assign(window, { benchVitals: found })
  const each = (type: string, take: (entry: never) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as never))).observe({
      type,
      buffered: true,
      ...options,
    })
  each('largest-contentful-paint', ({ startTime }: PerformanceEntry) => void (found.lcp = startTime))
  each('longtask', ({ startTime, duration }: PerformanceEntry) => found.tasks.push({ start: startTime, duration }))
  each('layout-shift', ({ value, hadRecentInput }: { value: number; hadRecentInput: boolean }) => {
    if (!hadRecentInput) found.cls += value
  })
  each(
    'event',
    ({ interactionId, duration }: { interactionId: number; duration: number }) => {
      if (interactionId > 0) found.events.push(duration)
    },
    { durationThreshold: 16 },
  )
}

/** Records the vitals of every document that the page opens from now on. */
export async function watchVitals(page: Page): Promise<void> {
  // esbuild names functions through a helper that pages do not have.
  await page.addInitScript('globalThis.__name ??= (named) => named')
  await page.addInitScript(watch)
}

/** Vitals of the current document so far. */
export function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(() => {
    const { lcp, cls, tasks } = (window as unknown as Watching).benchVitals
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN
    const blocking = tasks.filter(({ start, duration }) => start + duration > fcp)
    const tbt = blocking.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
    return { ttfb: visit?.responseStart ?? NaN, fcp, lcp, tbt, cls: Math.round(cls * 1000) / 1000 }
  })
}

/** The slowest interaction since the last call, from input to the next paint in ms; 16 or less counts as 16. */
export function slowestInteraction(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    const { events } = (window as unknown as Watching).benchVitals
    return Math.max(16, ...events.splice(0))
  })
}
