import { rememberSlow } from './remember-slow'

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms))
function counted(ms: number) {
  let asked = 0
  return {
    compute: async () => {
      asked += 1
      const answer = asked
      await pause(ms)
      return answer
    },
    asked: () => asked,
  }
}

test('who asks for the same at once shares one computation', async () => {
  const answerTo = rememberSlow<number>()
  const { compute, asked } = counted(5)
  expect(await Promise.all([answerTo('a', compute), answerTo('a', compute), answerTo('b', compute)])).toEqual([1, 1, 2])
  expect(asked()).toBe(2)
})

test('a quick answer is never kept', async () => {
  const answerTo = rememberSlow<number>({ slowMs: 1000 })
  const { compute } = counted(0)
  expect([await answerTo('a', compute), await answerTo('a', compute)]).toEqual([1, 2])
})

test('a slow answer is kept for its time and no longer', async () => {
  const answerTo = rememberSlow<number>({ slowMs: 10, keepMs: 60 })
  const { compute } = counted(30)
  expect([await answerTo('a', compute), await answerTo('a', compute)]).toEqual([1, 1])
  await pause(80)
  expect(await answerTo('a', compute)).toBe(2)
})

test('a failure is not kept', async () => {
  const answerTo = rememberSlow<number>({ slowMs: 0 })
  await expect(answerTo('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await answerTo('a', async () => 7)).toBe(7)
})

test('the oldest answers make room', async () => {
  const answerTo = rememberSlow<number>({ slowMs: 0, most: 2 })
  const { compute } = counted(1)
  for (const key of ['a', 'b', 'c']) await answerTo(key, compute)
  expect([await answerTo('c', compute), await answerTo('a', compute)]).toEqual([3, 4])
})
