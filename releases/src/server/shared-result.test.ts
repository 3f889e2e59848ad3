import { sharedResult } from './shared-result'

describe('sharedResult', () => {
  afterEach(() => jest.restoreAllMocks())

  test('shares one run among concurrent callers, and with later ones for a while', async () => {
    let runs = 0
    const ask = sharedResult(async () => (runs += 1), 30_000)
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
    expect(await ask()).toBe(1)
    const now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now + 30_000)
    expect(await ask()).toBe(2)
  })

  test('tries again after a failure', async () => {
    let runs = 0
    const ask = sharedResult(async () => {
      runs += 1
      if (runs === 1) throw new Error('broken')
      return runs
    }, 30_000)
    await expect(ask()).rejects.toThrow('broken')
    expect(await ask()).toBe(2)
  })
})
