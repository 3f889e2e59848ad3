import { createRevisionCache } from './revision-cache'

const counter = () => {
  let count = 0
  return { next: async () => (count += 1), asked: () => count }
}

test('a value is kept until the revision moves', async () => {
  const valueOf = createRevisionCache<number>(10)
  const { next } = counter()
  const asked = [await valueOf('a', '1', next), await valueOf('a', '1', next), await valueOf('a', '2', next)]
  expect(asked).toEqual([1, 1, 2])
})

test('who asks for the same at once shares one computation', async () => {
  const valueOf = createRevisionCache<number>(10)
  const { next, asked } = counter()
  expect(await Promise.all([valueOf('a', '1', next), valueOf('a', '1', next)])).toEqual([1, 1])
  expect(asked()).toBe(1)
})

test('a failure is not kept', async () => {
  const valueOf = createRevisionCache<number>(10)
  await expect(valueOf('a', '1', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await valueOf('a', '1', async () => 7)).toBe(7)
})

test('what was least lately asked for makes room', async () => {
  const valueOf = createRevisionCache<number>(2)
  const { next } = counter()
  for (const key of ['a', 'b', 'a', 'c']) await valueOf(key, '1', next)
  expect([await valueOf('a', '1', next), await valueOf('b', '1', next)]).toEqual([1, 4])
})
