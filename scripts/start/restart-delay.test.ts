import { restartDelay, usualRestarts } from './restart-delay'

const noJitter = () => 0.5

describe('restartDelay', () => {
  test('doubles with each end in a row and stays at its cap', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7, 100].map((ends) => restartDelay(ends, usualRestarts, noJitter))
    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
  })

  test('varies by a fifth, so that programs that ended together do not start together', () => {
    expect(restartDelay(1, usualRestarts, () => 0)).toBe(800)
    expect(restartDelay(1, usualRestarts, () => 1)).toBe(1_200)
  })
})
