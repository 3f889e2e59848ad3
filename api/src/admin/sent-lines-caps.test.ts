import { problemsAsText } from '../cli/print-problems'
import { sentText } from './content/sent-text'
import { readJsonLines } from './json-lines'

async function* pieces(count: number, length: number) {
  for (let sent = 0; sent < count; sent += 1) yield 'x'.repeat(length)
}

describe('caps of what operators send and see', () => {
  test('a page or list has a million characters at most', async () => {
    expect(await sentText(pieces(10, 100_000))).toHaveLength(1_000_000)
    await expect(sentText(pieces(11, 100_000))).rejects.toMatchObject({ status: 413 })
  })

  test('a line of the channel has eight million characters at most', async () => {
    const read = async (count: number) => {
      await readJsonLines(pieces(count, 1_000_000)).next()
    }
    await read(8)
    await expect(read(9)).rejects.toThrow('a line is too long')
  })

  test('a terminal shows 50 bad rows', () => {
    const problems = Array.from({ length: 60 }, (_, index) => ({ line: index, column: '', reason: 'wrong' }))
    expect(problemsAsText(problems)).toHaveLength(51)
    expect(problemsAsText(problems).at(-1)).toBe('… and 10 more; --json lists them.')
    expect(problemsAsText(problems.slice(0, 50))).toHaveLength(50)
  })
})
