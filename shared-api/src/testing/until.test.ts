import { until } from './until'

describe('until', () => {
  test('resolves once the condition is true', async () => {
    let polls = 0
    await until(async () => (polls += 1) === 3)
    expect(polls).toBe(3)
  })

  test('rejects with the condition after its deadline', async () => {
    await expect(until(() => 1 > 2, 0.02)).rejects.toThrow('Still not true after 0.02 s: () => 1 > 2')
  })

  test('rejects with the error of a condition that fails', async () => {
    await expect(until(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  })
})
