import { until } from '@shop/shared-api/testing/until'
import { createBatchLoader } from './batch-loader'

/** Reads that the test completes, with their requested keys. */
function heldReads() {
  const begun: ((answer: number) => void)[] = []
  const batches: string[][] = []
  const read = (keys: string[]) => {
    batches.push(keys)
    return new Promise<number>((done) => begun.push(done))
  }
  const started = (count: number) => until(() => begun.length === count)
  return { begun, batches, read, started }
}

describe('batch loader', () => {
  test('shares one read between concurrent requests and passes all their keys', async () => {
    const { begun, batches, read, started } = heldReads()
    const load = createBatchLoader(read)
    const answers = Promise.all([load('a'), load('b'), load('c')])
    await started(1)
    expect(batches).toEqual([['a', 'b', 'c']])
    begun[0]!(1)
    expect(await answers).toEqual([1, 1, 1])
  })

  test('starts a new read for requests during a running one, which may have missed a change', async () => {
    const { begun, batches, read, started } = heldReads()
    const load = createBatchLoader(read)
    const first = load('a')
    await started(1)
    const second = load('b')
    const third = load('c')
    begun[0]!(1)
    await started(2)
    expect(batches).toEqual([['a'], ['b', 'c']])
    begun[1]!(2)
    expect(await Promise.all([first, second, third])).toEqual([1, 2, 2])
  })

  test('does not cache a failed read', async () => {
    let calls = 0
    const load = createBatchLoader(async () => {
      calls += 1
      if (calls === 1) throw new Error('gone')
      return calls
    })
    await expect(load('a')).rejects.toThrow('gone')
    expect(await load('a')).toBe(2)
  })
})
