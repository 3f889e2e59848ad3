import { lineSplitter, readLogLine } from './log-lines'

describe('log lines', () => {
  test('marks warnings as important and information as not', () => {
    expect(readLogLine('{"level":40,"msg":"slow"}', false)).toEqual({ text: 'slow', important: true })
    expect(readLogLine('{"level":30,"msg":"ready"}', true)).toEqual({ text: 'ready', important: false })
  })

  test('shows the reason of an error once', () => {
    const failed = { level: 50, msg: 'render failed', err: { message: 'no route' } }
    expect(readLogLine(JSON.stringify(failed), false).text).toBe('render failed: no route')
    expect(readLogLine(JSON.stringify({ ...failed, msg: 'no route' }), false).text).toBe('no route')
  })

  test('names the release and the problem in a line about a release', () => {
    const release = { level: 40, part: 'catalogue', version: '1.5.0' }
    const taken = { ...release, msg: 'version rolled back', why: 'it failed in 20 of 20 page views' }
    expect(readLogLine(JSON.stringify(taken), false).text).toBe(
      'version rolled back (catalogue 1.5.0): it failed in 20 of 20 page views',
    )
    const reported = {
      ...release,
      msg: 'a browser reports a failed part',
      message: 'no\u001b[2Jtrack\n',
      path: '/shop',
    }
    expect(readLogLine(JSON.stringify(reported), false).text).toBe(
      'a browser reports a failed part (catalogue 1.5.0): no [2Jtrack ',
    )
  })

  test('marks other lines as important if they come from standard error', () => {
    expect(readLogLine('{oops', true)).toEqual({ text: '{oops', important: true })
    expect(readLogLine('listening', false)).toEqual({ text: 'listening', important: false })
  })

  test('joins lines that arrive in chunks', () => {
    const lines: string[] = []
    const take = lineSplitter((line) => lines.push(line))
    ;['one\ntw', 'o\n\nth', 'ree\n'].forEach(take)
    expect(lines).toEqual(['one', 'two', 'three'])
  })
})
