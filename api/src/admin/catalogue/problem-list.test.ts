import { problemList } from './problem-list'

const problem = (line: number, reason = 'wrong') => ({ line, column: '', reason })

describe('problem list', () => {
  test('sorts problems by line, keeps the order within a row and counts each row once', () => {
    const list = problemList()
    list.add([problem(7)])
    list.add([problem(3, 'first'), problem(3, 'second')])
    expect(list.reported.map(({ line, reason }) => `${line} ${reason}`)).toEqual(['3 first', '3 second', '7 wrong'])
    expect(list.badRows).toBe(2)
  })

  test('reports the first ten thousand lines in full and counts all of them', () => {
    const list = problemList()
    for (let line = 50_000; line > 0; line -= 1) list.add([problem(line)])
    expect([list.reported.length, list.reported[0]!.line, list.reported.at(-1)!.line]).toEqual([10_000, 1, 10_000])
    expect(list.badRows).toBe(50_000)
  })

  test('extends another list without changing it', () => {
    const first = problemList()
    first.add([problem(1)])
    const second = problemList(first)
    second.add([problem(2)])
    expect([first.badRows, first.reported.length, second.badRows, second.reported.length]).toEqual([1, 1, 2, 2])
  })
})
