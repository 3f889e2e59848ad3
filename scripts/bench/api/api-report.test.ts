import { apiBenchText, shareOf } from './api-report'
import type { Measure } from './load'

const measure = (rate: number): Measure => ({ rate, p50: 2, p99: 9, bytes: 20_480 })
const bench = (products: number, rate: number) => ({
  products,
  call: 'list',
  first: 12.34,
  api: [measure(rate), measure(rate * 0.9), measure(rate * 1.1)],
  bareRoute: [measure(rate * 2), measure(rate * 1.8), measure(rate * 2.2)],
  withDatabase: [measure(rate * 4), measure(rate * 3.6), measure(rate * 4.4)],
  bareQuery: [measure(rate), measure(rate), measure(rate)],
})

describe('api report', () => {
  test('compares rates round by round, so that a shared slowdown has no effect', () => {
    expect(shareOf([measure(100), measure(50), measure(100)], [measure(200), measure(100), measure(200)])).toBe(0.5)
  })

  test('reports rate, spread, share of each baseline and scaling with the catalogue', () => {
    const text = apiBenchText([bench(1000, 1000), bench(100_000, 500)])
    expect(text).toMatch(/1000 +list +20\.0 +1000 +10 +2 +9 +12\.3 +25% of 4000 +50% of 2000 +100% of 1000/)
    expect(text).toContain('list: 2.00 times slower at 100000 than at 1000 products')
  })
})
