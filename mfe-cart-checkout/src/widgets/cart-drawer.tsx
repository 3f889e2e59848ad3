import { links as cartLinks } from '@shop/cart-checkout-contract'
import { ButtonLink, Sheet, tokens, type WidgetProps } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useCart } from '../cart/cart-context'
import { countItems } from '../cart/cart-lines'
import { EmptyCart } from '../features/lines/empty-cart'
import { LineList } from '../features/lines/line-list'
import { CartNotices } from '../features/notices/cart-notices'
import { TierMeter } from '../features/tiers/tier-meter'
import { BriefDiscount, BriefTotal } from '../features/totals/brief-total'
import { CheckoutLink } from '../features/totals/checkout-link'
import { ShippingNote } from '../features/totals/shipping-note'

const CartDrawerFoot = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`

/** The cart drawer of every page. */
export function Widget({ open, onClose }: WidgetProps['cart-checkout/cart-drawer']) {
  const cart = useCart()
  if (!cart) return null
  const count = countItems(cart.lines)
  const foot = count > 0 && (
    <CartDrawerFoot>
      <TierMeter quote={cart.quote} />
      <ShippingNote cart={cart} />
      <BriefDiscount cart={cart} />
      <BriefTotal cart={cart} />
      <CheckoutLink lines={cart.lines} onClick={onClose} />
      <ButtonLink to={cartLinks.cart()} wide onClick={onClose}>
        Go to Cart
      </ButtonLink>
    </CartDrawerFoot>
  )
  return (
    <Sheet open={open} onClose={onClose} title={`Items in cart (${count})`} footer={foot}>
      <CartNotices cart={cart} />
      {count === 0 ? <EmptyCart onLeave={onClose} /> : <LineList cart={cart} compact />}
    </Sheet>
  )
}
