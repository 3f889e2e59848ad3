import { makeLine } from '../testing/cart-of'
import { mergeChanges, changesAfterEdit, formatChange, type CartChange } from './cart-changes'

const price = (from: number, to: number): CartChange => ({ lineKey: 1, code: 'price_changed', from, to })

describe('cart changes', () => {
  test('formats a change with the line, its old value and its new value', () => {
    expect(formatChange(price(49, 52.5), makeLine())).toBe(
      'Ring gloves, Black, 12 oz: the price went up from $49.00 to $52.50.',
    )
    expect(formatChange({ lineKey: 1, code: 'qty_reduced', from: 5, to: 2 }, makeLine())).toBe(
      'Ring gloves, Black, 12 oz: only 2 left, so your 5 became 2.',
    )
  })

  test('merges two changes of a price into one, and drops a price that returned to its first value', () => {
    expect(mergeChanges([price(49, 52)], [price(52, 55)])).toEqual([price(49, 55)])
    expect(mergeChanges([price(49, 52)], [price(52, 49)])).toEqual([])
  })

  test('drops the changes of a line that was removed or changed its variant', () => {
    const changes = [price(49, 52)]
    expect(changesAfterEdit(changes, [makeLine()], [makeLine({ quantity: 3 })])).toBe(changes)
    expect(changesAfterEdit(changes, [makeLine()], [])).toEqual([])
    expect(changesAfterEdit(changes, [makeLine()], [makeLine({ variantId: 12 })])).toEqual([])
  })
})
