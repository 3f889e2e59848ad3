import { isApprovedWholesaler } from '@shop/account-contract'
import '@shop/cart-checkout-contract'
import { formatUsd } from '@shop/shared-api'
import { useEvent } from '@shop/shared-events'
import { RemoteWidget, Skeleton, Text, tokens, VisuallyHidden } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { sumLines, type OrderLine } from './order-line'
import { getTierStatus, percentOf } from './tier'
import { useTiers } from './wholesale-price'

const OrderTotalPanel = styled.aside`
  z-index: 1;
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[4]};
  border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
  background: ${tokens.color.surface};

  @media (min-height: 30rem) {
    position: sticky;
    inset-block-end: var(--bottom-bar-size, 0px);
    /* Focused elements must not be covered by the bar, and toasts must not cover it. */
    html:has(&) {
      --page-bar-size: 5.5rem;
    }
    html:has(& [role='group']) {
      --page-bar-size: 9rem;
    }
  }

  progress {
    inline-size: 100%;
    block-size: ${tokens.space[2]};
    accent-color: ${tokens.color.success};
  }
`

const OrderTotalSum = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${tokens.space[3]};

  strong {
    font: 700 1.5rem/1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
  }
`

interface OrderTotalProps {
  lines: readonly OrderLine[]
  /** What the lines belong to, for the button's accessible name. */
  about: string
  /** Called before the lines are added; they are not added if it rejects. */
  onAdd?: () => Promise<void>
}

/**
 * The subtotal, the tier of approved wholesalers together with what is in their cart, and the cart's button that adds the
 * lines.
 */
export function OrderTotal({ lines, about, onAdd }: OrderTotalProps) {
  const user = useEvent('session/changed')?.user
  const tiers = useTiers()
  const { pieces, cents } = sumLines(lines)
  const inCart = useEvent('cart/changed')?.subtotal ?? 0
  const isWholesale = isApprovedWholesaler(user)
  const tier = isWholesale ? getTierStatus(tiers, cents + inCart) : undefined
  const discount = tier ? percentOf(cents, tier.percent) : 0
  async function addedLines() {
    await onAdd?.()
    return lines
  }
  return (
    <OrderTotalPanel aria-label="Total">
      {tier && (
        <div role="group" aria-label="Wholesale tier">
          <Text size="small">{tier.message}</Text>
          {tier.nextFrom !== null && <progress aria-label={tier.message} value={cents + inCart} max={tier.nextFrom} />}
          {inCart > 0 && (
            <Text size="small" tone="inkMuted">
              Together with {formatUsd(inCart)} in your cart
            </Text>
          )}
        </div>
      )}
      <OrderTotalSum>
        <div role="status">
          <VisuallyHidden>Total </VisuallyHidden>
          <strong>{formatUsd(cents - discount)}</strong>
          <Text size="small" tone="inkMuted">
            {pieces === 1 ? '1 item' : `${pieces} items`}
            {tier && discount > 0 && `, ${tier.percent}% off ${formatUsd(cents)}`}
          </Text>
        </div>
        {pieces > 0 && (
          <RemoteWidget
            owner="cart-checkout"
            name="order-again"
            props={{ label: 'Add to cart', about, lines: addedLines, isMainAction: true }}
            fallback={<Skeleton $height="46px" $width="8rem" />}
          />
        )}
      </OrderTotalSum>
    </OrderTotalPanel>
  )
}
