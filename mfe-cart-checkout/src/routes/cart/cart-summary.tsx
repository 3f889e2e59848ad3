import { Button, ButtonLink, Heading, Skeleton, Text } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { cartHasError } from '../../cart/cart-lines'
import type { CartState } from '../../cart/cart-store'
import { useTermsAwaited } from '../../cart/use-terms-awaited'
import { DeliveryChoice } from '../../features/delivery/delivery-choice'
import { PromoCode } from '../../features/promo/promo-code'
import { TierMeter } from '../../features/tiers/tier-meter'
import { Amounts } from '../../features/totals/amounts'
import { ShippingNote } from '../../features/totals/shipping-note'
import { summaryPlace } from '../summary-place'

const Box = styled.aside`
  ${summaryPlace}
`

/** What the cart costs, and the choices that change it; nothing of it comes before all of it has its place. */
export function CartSummary({ cart, id }: { cart: CartState; id: string }) {
  const isAwaited = useTermsAwaited(cart)
  return (
    <Box id={id} aria-label="Order summary" aria-busy={isAwaited || undefined}>
      <Heading level={2} size="title">
        Summary
      </Heading>
      {isAwaited ? <Skeleton $height="40rem" /> : <Choices cart={cart} />}
    </Box>
  )
}

function Choices({ cart }: { cart: CartState }) {
  return (
    <>
      <TierMeter quote={cart.quote} />
      <DeliveryChoice cart={cart} />
      <ShippingNote cart={cart} />
      <PromoCode cart={cart} />
      <Amounts cart={cart} />
      <ToCheckout isOpen={!cartHasError(cart.lines)} />
      <ButtonLink to="/shop" variant="plain" wide>
        Keep shopping
      </ButtonLink>
    </>
  )
}

/** The way to the first step; closed while any line can't be bought. */
function ToCheckout({ isOpen }: { isOpen: boolean }) {
  if (isOpen) {
    return (
      <ButtonLink to="/shipment" variant="action" size="large" wide>
        Checkout
      </ButtonLink>
    )
  }
  return (
    <>
      <Button variant="action" size="large" wide disabled>
        Checkout
      </Button>
      <Text size="small" tone="error" role="status">
        You can order once every line can be bought: change or remove the ones marked in your cart.
      </Text>
    </>
  )
}
