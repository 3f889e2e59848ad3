import { createRevisionCache } from './revision-cache'

const counter = () => {
  let count = 0
  return { next: async () => (count += 1), callCount: () => count }
}

/** A computation that the test ends. */
function heldComputation() {
  let resolve!: (value: number) => void
  let reject!: (error: Error) => void
  const promise = new Promise<number>((...ends) => ([resolve, reject] = ends))
  return { promise, resolve, reject }
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
    const { next, callCount } = counter()
    expect(await Promise.all([valueOf('a', '1', next), valueOf('a', '1', next)])).toEqual([1, 1])
    expect(callCount()).toBe(1)
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

  test('completes a computation after its key is evicted', async () => {
    const valueOf = createRevisionCache<number>(1)
    const first = heldComputation()
    const evicted = valueOf('a', '1', () => first.promise)
    expect(await valueOf('b', '1', async () => 2)).toBe(2)
    first.resolve(1)
    expect(await evicted).toBe(1)
  })

  test('passes on the failure of a computation after its key is evicted', async () => {
    const valueOf = createRevisionCache<number>(1)
    const first = heldComputation()
    const evicted = valueOf('a', '1', () => first.promise)
    expect(await valueOf('b', '1', async () => 2)).toBe(2)
    first.reject(new Error('down'))
    await expect(evicted).rejects.toThrow('down')
  })

  test('computes again for a new revision while the old one is computed', async () => {
    const valueOf = createRevisionCache<number>(10)
    const first = heldComputation()
    const old = valueOf('a', '1', () => first.promise)
    expect(await valueOf('a', '2', async () => 2)).toBe(2)
    first.resolve(1)
    expect(await old).toBe(1)
    expect(await valueOf('a', '2', async () => 3)).toBe(2)
  })
})
