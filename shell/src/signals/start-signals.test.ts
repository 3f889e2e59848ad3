import { bus, type CommerceItem } from '@shop/shared-events'
import type { Metric } from 'web-vitals'
import { saveConsent } from '../measuring/consent'
import { startSignals } from './start-signals'

type Callback = (metric: Metric) => void
const callbacks: Record<string, Callback> = {}
jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['LCP', 'INP', 'CLS', 'TTFB'].map((name) => [`on${name}`, (callback: Callback) => (callbacks[name] = callback)]),
  ),
)

const sent: Blob[] = []
const glove: CommerceItem = { productId: 60, title: 'Lace Glove', price: 12995, quantity: 1 }
const measure = (name: Metric['name'], value: number, more: Partial<Metric> = {}) =>
  callbacks[name]!({ name, value, entries: [], navigationType: 'navigate', ...more } as Metric)

/** Hides the page and returns what it reported. */
async function hide(): Promise<object[]> {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  return Promise.all(sent.splice(0).map(async (blob) => JSON.parse(await blob.text()) as object))
}

describe('startSignals', () => {
  beforeAll(() => {
    navigator.sendBeacon = (_url, body) => sent.push(body as Blob) > 0
    const marks = { getEntriesByName: () => [{ startTime: 900 }], getEntriesByType: () => [] }
    Object.assign(performance, marks)
    startSignals({ pageAt: (time) => (time < 5_000 ? '/shop' : '/cart') })
  })
  beforeEach(() => saveConsent(true))

  test('reports metrics once, by the page on which they were measured', async () => {
    measure('LCP', 1_234.5)
    measure('TTFB', 80)
    measure('CLS', 0.05)
    measure('INP', 120, { entries: [{ startTime: 6_000 } as PerformanceEntry] })
    expect(await hide()).toEqual([
      {
        document: '',
        pages: [
          { path: '/shop', metrics: { hydration: 900, lcp: 1235, ttfb: 80, cls: 500 } },
          { path: '/cart', metrics: { inp: 120 } },
        ],
      },
    ])
    expect(await hide()).toEqual([])
  })

  test('ignores pages that come back from memory', async () => {
    measure('LCP', 20, { navigationType: 'back-forward-cache' })
    expect(await hide()).toEqual([])
  })

  test('reports the furthest step of a purchase, without its content', async () => {
    bus.publish('cart/item-added', { item: glove })
    bus.publish('catalogue/product-shown', { item: glove })
    expect(await hide()).toEqual([{ document: '', pages: [], step: 'cart' }])
  })

  test('sends nothing without consent', async () => {
    saveConsent(false)
    measure('LCP', 1_000)
    expect(await hide()).toEqual([])
  })
})
