import { makeLine } from '../testing/cart-of'
import { addChanges, changesAfterEdit, sayChange, type CartChange } from './cart-changes'

const price = (from: number, to: number): CartChange => ({ lineKey: 1, code: 'price_changed', from, to })

describe('the account of what the shop changed', () => {
  it('names the line, what it was and what it is', () => {
    expect(sayChange(price(49, 52.5), makeLine())).toBe(
      'Ring gloves, Black, 12 oz: the price went up from $49.00 to $52.50.',
    )
    expect(sayChange({ lineKey: 1, code: 'qty_reduced', from: 5, to: 2 }, makeLine())).toBe(
      'Ring gloves, Black, 12 oz: only 2 left, so your 5 became 2.',
    )
  })

  it('makes one way of two changes, and none of a price that came back', () => {
    expect(addChanges([price(49, 52)], [price(52, 55)])).toEqual([price(49, 55)])
    expect(addChanges([price(49, 52)], [price(52, 49)])).toEqual([])
  })

  it('forgets what it said of a line that went or took another size', () => {
    const account = [price(49, 52)]
    expect(changesAfterEdit(account, [makeLine()], [makeLine({ quantity: 3 })])).toBe(account)
    expect(changesAfterEdit(account, [makeLine()], [])).toEqual([])
    expect(changesAfterEdit(account, [makeLine()], [makeLine({ variationId: 12 })])).toEqual([])
  })
})
