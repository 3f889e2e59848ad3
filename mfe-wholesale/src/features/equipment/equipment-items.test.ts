import { parseItems, newRow } from './equipment-items'

const row = (size: string, color: string, qty: string) => ({ ...newRow(1), size, color, qty })

describe('items of an equipment request', () => {
  test('are parsed from the filled rows', () => {
    expect(parseItems([row(' A2 ', 'black', '12'), row('', '', ''), row('A3', 'white', '3')])).toEqual({
      items: [
        { size: 'A2', color: 'black', qty: 12 },
        { size: 'A3', color: 'white', qty: 3 },
      ],
    })
  })

  test.each([
    ['nothing at all', [row('', '', '')], 'size', 'at least one item'],
    ['a row without a size', [row('', 'black', '1')], 'size', 'required'],
    ['a row without a color', [row('M', ' ', '1')], 'color', 'required'],
    ['half a piece', [row('M', 'black', '1.5')], 'qty', 'whole number'],
    ['a quantity in another notation', [row('M', 'black', '1e3')], 'qty', 'whole number'],
    ['no pieces', [row('M', 'black', '0')], 'qty', 'whole number'],
    ['too many pieces', [row('M', 'black', '10001')], 'qty', '10,000'],
  ])('report %s at its field', (_name, rows, field, message) => {
    expect(parseItems(rows)).toEqual({ problem: { key: 1, field, message: expect.stringContaining(message) } })
  })

  test('report the row with the error, with or without blank rows before it', () => {
    const rows = [row('', '', ''), { ...row('M', 'black', ''), key: 2 }]
    expect(parseItems(rows)).toMatchObject({ problem: { key: 2, field: 'qty' } })
  })
})
