import fc from 'fast-check'
import { makeVariation } from '../testing/small-shop'
import type { CartLine, Variation } from './cart-line'
import { addLine, cartHasError, countOf, removeLine, restoreLine, setQuantity, takeOut, worthOf } from './cart-lines'
import { chooseVariation } from './choose-variation'
import { readKeptCart } from './read-kept-cart'

/** Four variations of one product, from sold out to plenty. */
const stock = [0, 1, 5, 40]
const variations: Variation[] = stock.map((available, index) =>
  makeVariation({ id: index + 1, size: `${index}`, available, discount_price: 10 + index }),
)
const byId = (id: number) => variations.find((variation) => variation.id === id)!

type Edit =
  | { do: 'add'; id: number; quantity: number }
  | { do: 'remove'; at: number }
  | { do: 'undo' }
  | { do: 'set'; at: number; quantity: number }
  | { do: 'choose'; at: number; size: string }

const place = fc.nat({ max: 5 })
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    id: fc.integer({ min: 2, max: 4 }),
    quantity: fc.integer({ min: 1, max: 60 }),
  }),
  fc.record({ do: fc.constant('remove' as const), at: place }),
  fc.constant({ do: 'undo' as const }),
  fc.record({ do: fc.constant('set' as const), at: place, quantity: fc.integer({ min: -5, max: 20_000 }) }),
  fc.record({ do: fc.constant('choose' as const), at: place, size: fc.constantFrom('0', '1', '2', '3', 'none') }),
)

/** The cart as plain words have it: pieces by variation, in the order in which they came. */
type Model = { id: number | null; pieces: number; inError: boolean }[]

function lineOf(id: number, quantity: number): Omit<CartLine, 'key'> & { variationId: number } {
  const { size, color, discount_price } = byId(id)
  const known = {
    title: 'Belt',
    thumbnail: '',
    priceSeen: discount_price,
    salePriceSeen: null,
    hasChoice: true,
    hasError: false,
  }
  return { productId: 1, variationId: id, quantity, size, color, ...known }
}

function run(edits: Edit[]) {
  let lines: CartLine[] = []
  let model: Model = []
  let removed: { line: CartLine; at: number } | undefined
  for (const step of edits) {
    const line = 'at' in step ? lines[step.at] : undefined
    if (step.do === 'add') {
      lines = addLine(lines, lineOf(step.id, step.quantity), byId(step.id).available)
      const same = model.find(({ id }) => id === step.id)
      const sum = Math.min((same?.pieces ?? 0) + step.quantity, byId(step.id).available)
      model = same
        ? model.map((entry) => (entry === same ? { ...entry, pieces: Math.max(1, sum) } : entry))
        : [...model, { id: step.id, pieces: sum, inError: false }]
    } else if (step.do === 'undo') {
      if (removed && !lines.some(({ variationId }) => variationId === removed!.line.variationId)) {
        const { at, line: gone } = removed
        lines = restoreLine(lines, gone, at)
        model = [
          ...model.slice(0, at),
          { id: gone.variationId, pieces: gone.quantity, inError: gone.hasError },
          ...model.slice(at),
        ]
      }
      removed = undefined
    } else if (line) {
      const at = lines.indexOf(line)
      if (step.do === 'remove') {
        removed = { line, at }
        lines = removeLine(lines, line.key)
        model = model.filter((_, index) => index !== at)
      } else if (step.do === 'set') {
        lines = setQuantity(lines, line.key, step.quantity)
        model = model.map((entry, index) =>
          index === at ? { ...entry, pieces: Math.min(9_999, Math.max(1, step.quantity)) } : entry,
        )
      } else {
        lines = chooseVariation(lines, line.key, variations, { size: step.size, color: 'Black' })
        const chosen = variations.find(({ size }) => size === step.size)
        const twin = model.find((entry, index) => index !== at && chosen !== undefined && entry.id === chosen.id)
        const wanted = model[at]!.pieces + (twin?.pieces ?? 0)
        model = model
          .map((entry, index) => {
            if (index !== at) return entry
            if (!chosen) return { ...entry, id: null, inError: true }
            const inError = chosen.available === 0
            return {
              id: chosen.id,
              pieces: inError ? Math.min(9_999, wanted) : Math.min(wanted, chosen.available),
              inError,
            }
          })
          .filter((entry) => entry !== twin)
      }
    }
  }
  return { lines, model }
}

const edits = fc.array(edit, { maxLength: 40 })

test('whatever is done to it, the cart holds what plain counting says', () => {
  fc.assert(
    fc.property(edits, (steps) => {
      const { lines, model } = run(steps)
      expect(lines.map((line) => ({ id: line.variationId, pieces: line.quantity, inError: line.hasError }))).toEqual(
        model,
      )
    }),
    { numRuns: 500 },
  )
})

test('no two lines are of one variation or have one key, and quantities stay within their bounds', () => {
  fc.assert(
    fc.property(edits, (steps) => {
      const { lines } = run(steps)
      const known = lines.flatMap(({ variationId }) => variationId ?? [])
      expect(new Set(known).size).toBe(known.length)
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
      expect(lines.every(({ quantity }) => quantity >= 1 && quantity <= 9_999)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('checkout is closed exactly while a line is in error, and such a line is worth nothing', () => {
  fc.assert(
    fc.property(edits, (steps) => {
      const { lines, model } = run(steps)
      expect(cartHasError(lines)).toBe(model.some(({ inError }) => inError))
      expect(countOf(lines)).toBe(model.reduce((sum, { pieces }) => sum + pieces, 0))
      const worth = model.reduce((sum, { id, pieces, inError }) => sum + (inError ? 0 : (9 + id!) * 100 * pieces), 0)
      expect(worthOf(lines)).toBe(worth)
    }),
    { numRuns: 300 },
  )
})

test('a reload keeps the cart as it is, and an order leaves only what was added since', () => {
  fc.assert(
    fc.property(edits, edits, (steps, later) => {
      const { lines } = run(steps)
      const kept = JSON.stringify({ lines, shipment: 'simple', coupon: null, changes: [] })
      expect(readKeptCart(kept).lines).toEqual(lines)
      const ordered = lines.flatMap(({ variationId, quantity }) =>
        variationId === null ? [] : [{ product_variation_id: variationId, qty: quantity }],
      )
      expect(
        takeOut(
          lines.filter(({ variationId }) => variationId !== null),
          ordered,
        ),
      ).toEqual([])
      const left = takeOut(run([...steps, ...later]).lines, ordered)
      expect(left.every(({ quantity }) => quantity >= 1)).toBe(true)
    }),
    { numRuns: 200 },
  )
})
