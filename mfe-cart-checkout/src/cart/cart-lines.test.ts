import fc from 'fast-check'
import { makeLine, newLine } from '../testing/cart-of'
import { mostLines, type CartLine } from './cart-line'
import { addLine, countOf, hasRoomFor, removeLine, restoreLine, setQuantity, worthOf } from './cart-lines'

describe('the lines of a cart', () => {
  it('adds up the same product and variation', () => {
    expect(addLine([makeLine()], newLine({ quantity: 2 }))).toEqual([makeLine({ quantity: 3 })])
  })

  it('puts another variation on a line of its own, at the end and under its own key', () => {
    const lines = addLine([makeLine({ key: 4 })], newLine({ variationId: 12 }))
    expect(lines.map(({ key, variationId }) => [key, variationId])).toEqual([
      [4, 11],
      [5, 12],
    ])
  })

  it('adds no more than there are', () => {
    expect(addLine([makeLine({ quantity: 4 })], newLine({ quantity: 3 }), 5)[0]?.quantity).toBe(5)
  })

  it.each([0, -3, Number.NaN, 1.9])('holds at least one whole piece of a line, also when asked for %s', (quantity) => {
    expect(setQuantity([makeLine()], 1, quantity)[0]?.quantity).toBe(1)
    expect(addLine([], newLine({ quantity }))[0]?.quantity).toBe(1)
  })

  it('holds at most 9999 pieces of a line, also when more are added to it', () => {
    expect(setQuantity([makeLine()], 1, 10_000)[0]?.quantity).toBe(9_999)
    expect(addLine([makeLine({ quantity: 9_998 })], newLine({ quantity: 1 }))[0]?.quantity).toBe(9_999)
    expect(addLine([makeLine({ quantity: 9_999 })], newLine({ quantity: 1 }))[0]?.quantity).toBe(9_999)
  })

  it('takes no more lines than the shop can price, and still more of one that it has', () => {
    const full = Array.from({ length: mostLines }, (_, index) => makeLine({ key: index + 1, variationId: index + 100 }))
    expect(addLine(full, newLine({ variationId: 7 }))).toEqual(full)
    expect(hasRoomFor(full, newLine({ variationId: 7 }))).toBe(false)
    expect(hasRoomFor(full, newLine({ variationId: 100 }))).toBe(true)
    expect(restoreLine(full, makeLine({ key: 500, variationId: 7 }), 3)).toEqual(full)
  })

  it('puts a removed line back where it stood', () => {
    const lines = [11, 12, 13].map((variationId, index) => makeLine({ key: index + 1, variationId }))
    const [, second] = lines as [CartLine, CartLine]
    expect(restoreLine(removeLine(lines, 2), second, 1)).toEqual(lines)
  })

  it('adds a removed line to its variation when that is in the cart again', () => {
    const removed = makeLine({ quantity: 2 })
    expect(restoreLine([makeLine({ key: 9 })], removed, 0)).toEqual([makeLine({ key: 9, quantity: 3 })])
  })

  it('counts nothing for a line that can’t be bought', () => {
    const lines = [makeLine({ quantity: 2 }), makeLine({ key: 2, variationId: 12, quantity: 3, hasError: true })]
    expect(worthOf(lines)).toBe(9800)
    expect(worthOf([makeLine({ priceSeen: 52, salePriceSeen: 45 })])).toBe(4500)
  })

  it('holds what a plain tally holds, whatever is added, set, removed and taken back', () => {
    const step = fc.record({
      action: fc.constantFrom('add', 'set', 'remove', 'undo'),
      variationId: fc.integer({ min: 1, max: 4 }),
      quantity: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let lines: CartLine[] = []
        const tally = new Map<number, number>()
        let removed: { line: CartLine; place: number } | undefined
        for (const { action, variationId, quantity } of steps) {
          const place = lines.findIndex((line) => line.variationId === variationId)
          const line = lines[place]
          const had = tally.get(variationId) ?? 0
          if (action === 'add') {
            lines = addLine(lines, newLine({ variationId, quantity }))
            tally.set(variationId, had + quantity)
          } else if (action === 'undo' && removed) {
            lines = restoreLine(lines, removed.line, removed.place)
            const { variationId: back } = removed.line
            tally.set(back as number, (tally.get(back as number) ?? 0) + removed.line.quantity)
            removed = undefined
          } else if (action === 'set' && line) {
            lines = setQuantity(lines, line.key, quantity)
            tally.set(variationId, quantity)
          } else if (action === 'remove' && line) {
            lines = removeLine(lines, line.key)
            tally.delete(variationId)
            removed = { line, place }
          }
        }
        expect(new Map(lines.map((line) => [line.variationId, line.quantity]))).toEqual(tally)
        expect(countOf(lines)).toBe([...tally.values()].reduce((sum, count) => sum + count, 0))
        expect(new Set(lines.map((line) => line.key)).size).toBe(lines.length)
      }),
    )
  })
})
