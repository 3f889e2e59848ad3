import { Button, Icon, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useCartStore } from '../../cart/cart-context'
import type { AppliedCoupon } from '../../cart/kept-cart'
import { keepPromo } from '../../cart/kept-promo'

const Ticket = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${tokens.space[3]};
  align-items: center;
  /* As tall as the field that it takes the place of. */
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
  /** Why it does not count for the cart as it is. */
  refusal: string | null
}

/** The coupon in the cart, with the way to take it out; it says so when the cart no longer earns it. */
export function AppliedPromo({ coupon, refusal }: AppliedPromoProps) {
  const { applyCoupon } = useCartStore()
  function remove() {
    keepPromo('')
    applyCoupon(null)
  }
  return (
    <Ticket role="group" aria-label="Promo code">
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
          Not counted now. {refusal}
        </Text>
      )}
    </Ticket>
  )
}
