import { addCounts, bucketOf, count, factorOf, momentsOf, quantile } from './histogram'

const histogramOf = (values: readonly number[]): number[] => {
  const histogram: number[] = []
  for (const value of values) count(histogram, bucketOf(value))
  return histogram
}

describe('histogram', () => {
  test('bucketOf: puts any number into one of 64 buckets, in order', () => {
    expect([0, 0.5, 1, 1.3, 2, 1_000, 60_000, 1e12].map(bucketOf)).toEqual([0, 0, 0, 1, 4, 39, 63, 63])
  })

  test('quantile: is within a tenth of the exact value', () => {
    const values = Array.from({ length: 1_000 }, (_, index) => 500 + index * 3)
    const exact = [0.5, 0.75, 0.95].map((share) => values[Math.ceil(share * 1_000) - 1]!)
    const found = [0.5, 0.75, 0.95].map((share) => quantile(histogramOf(values), share)!)
    found.forEach((value, index) => expect(Math.abs(value / exact[index]! - 1)).toBeLessThan(0.1))
    expect(quantile([], 0.75)).toBeNull()
    expect(quantile([0, 0], 0.75)).toBeNull()
  })

  test('momentsOf: a fifth slower moves the mean by the logarithm of a fifth', () => {
    const values = Array.from({ length: 2_000 }, (_, index) => 800 + index * 2)
    const fast = momentsOf(histogramOf(values))
    const slow = momentsOf(histogramOf(values.map((value) => value * 1.2)))
    expect(factorOf(slow.mean - fast.mean)).toBeCloseTo(1.2, 1)
    expect(fast.count).toBe(2_000)
  })

  test('addCounts: adds bucket by bucket, of different lengths', () => {
    const sums = { lcp: [1, 2] }
    addCounts(sums, { lcp: [1, 0, 3], funnel: [4] })
    expect(sums).toEqual({ lcp: [2, 2, 3], funnel: [4] })
  })
})
