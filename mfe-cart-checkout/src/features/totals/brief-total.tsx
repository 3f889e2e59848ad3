import { formatUsd, toCents } from '@shop/shared-api'
import { tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { worthOf } from '../../cart/cart-lines'
import type { CartState } from '../../cart/cart-store'

const Line = styled.p<{ $pending: boolean }>`
  display: flex;
  justify-content: space-between;
  font-size: ${tokens.size.lead};
  font-weight: 700;
  font-variant-numeric: tabular-nums;

  /* Either word takes the same room, so that the amount beside it stays where it is. */
  b {
    min-inline-size: 5rem;
    font-weight: inherit;
  }

  span {
    opacity: ${({ $pending }) => ($pending ? 0.45 : 1)};
    transition: opacity ${tokens.duration.quick};
  }
`

const DiscountLine = styled(Line)`
  font-size: ${tokens.size.small};
  font-weight: 400;
`

/** The total on one line, or the subtotal by the prices last seen while the server has not answered. */
export function BriefTotal({ cart: { quote, quoting, problem, lines } }: { cart: CartState }) {
  return (
    <Line $pending={quoting || problem !== null}>
      <b>{quote ? 'Total' : 'Subtotal'}</b> <span>{formatUsd(quote ? toCents(quote.total) : worthOf(lines))}</span>
    </Line>
  )
}

/** What comes off the total, under its name; nothing where nothing does. */
export function BriefDiscount({ cart: { quote, quoting, problem } }: { cart: CartState }) {
  if (!quote || quote.discount === 0) return null
  return (
    <DiscountLine $pending={quoting || problem !== null}>
      {quote.discount_label ?? 'Discount'} <span>−{formatUsd(toCents(quote.discount))}</span>
    </DiscountLine>
  )
}
