import { links as cartLinks } from '@shop/cart-checkout-contract'
import { formatUsd } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { Icon, media, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import { useOverlays } from '../overlays/overlays-context'
import { ToolLink } from './tool-link'

const CartSummary = styled.button`
  display: none;
  align-items: center;
  gap: ${tokens.space[1]};
  inline-size: 6rem;
  min-block-size: ${tokens.target};
  padding: 0 ${tokens.space[2]};
  border: 0;
  border-radius: ${tokens.radius};
  background: transparent;
  font-size: ${tokens.size.small};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  ${media.wide} {
    display: inline-flex;
  }
  ${media.hover} {
    &:hover {
      background: ${tokens.color.sunken};
    }
  }
`

/** A link to the cart with its item count, and on wide screens the subtotal, which opens the cart summary. */
export function CartTools() {
  const cart = useEvent('cart/changed')
  const overlays = useOverlays()
  const worth = cart && formatUsd(cart.subtotal)
  const prepare = () => overlays.prepare('cart')
  return (
    <>
      <ToolLink to={cartLinks.cart()} icon="cart" label="Cart" count={cart?.count} />
      <CartSummary
        type="button"
        aria-haspopup="dialog"
        aria-label={worth ? `Cart summary, ${worth}` : 'Cart summary'}
        onClick={() => overlays.show('cart')}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {worth ?? 'Cart'}
        <Icon name="chevronDown" size={14} />
      </CartSummary>
    </>
  )
}
