import { ButtonLink, Sheet, type WidgetProps } from '@shop/shared-ui'
import { countOf } from '../features/cart/cart-lines'
import { useCart } from '../features/cart/site-cart'
import { CartNotices } from '../features/lines/cart-notices'
import { EmptyCart } from '../features/lines/empty-cart'
import { LineList } from '../features/lines/line-list'
import { Amounts } from '../features/totals/amounts'
import { ShippingNote } from '../features/totals/shipping-note'

/** The cart at the side of any page. */
export function Widget({ open, onClose }: WidgetProps['cart-checkout/cart-drawer']) {
  const cart = useCart()
  if (!cart) return null
  const count = countOf(cart.lines)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={`Items in cart (${count})`}
      footer={
        count > 0 && (
          <>
            <ShippingNote quote={cart.quote} />
            <Amounts quote={cart.quote} pending={cart.quoting} />
            <ButtonLink to="/cart" onClick={onClose}>
              Go to Cart
            </ButtonLink>
          </>
        )
      }
    >
      <CartNotices cart={cart} />
      {count === 0 ? <EmptyCart /> : <LineList lines={cart.lines} quote={cart.quote} compact />}
    </Sheet>
  )
}
