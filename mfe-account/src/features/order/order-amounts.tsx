import { formatDollars, type Order } from '@shop/shared-api'
import { tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const AmountRows = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  row-gap: ${tokens.space[2]};
  font-variant-numeric: tabular-nums;

  dd {
    padding-inline-start: ${tokens.space[4]};
    text-align: end;
  }

  .total {
    padding-block-start: ${tokens.space[3]};
    border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
    font-size: ${tokens.size.title};
    font-weight: 700;
  }
`

/** The breakdown of an order's total. */
export function OrderAmounts({ order }: { order: Pick<Order, 'amounts' | 'refunded' | 'store_credit'> }) {
  const { amounts, refunded, store_credit: credit } = order
  return (
    <AmountRows>
      <dt>Subtotal</dt>
      <dd>{formatDollars(amounts.subtotal)}</dd>
      {amounts.discount > 0 && (
        <>
          <dt>
            {amounts.discount_label ?? 'Discount'} ({amounts.discount_percentage}%)
          </dt>
          <dd>−{formatDollars(amounts.discount)}</dd>
        </>
      )}
      <dt>Shipping</dt>
      <dd>{amounts.delivery_charges === 0 ? 'Free' : formatDollars(amounts.delivery_charges)}</dd>
      <dt>Tax</dt>
      <dd>{formatDollars(amounts.tax)}</dd>
      <dt className="total">Total</dt>
      <dd className="total">{formatDollars(amounts.total)}</dd>
      {credit > 0 && (
        <>
          <dt>Store credit</dt>
          <dd>−{formatDollars(credit)}</dd>
          {credit < amounts.total && (
            <>
              <dt>Paid by card</dt>
              <dd>{formatDollars(amounts.total - credit)}</dd>
            </>
          )}
        </>
      )}
      {refunded > 0 && (
        <>
          <dt>Refunded</dt>
          <dd>−{formatDollars(refunded)}</dd>
          <dt className="total">After refunds</dt>
          <dd className="total">{formatDollars(amounts.total - refunded)}</dd>
        </>
      )}
    </AmountRows>
  )
}
