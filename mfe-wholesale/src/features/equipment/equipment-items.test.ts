import { itemsOf, newRow } from './equipment-items'

const row = (size: string, color: string, qty: string) => ({ ...newRow(1), size, color, qty })

describe('the pieces of an equipment request', () => {
  it('are what the filled rows ask for', () => {
    expect(itemsOf([row(' A2 ', 'black', '12'), row('', '', ''), row('A3', 'white', '3')])).toEqual({
      items: [
        { size: 'A2', color: 'black', qty: 12 },
        { size: 'A3', color: 'white', qty: 3 },
      ],
    })
  })

  it.each([
    ['nothing at all', [row('', '', '')], 'at least one piece'],
    ['a row without a size', [row('', 'black', '1')], 'Row 1 needs a size'],
    ['half a piece', [row('M', 'black', '1.5')], 'whole number'],
    ['no pieces', [row('M', 'black', '0')], 'whole number'],
    ['too many pieces', [row('M', 'black', '10001')], '10,000'],
  ])('are refused for %s', (_name, rows, words) => {
    expect(itemsOf(rows)).toEqual({ problem: expect.stringContaining(words) })
  })
})
