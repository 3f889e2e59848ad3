import { Button, Icon, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useCartStore } from '../../cart/cart-context'
import type { AppliedCoupon } from '../../cart/stored-cart'
import { savePromo } from '../../cart/stored-promo'

// As tall as the field that it takes the place of.
const AppliedPromoFrame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${tokens.space[3]};
  align-items: center;
  min-block-size: 77px;
  padding-inline-start: ${tokens.space[4]};
  border: 1px dashed ${tokens.color.border};
  border-radius: ${tokens.radius};
  background: ${tokens.color.surface};

  strong {
    overflow-wrap: anywhere;
  }

  > p {
    grid-column: 1 / -1;
    padding-block-end: ${tokens.space[3]};
    padding-inline-end: ${tokens.space[4]};
  }
`

interface AppliedPromoProps {
  coupon: AppliedCoupon
  /** Why it doesn't apply to the current cart. */
  refusal: string | null
}

/** The coupon in the cart with a remove button, and a notice when it no longer applies. */
export function AppliedPromo({ coupon, refusal }: AppliedPromoProps) {
  const { applyCoupon } = useCartStore()
  function remove() {
    savePromo('')
    applyCoupon(null)
  }
  return (
    <AppliedPromoFrame role="group" aria-label="Promo code">
      <Icon name={refusal ? 'alert' : 'check'} size={18} />
      <span>
        <strong>{coupon.code}</strong>
        {!refusal && `, ${coupon.value}% off`}
      </span>
      <Button variant="quiet" aria-label={`Remove promo code ${coupon.code}`} onClick={remove}>
        Remove
      </Button>
      {refusal && (
        <Text size="small" tone="warning" role="status">
          Not applied. {refusal}
        </Text>
      )}
    </AppliedPromoFrame>
  )
}
