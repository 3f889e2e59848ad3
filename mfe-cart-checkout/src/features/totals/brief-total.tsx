import { formatDollars, formatUsd, toCents } from '@shop/shared-api'
import { tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { subtotalCents } from '../../cart/cart-lines'
import type { CartState } from '../../cart/cart-state'

// Both labels have the same width, so that the amount next to them does not move.
const BriefLine = styled.p<{ $pending: boolean }>`
  display: flex;
  justify-content: space-between;
  font-size: ${tokens.size.lead};
  font-weight: 700;
  font-variant-numeric: tabular-nums;

  b {
    min-inline-size: 5rem;
    font-weight: inherit;
  }

  span {
    opacity: ${({ $pending }) => ($pending ? 0.45 : 1)};
    transition: opacity ${tokens.duration.quick};
  }
`

const DiscountLine = styled(BriefLine)`
  font-size: ${tokens.size.small};
  font-weight: 400;
`

/** The total on one line, or the subtotal at the last known prices before the first quote. */
export function BriefTotal({ cart: { quote, quoting, problem, lines } }: { cart: CartState }) {
  return (
    <BriefLine $pending={quoting || problem !== null}>
      <b>{quote ? 'Total' : 'Subtotal'}</b>{' '}
      <span>{formatUsd(quote ? toCents(quote.total) : subtotalCents(lines))}</span>
    </BriefLine>
  )
}

/** The discount and its label; nothing without a discount. */
export function BriefDiscount({ cart: { quote, quoting, problem } }: { cart: CartState }) {
  if (!quote || quote.discount === 0) return null
  return (
    <DiscountLine $pending={quoting || problem !== null}>
      {quote.discount_label ?? 'Discount'} <span>−{formatDollars(quote.discount)}</span>
    </DiscountLine>
  )
}
