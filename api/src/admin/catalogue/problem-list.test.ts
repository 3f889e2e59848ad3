import { problemList } from './problem-list'

const problem = (line: number, reason = 'wrong') => ({ line, column: '', reason })

test('problems are told by line, those of one row in the order in which they were found, and rows are counted once', () => {
  const list = problemList()
  list.add([problem(7)])
  list.add([problem(3, 'first'), problem(3, 'second')])
  expect(list.told.map(({ line, reason }) => `${line} ${reason}`)).toEqual(['3 first', '3 second', '7 wrong'])
  expect(list.badRows).toBe(2)
})

test('of very many the first ten thousand lines are told and all are counted', () => {
  const list = problemList()
  for (let line = 50_000; line > 0; line -= 1) list.add([problem(line)])
  expect([list.told.length, list.told[0]!.line, list.told.at(-1)!.line]).toEqual([10_000, 1, 10_000])
  expect(list.badRows).toBe(50_000)
})

test('a list goes on from another and leaves that one as it was', () => {
  const first = problemList()
  first.add([problem(1)])
  const second = problemList(first)
  second.add([problem(2)])
  expect([first.badRows, first.told.length, second.badRows, second.told.length]).toEqual([1, 1, 2, 2])
})
