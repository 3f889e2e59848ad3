import { ButtonLink, Heading, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { cartHasError } from '../cart/cart-lines'
import type { CartState } from '../cart/cart-store'
import { Amounts } from './amounts'
import { DeliveryChoice } from './delivery-choice'
import { ShippingNote } from './shipping-note'

const Box = styled.aside`
  display: grid;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[5]};
  background: ${tokens.color.surface};
  border-block-start: ${tokens.rule.heavy} solid ${tokens.color.ink};
`

/** What the cart costs, and the way on: closed while a line is in error or the amounts are behind. */
export function CartSummary({ cart }: { cart: CartState }) {
  const closed = cartHasError(cart.lines)
  return (
    <Box aria-label="Order summary">
      <Heading level={2} size="title">
        Summary
      </Heading>
      <DeliveryChoice cart={cart} />
      <ShippingNote quote={cart.quote} />
      <Amounts quote={cart.quote} pending={cart.quoting} />
      <ButtonLink to="/shop" variant="plain">
        Keep shopping
      </ButtonLink>
      {closed && <p role="status">Checkout opens once every line can be bought.</p>}
    </Box>
  )
}
