import { ButtonLink, Heading, media, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { cartHasError } from '../../cart/cart-lines'
import type { CartState } from '../../cart/cart-store'
import { DeliveryChoice } from '../../features/delivery/delivery-choice'
import { PromoCode } from '../../features/promo/promo-code'
import { TierMeter } from '../../features/tiers/tier-meter'
import { Amounts } from '../../features/totals/amounts'
import { ShippingNote } from '../../features/totals/shipping-note'

const Box = styled.aside`
  display: grid;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]};
  background: ${tokens.color.surface};
  border-block-start: ${tokens.rule.heavy} solid ${tokens.color.ink};

  ${media.tablet} {
    padding: ${tokens.space[5]};
  }

  ${media.desk} {
    position: sticky;
    /* Under the header once that is fixed. */
    inset-block-start: calc(117px + ${tokens.space[4]});
  }
`

/** What the cart costs, and the choices that change it. */
export function CartSummary({ cart, id }: { cart: CartState; id: string }) {
  return (
    <Box id={id} aria-label="Order summary">
      <Heading level={2} size="title">
        Summary
      </Heading>
      <TierMeter quote={cart.quote} />
      <DeliveryChoice cart={cart} />
      <ShippingNote quote={cart.quote} />
      <PromoCode cart={cart} />
      <Amounts cart={cart} />
      <Text size="small" role="status">
        {cartHasError(cart.lines)
          ? 'You can order once every line can be bought: change or remove the ones marked above.'
          : 'Ordering online opens soon. Your cart stays in this browser until then.'}
      </Text>
      <ButtonLink to="/shop" variant="plain" wide>
        Keep shopping
      </ButtonLink>
    </Box>
  )
}
