import { median, percentile, percentilesText } from './percentile'

test('the median stands in the middle of an odd and of an even number of values', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, 0])
})

test('percentiles are read off the sorted values, and between two of them', () => {
  const times = Array.from({ length: 101 }, (_, index) => 100 - index)
  expect([0, 0.5, 0.955, 1].map((share) => percentile(times, share))).toEqual([0, 50, 95.5, 100])
  expect(percentilesText(times, [0.5, 0.99])).toBe('p50 50 ms, p99 99 ms')
})
