import '@shop/cart-checkout-contract'
import { showDialog, showNotice, type Notice, type WidgetProps } from '@shop/shared-ui'
import { MAX_CART_LINES, type NewLine } from '../../cart/cart-line'
import { addLine, hasRoomFor, removePieces } from '../../cart/cart-lines'
import type { CartStore } from '../../cart/cart-store'
import { publishAddition } from '../../cart/publish-addition'
import { AddedLine } from './added-line'
import { lineToAdd } from './line-to-add'

type AddRequest = Pick<WidgetProps['cart-checkout/add-to-cart'], 'product' | 'variantId' | 'quantity'>

/**
 * Adds the variant and shows the outcome once the shop has priced the cart: a notice, or a dialog when the shop refused,
 * which removes the pieces again. Without a connection the cart keeps them and prices them later.
 */
export async function addToCart(cart: CartStore, request: AddRequest, actions: Notice['actions']): Promise<void> {
  const addition = lineToAdd(request.product, request.variantId, request.quantity)
  if (!addition) return fail('Something went wrong')
  const { line, stock } = addition
  if (!hasRoomFor(cart.state().lines, line)) {
    return fail(`Something went wrong: your cart already holds the maximum of ${MAX_CART_LINES} different items.`)
  }
  const before = quantityInCart(cart, line)
  cart.change((lines) => addLine(lines, line, stock))
  const requested = quantityInCart(cart, line) - before
  const { problem, quote, lines } = await cart.whenPriced()
  const isRefused = lines.some(({ variantId, hasError }) => variantId === line.variantId && hasError)
  if ((problem && !problem.unreachable) || isRefused) {
    cart.change((current) => removePieces(current, line.variantId, requested))
    return fail(isRefused ? 'Something went wrong: this item has just sold out.' : 'Something went wrong')
  }
  const added = quantityInCart(cart, line) - before
  if (added > 0) publishAddition(line, added)
  showNotice({
    title: problem ? 'Saved in your cart' : 'Success',
    message: <AddedLine line={line} added={added} stock={stock} quote={problem ? null : quote} />,
    summary: problem ? 'Saved in your cart. We’ll check price and stock once you’re back online.' : 'Added to cart',
    actions,
  })
}

const quantityInCart = (cart: CartStore, { variantId }: NewLine) =>
  cart.state().lines.find((line) => line.variantId === variantId)?.quantity ?? 0

function fail(message: string): void {
  void showDialog({ title: 'Error!', message, tone: 'error' })
}
