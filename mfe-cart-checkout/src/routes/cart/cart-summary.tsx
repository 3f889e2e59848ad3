import { links as catalogueLinks } from '@shop/catalogue-contract'
import { ButtonLink, Heading, Skeleton } from '@shop/shared-ui'
import { styled } from 'styled-components'
import type { CartState } from '../../cart/cart-state'
import { usePricingPending } from '../../cart/use-pricing-pending'
import { ShippingMethodChoice } from '../../features/shipping/shipping-method-choice'
import { PromoCode } from '../../features/promo/promo-code'
import { TierMeter } from '../../features/tiers/tier-meter'
import { Amounts } from '../../features/totals/amounts'
import { CheckoutLink } from '../../features/totals/checkout-link'
import { ShippingNote } from '../../features/totals/shipping-note'
import { summaryStyles } from '../summary-styles'

const CartSummaryFrame = styled.aside`
  ${summaryStyles}
`

/**
 * The cart's amounts, and the choices that change them; a skeleton reserves the space until the pricing terms are
 * known.
 */
export function CartSummary({ cart, id }: { cart: CartState; id: string }) {
  const isPending = usePricingPending(cart)
  return (
    <CartSummaryFrame id={id} aria-label="Order summary" aria-busy={isPending || undefined}>
      <Heading level={2} size="title">
        Summary
      </Heading>
      {isPending ? <Skeleton $height="40rem" /> : <Choices cart={cart} />}
    </CartSummaryFrame>
  )
}

function Choices({ cart }: { cart: CartState }) {
  return (
    <>
      <TierMeter quote={cart.quote} />
      <ShippingNote cart={cart} />
      <Amounts cart={cart} />
      <CheckoutLink lines={cart.lines} />
      <ShippingMethodChoice cart={cart} />
      <PromoCode cart={cart} />
      <ButtonLink to={catalogueLinks.shop()} variant="plain" wide>
        Keep shopping
      </ButtonLink>
    </>
  )
}
