import { unusedCores } from './free-core'

const core = (idle: number, user: number) => ({ times: { idle, user, nice: 0, sys: 0, irq: 0 } })

describe('unusedCores', () => {
  test('counts the idle time of all cores between two samples', () => {
    const before = [core(1_000, 500), core(900, 600)]
    expect(unusedCores(before, [core(1_250, 500), core(1_150, 600)])).toBe(2)
    expect(unusedCores(before, [core(1_250, 500), core(900, 850)])).toBe(1)
    expect(unusedCores(before, [core(1_000, 750), core(925, 825)])).toBeCloseTo(0.1)
  })

  test('counts none while no time has passed', () => {
    expect(unusedCores([core(1, 1)], [core(1, 1)])).toBe(0)
  })
})
