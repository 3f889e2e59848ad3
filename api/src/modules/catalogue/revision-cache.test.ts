import { createRevisionCache } from './revision-cache'

const counter = () => {
  let count = 0
  return { next: async () => (count += 1), asked: () => count }
}

describe('revision cache', () => {
  test('caches a value until the revision changes', async () => {
    const valueOf = createRevisionCache<number>(10)
    const { next } = counter()
    const values = [await valueOf('a', '1', next), await valueOf('a', '1', next), await valueOf('a', '2', next)]
    expect(values).toEqual([1, 1, 2])
  })

  test('shares one computation among concurrent callers', async () => {
    const valueOf = createRevisionCache<number>(10)
    const { next, asked } = counter()
    expect(await Promise.all([valueOf('a', '1', next), valueOf('a', '1', next)])).toEqual([1, 1])
    expect(asked()).toBe(1)
  })

  test('does not cache a failure', async () => {
    const valueOf = createRevisionCache<number>(10)
    await expect(valueOf('a', '1', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await valueOf('a', '1', async () => 7)).toBe(7)
  })

  test('evicts the least recently used key', async () => {
    const valueOf = createRevisionCache<number>(2)
    const { next } = counter()
    for (const key of ['a', 'b', 'a', 'c']) await valueOf(key, '1', next)
    expect([await valueOf('a', '1', next), await valueOf('b', '1', next)]).toEqual([1, 4])
  })
})
