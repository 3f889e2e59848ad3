import { Heading, media, ProductImage, Skeleton, Text, tokens } from '@shop/shared-ui'
import { formatUsd } from '@shop/shared-api'
import { styled } from 'styled-components'
import { countItems, lineCents } from '../cart/cart-lines'
import type { CartState } from '../cart/cart-state'
import { usePricingPending } from '../cart/use-pricing-pending'
import { formatVariant } from '../cart/format-variant'
import { PromoCode } from '../features/promo/promo-code'
import { Amounts } from '../features/totals/amounts'
import { summaryStyles } from './summary-styles'

const StepSummaryFrame = styled.aside`
  ${summaryStyles}
`

const SummaryLines = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr) auto;
    gap: ${tokens.space[3]};
    align-items: center;
  }

  span:last-child {
    font-variant-numeric: tabular-nums;
  }

  ${media.desk} {
    max-block-size: 32vh;
    overflow-y: auto;
  }
`

/** The ordered items and their amounts, next to each checkout step. */
export function StepSummary({ cart, id }: { cart: CartState; id: string }) {
  const isPending = usePricingPending(cart)
  return (
    <StepSummaryFrame id={id} aria-label="Order summary">
      <Heading level={2} size="title">
        Your order ({countItems(cart.lines)})
      </Heading>
      {/* A scrollable list must be reachable by keyboard. */}
      <SummaryLines tabIndex={cart.lines.length > 4 ? 0 : undefined} aria-label="Items">
        {cart.lines.map((line) => (
          <li key={line.key}>
            <ProductImage src={line.thumbnail} alt="" sizes="56px" />
            <span>
              {line.title}
              <Text as="span" size="small" tone="inkMuted">
                {` ${formatVariant(line)}`}
              </Text>
            </span>
            <span>{line.hasError ? '—' : formatUsd(lineCents(line))}</span>
          </li>
        ))}
      </SummaryLines>
      {isPending ? (
        <Skeleton $height="18rem" />
      ) : (
        <>
          <PromoCode cart={cart} />
          <Amounts cart={cart} />
        </>
      )}
    </StepSummaryFrame>
  )
}
