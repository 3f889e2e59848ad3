import fc from 'fast-check'
import { makeVariant } from '../testing/small-shop'
import type { CartLine, Variant } from './cart-line'
import {
  addLine,
  cartHasError,
  countItems,
  removeLine,
  restoreLine,
  setQuantity,
  removeOrdered,
  subtotalCents,
} from './cart-lines'
import { chooseVariant } from './choose-variant'
import { parseStoredCart, serializeCart } from './parse-stored-cart'

/** Four variants of one product, from sold out to plenty. */
const stock = [0, 1, 5, 40]
const variants: Variant[] = stock.map((available, index) =>
  makeVariant({ id: index + 1, size: `${index}`, available, discount_price: 10 + index }),
)
const byId = (id: number) => variants.find((variant) => variant.id === id)!

type Edit =
  | { do: 'add'; id: number; quantity: number }
  | { do: 'remove'; at: number }
  | { do: 'undo' }
  | { do: 'set'; at: number; quantity: number }
  | { do: 'choose'; at: number; size: string }

const lineIndex = fc.nat({ max: 5 })
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    do: fc.constant('add' as const),
    id: fc.integer({ min: 2, max: 4 }),
    quantity: fc.integer({ min: 1, max: 60 }),
  }),
  fc.record({ do: fc.constant('remove' as const), at: lineIndex }),
  fc.constant({ do: 'undo' as const }),
  fc.record({ do: fc.constant('set' as const), at: lineIndex, quantity: fc.integer({ min: -5, max: 20_000 }) }),
  fc.record({ do: fc.constant('choose' as const), at: lineIndex, size: fc.constantFrom('0', '1', '2', '3', 'none') }),
)

/** A minimal model of the cart: quantity by variant, in insertion order. */
type Model = { id: number | null; pieces: number; inError: boolean }[]

function lineOf(id: number, quantity: number): Omit<CartLine, 'key'> & { variantId: number } {
  const { size, color, discount_price } = byId(id)
  const display = {
    title: 'Belt',
    thumbnail: '',
    priceSeen: discount_price,
    salePriceSeen: null,
    hasChoice: true,
    hasError: false,
  }
  return { productId: 1, variantId: id, quantity, size, color, ...display }
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
      if (removed && !lines.some(({ variantId }) => variantId === removed!.line.variantId)) {
        const { at, line: removedLine } = removed
        lines = restoreLine(lines, removedLine, at)
        model = [
          ...model.slice(0, at),
          { id: removedLine.variantId, pieces: removedLine.quantity, inError: removedLine.hasError },
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
        lines = chooseVariant(lines, line.key, variants, { size: step.size, color: 'Black' })
        const chosen = variants.find(({ size }) => size === step.size)
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

describe('cart model', () => {
  test('matches a minimal model after any sequence of edits', () => {
    fc.assert(
      fc.property(edits, (steps) => {
        const { lines, model } = run(steps)
        expect(lines.map((line) => ({ id: line.variantId, pieces: line.quantity, inError: line.hasError }))).toEqual(
          model,
        )
      }),
      { numRuns: 500 },
    )
  })

  test('has no duplicate variants or keys, and keeps quantities within bounds', () => {
    fc.assert(
      fc.property(edits, (steps) => {
        const { lines } = run(steps)
        const variantIds = lines.flatMap(({ variantId }) => variantId ?? [])
        expect(new Set(variantIds).size).toBe(variantIds.length)
        expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
        expect(lines.every(({ quantity }) => quantity >= 1 && quantity <= 9_999)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('blocks checkout exactly while a line is in error, and counts that line as 0', () => {
    fc.assert(
      fc.property(edits, (steps) => {
        const { lines, model } = run(steps)
        expect(cartHasError(lines)).toBe(model.some(({ inError }) => inError))
        expect(countItems(lines)).toBe(model.reduce((sum, { pieces }) => sum + pieces, 0))
        const worth = model.reduce((sum, { id, pieces, inError }) => sum + (inError ? 0 : (9 + id!) * 100 * pieces), 0)
        expect(subtotalCents(lines)).toBe(worth)
      }),
      { numRuns: 300 },
    )
  })

  test('survives a reload unchanged, and keeps only later additions after an order', () => {
    fc.assert(
      fc.property(edits, edits, (steps, later) => {
        const { lines } = run(steps)
        const stored = serializeCart({ lines, shipment: 'simple', coupon: null, changes: [], saved: [] })
        expect(parseStoredCart(stored).lines).toEqual(lines)
        const ordered = lines.flatMap(({ variantId, quantity }) =>
          variantId === null ? [] : [{ product_variation_id: variantId, qty: quantity }],
        )
        expect(
          removeOrdered(
            lines.filter(({ variantId }) => variantId !== null),
            ordered,
          ),
        ).toEqual([])
        const left = removeOrdered(run([...steps, ...later]).lines, ordered)
        expect(left.every(({ quantity }) => quantity >= 1)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})
