import { bus } from '@shop/shared-events'
import { showDialog, Text, type DialogMessage, type WidgetProps } from '@shop/shared-ui'
import { mostLines, type NewLine } from '../../cart/cart-line'
import { addLine, hasRoomFor } from '../../cart/cart-lines'
import type { CartStore } from '../../cart/cart-store'
import { tradedItem } from '../../cart/traded-items'
import { afterPaint } from './after-paint'
import { lineToAdd, type Addition } from './line-to-add'

type Wish = Pick<WidgetProps['cart-checkout/add-to-cart'], 'product' | 'variantId' | 'quantity'>

/** Puts the variation into the cart and says in a dialog what came of it. */
export function addToCart(cart: CartStore, wish: Wish, wayOn: DialogMessage['wayOn']): void {
  const { product } = wish
  const addition = lineToAdd(product, wish.variantId, wish.quantity)
  if (!addition) return fail('Something went wrong')
  if (!hasRoomFor(cart.state().lines, addition.line)) {
    return fail(`Something went wrong: your cart holds ${mostLines} different items, and no more fit in.`)
  }
  const { line, stock } = addition
  const before = piecesOf(cart, line)
  cart.change((lines) => addLine(lines, line, stock))
  const added = piecesOf(cart, line) - before
  if (added > 0) {
    bus.publish('cart/line-added', { title: product.title, quantity: added })
    bus.publish('cart/item-added', { item: tradedItem({ ...line, quantity: added }) })
  }
  say({ title: 'Success', message: <Added addition={addition} added={added} />, tone: 'success', wayOn })
}

/** What is now in the cart, and that the stock was the limit where it was. */
function Added({ addition: { line, stock }, added }: { addition: Addition; added: number }) {
  return (
    <>
      <Text as="strong">{added > 0 ? 'Added to cart' : 'Already in your cart'}</Text>
      <Text size="small">
        {added > 0 && `${added} × `}
        {[line.title, line.color, line.size].filter(Boolean).join(', ')}
      </Text>
      {added < line.quantity && <Text size="small">Only {stock} in stock: all of them are in your cart now.</Text>}
    </>
  )
}

const piecesOf = (cart: CartStore, { variationId }: NewLine) =>
  cart.state().lines.find((line) => line.variationId === variationId)?.quantity ?? 0

const fail = (message: string) => say({ title: 'Error!', message, tone: 'error' })

/** A dialog costs a phone more than all the rest of the press. */
const say = (words: DialogMessage) => afterPaint(() => void showDialog(words))
