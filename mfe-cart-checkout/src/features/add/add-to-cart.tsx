import '@shop/cart-checkout-contract'
import { showDialog, Text, type DialogMessage, type WidgetProps } from '@shop/shared-ui'
import { MAX_CART_LINES, type NewLine } from '../../cart/cart-line'
import { addLine, hasRoomFor } from '../../cart/cart-lines'
import type { CartStore } from '../../cart/cart-store'
import { publishAddition } from '../../cart/publish-addition'
import { lineToAdd, type Addition } from './line-to-add'

type AddRequest = Pick<WidgetProps['cart-checkout/add-to-cart'], 'product' | 'variantId' | 'quantity'>

/** Adds the variant to the cart and shows the result in a dialog. */
export function addToCart(cart: CartStore, request: AddRequest, nextStep: DialogMessage['nextStep']): void {
  const { product } = request
  const addition = lineToAdd(product, request.variantId, request.quantity)
  if (!addition) return fail('Something went wrong')
  if (!hasRoomFor(cart.state().lines, addition.line)) {
    return fail(`Something went wrong: your cart already holds the maximum of ${MAX_CART_LINES} different items.`)
  }
  const { line, stock } = addition
  const before = quantityInCart(cart, line)
  cart.change((lines) => addLine(lines, line, stock))
  const added = quantityInCart(cart, line) - before
  if (added > 0) publishAddition(line, added)
  showMessage({
    title: 'Success',
    message: <Added addition={addition} added={added} />,
    tone: 'success',
    nextStep,
  })
}

/** What was added, with a note when the stock limited the quantity. */
function Added({ addition: { line, stock }, added }: { addition: Addition; added: number }) {
  return (
    <>
      <Text as="strong">{added > 0 ? 'Added to cart' : 'Already in your cart'}</Text>
      <Text size="small">
        {added > 0 && `${added} × `}
        {[line.title, line.color, line.size].filter(Boolean).join(', ')}
      </Text>
      {added < line.quantity && <Text size="small">Only {stock} in stock, and they’re all in your cart now.</Text>}
    </>
  )
}

const quantityInCart = (cart: CartStore, { variantId }: NewLine) =>
  cart.state().lines.find((line) => line.variantId === variantId)?.quantity ?? 0

const fail = (message: string) => showMessage({ title: 'Error!', message, tone: 'error' })

/** Shows a dialog once the click is painted (INP): opening it is the slowest part of the click on a phone. */
function showMessage(message: DialogMessage): void {
  requestAnimationFrame(() => setTimeout(() => void showDialog(message)))
}
