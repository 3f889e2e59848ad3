import type { ActionField } from './action-field'
import { inputOf, numberOf } from './typed-value'

const fields: ActionField[] = [
  { name: 'min_subtotal', label: 'Minimum', kind: 'amount' },
  { name: 'max_uses', label: 'Uses', kind: 'number', empty: null },
  { name: 'note', label: 'Note', empty: '' },
]

describe('typed value', () => {
  test.each([
    ['amount', '129.95', 129.95],
    ['amount', ' $1,299.5 ', 1299.5],
    ['amount', '0', 0],
    ['percent', '8.875%', 8.875],
    ['number', '-12', -12],
  ] as const)('reads the %s "%s" as %d', (kind, typed, expected) => expect(numberOf(kind, typed)).toBe(expected))

  test.each([
    ['amount', '12,50'],
    ['amount', '1.999'],
    ['amount', '-5'],
    ['amount', 'twelve'],
    ['percent', '5 %%'],
    ['number', '1.5'],
  ] as const)('does not take "%s" "%s" for a number', (kind, typed) => expect(numberOf(kind, typed)).toBeNaN())

  test('sends numbers, keeps what the form knew, and omits what is empty', () => {
    const values = { code: 'SPRING15', min_subtotal: '', max_uses: '100', note: ' Lost ' }
    expect(inputOf(fields, values)).toEqual({ code: 'SPRING15', max_uses: 100, note: ' Lost ' })
  })

  test('clears what an empty field may clear', () => {
    expect(inputOf(fields, { min_subtotal: '80', max_uses: '', note: ' ' })).toEqual({
      min_subtotal: 80,
      max_uses: null,
      note: '',
    })
  })
})
