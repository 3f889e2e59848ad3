import { problemsAsText } from '../cli/print-problems'
import { readSentText } from './content/sent-text'
import { readJsonLines } from './json-lines'

async function* pieces(count: number, length: number) {
  for (let sent = 0; sent < count; sent += 1) yield 'x'.repeat(length)
}

describe('size limits of operator files and output', () => {
  test('rejects a page or list file of more than a million characters', async () => {
    expect((await readSentText(pieces(10, 100_000))).text).toHaveLength(1_000_000)
    await expect(readSentText(pieces(11, 100_000))).rejects.toMatchObject({ status: 413 })
  })

  test('rejects a channel line of more than eight million characters', async () => {
    const read = async (count: number) => {
      await readJsonLines(pieces(count, 1_000_000)).next()
    }
    await read(8)
    await expect(read(9)).rejects.toThrow('a line is too long')
  })

  test('prints at most 50 bad rows to a terminal', () => {
    const problems = Array.from({ length: 60 }, (_, index) => ({ line: index, column: '', reason: 'wrong' }))
    expect(problemsAsText(problems)).toHaveLength(51)
    expect(problemsAsText(problems).at(-1)).toBe('… and 10 more; use --json to list them.')
    expect(problemsAsText(problems.slice(0, 50))).toHaveLength(50)
  })
})
