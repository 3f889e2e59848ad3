import type { SignalCounts, SignalRollup } from '../contract/signals'
import { compareVersions } from './compare-versions'

const since = '2026-01-01T00:00:00.000Z'
const rollup = (hour: number, version: string, counts: SignalCounts): SignalRollup => ({
  hour: new Date(Date.parse(since) + hour * 3_600_000).toISOString(),
  part: 'catalogue',
  version,
  counts,
})
const compared = { part: 'catalogue', live: '1.0.0', candidate: '1.1.0', since }
const figure = (rollups: SignalRollup[], name: string) =>
  compareVersions(rollups, compared).find((comparison) => comparison.figure === name)!
const funnel = (views: number, carts: number) => ({ funnel: [views, carts, 0] })

describe('compareVersions', () => {
  test('compares within hours: a busy slow hour of the candidate is no slower version', () => {
    const fast = Array.from({ length: 41 }, (_, bucket) => (bucket >= 38 ? 100 : 0))
    const slow = Array.from({ length: 49 }, (_, bucket) => (bucket >= 46 ? 100 : 0))
    const half = (histogram: number[]) => histogram.map((counted) => counted / 2)
    const rollups = [
      rollup(0, '1.0.0', { lcp: fast }),
      rollup(0, '1.1.0', { lcp: half(fast) }),
      rollup(1, '1.0.0', { lcp: half(slow) }),
      rollup(1, '1.1.0', { lcp: slow }),
    ]
    expect(figure(rollups, 'lcp')).toMatchObject({ isWorse: false, change: 0 })
  })

  test('counts fewer carts as worse, and more as fine', () => {
    const at = (carts: number) =>
      figure([rollup(0, '1.0.0', funnel(4_000, 1_200)), rollup(0, '1.1.0', funnel(2_000, carts))], 'cart')
    expect(at(450)).toMatchObject({ isWorse: true, live: { visits: 4_000, value: 0.3 }, candidate: { value: 0.225 } })
    expect(at(450).change).toBeCloseTo(-0.25)
    expect(at(600).isWorse).toBe(false)
    expect(at(900).isWorse).toBe(false)
  })

  test('says nothing of too few visits, other parts and hours before the rollout', () => {
    expect(figure([rollup(0, '1.0.0', funnel(9_000, 3_000)), rollup(0, '1.1.0', funnel(49, 0))], 'cart').isWorse).toBe(
      false,
    )
    const earlier = [rollup(-1, '1.0.0', funnel(4_000, 1_200)), rollup(-1, '1.1.0', funnel(2_000, 0))]
    expect(figure(earlier, 'cart').candidate.visits).toBe(0)
    const other = [rollup(0, '1.0.0', funnel(10, 3)), { ...rollup(0, '1.1.0', funnel(9, 3)), part: 'account' }]
    expect(figure(other, 'cart').candidate.visits).toBe(0)
  })
})
