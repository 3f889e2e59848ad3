import { changeList, changesOfRow } from './change-list'

const change = (line: number, after = 'x') => ({ line, subject: 'glove', column: 'title', before: '', after })

describe('changeList', () => {
  test('reports changes by line and cuts long texts', () => {
    const list = changeList()
    list.add([change(7), change(3, 'x'.repeat(300))])
    expect(list.reported.map(({ line }) => line)).toEqual([3, 7])
    expect(list.reported[0]!.after).toBe(`${'x'.repeat(199)}…`)
    expect(list.more).toBe(0)
  })

  test('reports the first 500 changes and counts the others', () => {
    const list = changeList()
    for (let line = 2000; line > 0; line -= 1) list.add([change(line)])
    expect([list.reported.length, list.reported.at(-1)!.line, list.more]).toEqual([500, 500, 1500])
  })

  test('compares cells as texts, and reports a new row once', () => {
    const row = { line: 2, subject: 'NJ' }
    const before = { code: 'NJ', name: 'Jersey', list: ['a', 'b'], note: null }
    expect(changesOfRow(row, before, { code: 'NJ', name: 'New Jersey', list: ['a', 'b'], note: null })).toEqual([
      { ...row, column: 'name', before: 'Jersey', after: 'New Jersey' },
    ])
    expect(changesOfRow(row, undefined, before)).toEqual([{ ...row, column: 'code', before: '', after: 'NJ' }])
  })
})
