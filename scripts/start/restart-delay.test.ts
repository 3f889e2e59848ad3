import { restartDelay, defaultRestartPolicy } from './restart-delay'

const noJitter = () => 0.5

describe('restartDelay', () => {
  test('doubles with each consecutive exit up to the maximum', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7, 100].map((ends) => restartDelay(ends, defaultRestartPolicy, noJitter))
    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
  })

  test('varies by a fifth, so that programs that exited together do not restart together', () => {
    expect(restartDelay(1, defaultRestartPolicy, () => 0)).toBe(800)
    expect(restartDelay(1, defaultRestartPolicy, () => 1)).toBe(1_200)
  })
})
