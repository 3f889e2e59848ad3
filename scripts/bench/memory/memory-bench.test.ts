import { growthOf } from './growth'
import { memoryText } from './memory-report'

const mb = 2 ** 20
const weight = (count: number, heap: number, external = 0) => ({
  count,
  memory: { heap: heap * mb, external: external * mb, rss: 2 * heap * mb },
})

describe('memory bench', () => {
  test('ignores fluctuations and reports a steady gain', () => {
    const breathing = [50, 58, 52, 57, 51, 58, 52, 50].map((heap, lot) => weight(lot * 1000, heap))
    const leaking = [50, 51, 52, 53, 54].map((heap, lot) => weight(lot * 1000, heap))
    expect(Math.abs(growthOf(breathing))).toBeLessThan(2 * mb)
    expect(growthOf(leaking)).toBeCloseTo(4 * mb)
  })

  test('includes external memory and reports no growth for a single sample', () => {
    expect(growthOf([weight(0, 50, 1), weight(10, 50, 4)])).toBeCloseTo(3 * mb)
    expect(growthOf([weight(0, 50)])).toBe(0)
  })

  test('reports a row per sample and the growth per document', () => {
    const text = memoryText({ documents: [weight(0, 50), weight(1024, 51)], flips: [weight(0, 52), weight(50, 52)] })
    expect(text).toMatch(/1024 +51\.0 +0\.0 +102\.0/)
    expect(text).toContain('grows by 1.0 MB over 1024, 1.00 KB each')
    expect(text).toContain('grows by 0.0 MB over 50, 0.00 KB each')
  })
})
