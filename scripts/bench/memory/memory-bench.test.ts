import { growthOf } from './growth'
import { memoryText } from './memory-report'

const mb = 2 ** 20
const weight = (count: number, heap: number, external = 0) => ({
  count,
  memory: { heap: heap * mb, external: external * mb, rss: 2 * heap * mb },
})

test('a heap that breathes does not grow, one that gains a little each time does', () => {
  const breathing = [50, 58, 52, 57, 51, 58, 52, 50].map((heap, lot) => weight(lot * 1000, heap))
  const leaking = [50, 51, 52, 53, 54].map((heap, lot) => weight(lot * 1000, heap))
  expect(Math.abs(growthOf(breathing))).toBeLessThan(2 * mb)
  expect(growthOf(leaking)).toBeCloseTo(4 * mb)
})

test('what is kept outside of the heap counts, and a single weight tells nothing', () => {
  expect(growthOf([weight(0, 50, 1), weight(10, 50, 4)])).toBeCloseTo(3 * mb)
  expect(growthOf([weight(0, 50)])).toBe(0)
})

test('the report has a row for each time the server was weighed, and what each document adds', () => {
  const text = memoryText({ documents: [weight(0, 50), weight(1024, 51)], flips: [weight(0, 52), weight(50, 52)] })
  expect(text).toMatch(/1024 +51\.0 +0\.0 +102\.0/)
  expect(text).toContain('grows by 1.0 MB over 1024, 1.00 KB each')
  expect(text).toContain('grows by 0.0 MB over 50, 0.00 KB each')
})
