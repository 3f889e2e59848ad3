import { median, percentile, percentilesText } from './percentile'

describe('percentile', () => {
  test('interpolates the median of an even number of values', () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, 0])
  })

  test('interpolates percentiles between sorted values', () => {
    const times = Array.from({ length: 101 }, (_, index) => 100 - index)
    expect([0, 0.5, 0.955, 1].map((share) => percentile(times, share))).toEqual([0, 50, 95.5, 100])
    expect(percentilesText(times, [0.5, 0.99])).toBe('p50 50 ms, p99 99 ms')
  })
})
