import fc from 'fast-check'
import { makeLine, newLine } from '../testing/cart-of'
import { MAX_CART_LINES, type CartLine } from './cart-line'
import { addLine, countItems, hasRoomFor, removeLine, restoreLine, setQuantity, subtotalCents } from './cart-lines'

describe('cart lines', () => {
  test('merges quantities of the same product and variant', () => {
    expect(addLine([makeLine()], newLine({ quantity: 2 }))).toEqual([makeLine({ quantity: 3 })])
  })

  test('adds another variant as a new line at the end, with its own key', () => {
    const lines = addLine([makeLine({ key: 4 })], newLine({ variantId: 12 }))
    expect(lines.map(({ key, variantId }) => [key, variantId])).toEqual([
      [4, 11],
      [5, 12],
    ])
  })

  test('limits the added quantity to the stock', () => {
    expect(addLine([makeLine({ quantity: 4 })], newLine({ quantity: 3 }), 5)[0]?.quantity).toBe(5)
  })

  test.each([0, -3, Number.NaN, 1.9])('keeps at least one piece on a line when the quantity is %s', (quantity) => {
    expect(setQuantity([makeLine()], 1, quantity)[0]?.quantity).toBe(1)
    expect(addLine([], newLine({ quantity }))[0]?.quantity).toBe(1)
  })

  test('limits a line to 9999 pieces, also when more are added', () => {
    expect(setQuantity([makeLine()], 1, 10_000)[0]?.quantity).toBe(9_999)
    expect(addLine([makeLine({ quantity: 9_998 })], newLine({ quantity: 1 }))[0]?.quantity).toBe(9_999)
    expect(addLine([makeLine({ quantity: 9_999 })], newLine({ quantity: 1 }))[0]?.quantity).toBe(9_999)
  })

  test('rejects lines beyond the limit, and still adds to an existing line', () => {
    const full = Array.from({ length: MAX_CART_LINES }, (_, index) =>
      makeLine({ key: index + 1, variantId: index + 100 }),
    )
    expect(addLine(full, newLine({ variantId: 7 }))).toEqual(full)
    expect(hasRoomFor(full, newLine({ variantId: 7 }))).toBe(false)
    expect(hasRoomFor(full, newLine({ variantId: 100 }))).toBe(true)
    expect(restoreLine(full, makeLine({ key: 500, variantId: 7 }), 3)).toEqual(full)
  })

  test('restores a removed line at its position', () => {
    const lines = [11, 12, 13].map((variantId, index) => makeLine({ key: index + 1, variantId }))
    const [, second] = lines as [CartLine, CartLine]
    expect(restoreLine(removeLine(lines, 2), second, 1)).toEqual(lines)
  })

  test('merges a restored line into the line of its variant', () => {
    const removed = makeLine({ quantity: 2 })
    expect(restoreLine([makeLine({ key: 9 })], removed, 0)).toEqual([makeLine({ key: 9, quantity: 3 })])
  })

  test('counts nothing for an unavailable line', () => {
    const lines = [makeLine({ quantity: 2 }), makeLine({ key: 2, variantId: 12, quantity: 3, hasError: true })]
    expect(subtotalCents(lines)).toBe(9800)
    expect(subtotalCents([makeLine({ priceSeen: 52, salePriceSeen: 45 })])).toBe(4500)
  })

  test('matches a plain tally after any sequence of add, set, remove and undo', () => {
    const step = fc.record({
      action: fc.constantFrom('add', 'set', 'remove', 'undo'),
      variantId: fc.integer({ min: 1, max: 4 }),
      quantity: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let lines: CartLine[] = []
        const tally = new Map<number, number>()
        let removed: { line: CartLine; index: number } | undefined
        for (const { action, variantId, quantity } of steps) {
          const index = lines.findIndex((line) => line.variantId === variantId)
          const line = lines[index]
          const had = tally.get(variantId) ?? 0
          if (action === 'add') {
            lines = addLine(lines, newLine({ variantId, quantity }))
            tally.set(variantId, had + quantity)
          } else if (action === 'undo' && removed) {
            lines = restoreLine(lines, removed.line, removed.index)
            const { variantId: back } = removed.line
            tally.set(back as number, (tally.get(back as number) ?? 0) + removed.line.quantity)
            removed = undefined
          } else if (action === 'set' && line) {
            lines = setQuantity(lines, line.key, quantity)
            tally.set(variantId, quantity)
          } else if (action === 'remove' && line) {
            lines = removeLine(lines, line.key)
            tally.delete(variantId)
            removed = { line, index }
          }
        }
        expect(new Map(lines.map((line) => [line.variantId, line.quantity]))).toEqual(tally)
        expect(countItems(lines)).toBe([...tally.values()].reduce((sum, count) => sum + count, 0))
        expect(new Set(lines.map((line) => line.key)).size).toBe(lines.length)
      }),
    )
  })
})
