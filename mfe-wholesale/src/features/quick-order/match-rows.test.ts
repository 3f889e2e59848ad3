import type { Api } from '@shop/shared-api'
import { matchRows } from './match-rows'
import { parseRows } from './parse-rows'

describe('matchRows', () => {
  test.each([
    ['BLT-1, 12', 'BLT-1', 12],
    ['blt-1;12', 'BLT-1', 12],
    ['BLT-1\t12', 'BLT-1', 12],
    ['"BLT-1","12"', 'BLT-1', 12],
    ['BLT-1   12', 'BLT-1', 12],
  ])('parses %s', (text, sku, qty) => {
    expect(parseRows(text)).toEqual({ rows: [{ row: 1, sku, qty }], refused: [] })
  })

  test('accepts a heading and blank lines, and adds up repeated codes', () => {
    expect(parseRows('sku,qty\r\n\r\nA-1,2\r\nA-1,3').rows).toEqual([{ row: 3, sku: 'A-1', qty: 5 }])
  })

  test.each([
    ['with a description between them', 'line,sku,description,qty\n1,A-1,"Belt, white",4'],
    ['in the other order', 'Quantity;Item code\n4;a-1'],
    ['separated by tabs', 'Qty\tSKU\tPrice\n4\tA-1\t9.50'],
  ])('reads the columns that a heading names, %s', (_, text) => {
    expect(parseRows(text)).toEqual({ rows: [{ row: 2, sku: 'A-1', qty: 4 }], refused: [] })
  })

  test.each([
    ['A-1', 'Add a quantity'],
    ['A-1, 0', 'whole number'],
    ['A-1, 1.5', 'whole number'],
    ['A-1, 2, 3', 'Enter only an item code'],
    ['?!, 2', 'item code'],
    ['A-1, 99999', 'whole number'],
  ])('rejects an invalid row and keeps the others: %s', (text, why) => {
    const { rows, refused } = parseRows(`${text}\nB-1, 1`)
    expect(refused).toEqual([{ row: 1, text, why: expect.stringContaining(why) }])
    expect(rows).toEqual([{ row: 2, sku: 'B-1', qty: 1 }])
  })

  test('limits a list to a hundred codes', () => {
    const text = Array.from({ length: 101 }, (_, index) => `A-${index}, 1`).join('\n')
    expect(parseRows(text).refused).toEqual([expect.objectContaining({ row: 101 })])
  })

  test('explains unknown, sold-out and limited items and returns the other lines', async () => {
    const match = (sku: string, available: number) => ({
      sku,
      product_id: 1,
      product_variation_id: 2,
      title: 'Belt',
      size: 'A1',
      color: 'White',
      image: '',
      available,
      discount_price: 10,
      discount_sale_price: null,
    })
    const api = { request: async () => ({ data: [match('A-1', 5), match('B-1', 0)] }) } as unknown as Api
    const { lines, refused } = await matchRows(api, 'X-9, 1\nA-1, 9\nB-1, 1')
    expect(lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([['A-1', 5]])
    expect(refused.map(({ row, why }) => `${row} ${why}`)).toEqual([
      '1 We couldn’t find an item with this code.',
      '2 Only 5 in stock. We’ve added those.',
      '3 Belt, White, A1 is sold out.',
    ])
  })
})
