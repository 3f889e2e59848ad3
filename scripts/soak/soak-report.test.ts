import { isClean, leaks, MAX_GROWTH_BYTES, soakFigures, soakText, type SoakReport } from './soak-report'

const memory = (heap: number) => ({ heap, external: 0, rss: heap * 2 })
const report: SoakReport = {
  seconds: 60,
  visits: { requests: 100, errors: 0, times: [1, 2, 3], samples: [] },
  purchases: {
    ...{ begun: 9, orders: [{ id: 'a', totalCents: 1 }], cancelled: 1, withCoupon: 1, soldOut: 2, repeated: 3 },
    byKind: { guest: 4, customer: 3, wholesaler: 2 },
    faults: [],
  },
  memory: { 'API 1': { before: memory(2 ** 20), after: memory(2 ** 21) } },
  killed: [],
  broken: [],
}

describe('soak report', () => {
  test('reports a run without faults, leaks and broken rules as clean with a summary', () => {
    expect(isClean(report)).toBe(true)
    expect(soakText(report)).toContain('9 purchases started (guest 4, customer 3, wholesaler 2), 1 with a coupon')
    expect(soakText(report)).toMatch(/API 1 +1 → 2 +0 → 0 +2 → 4/)
    expect(soakText(report)).toContain('Stock is consistent')
  })

  test('prints aggregated figures for programs', () => {
    const figures = soakFigures(report)
    expect(figures.visits).toEqual({ requests: 100, errors: 0, samples: [], p50: 2, p99: 3 })
    expect(figures).toMatchObject({ purchases: { begun: 9, orders: 1 }, leaks: [], clean: true })
  })

  test('reports heap growth beyond the caches as a leak', () => {
    const grown = { 'API 1': { before: memory(0), after: memory(MAX_GROWTH_BYTES + 1) } }
    expect(leaks({ memory: grown })).toEqual(['API 1'])
    expect(soakText({ ...report, memory: grown })).toContain('LEAK: the API 1 grew by more than 48 MB')
  })

  test.each<[string, Partial<SoakReport>, string]>([
    ['a wrong answer', { visits: { ...report.visits, errors: 1, samples: ['home: / answered 500'] } }, 'WRONG: home'],
    ['a purchase at fault', { purchases: { ...report.purchases, faults: ['guest: lost'] } }, 'WRONG: guest: lost'],
    ['a broken rule', { broken: ['1 order exists twice'] }, 'BROKEN: 1 order exists twice'],
  ])('fails for %s', (_, change, message) => {
    const changed = { ...report, ...change }
    expect(isClean(changed)).toBe(false)
    expect(soakText(changed)).toContain(message)
  })
})
