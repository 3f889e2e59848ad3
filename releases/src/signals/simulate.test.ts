import { seeded, simulateRollout, type Rollout } from './simulate'

describe('simulateRollout', () => {
  const rollout: Rollout = { planted: {}, cartRate: 0.4, visits: 800, percent: 25 }
  const caught = (changes: Partial<Rollout>, runs: number) =>
    Array.from({ length: runs }, (_, seed) => simulateRollout({ ...rollout, ...changes }, seeded(seed + 1))).flatMap(
      ({ caught: figure }) => figure ?? [],
    )

  test('catches an LCP that is a fifth slower in every run', () => {
    expect(caught({ planted: { lcp: 1.2 } }, 10)).toEqual(Array(10).fill('lcp'))
  })

  test('catches carts that are 15 % rarer in most runs', () => {
    expect(
      caught({ planted: { cart: 0.85 }, visits: 2_000 }, 5).filter((figure) => figure === 'cart').length,
    ).toBeGreaterThan(2)
  })

  test('raises no alarm about an equal version', () => {
    expect(caught({}, 30)).toEqual([])
  })
})
