import { formatDollars, type Order } from '@shop/shared-api'
import { formatDeliveryPromise } from '@shop/shared-api/delivery'
import { Heading, media, ProductImage, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { formatCardName } from '@shop/shared-forms'
import { formatVariant } from '../../cart/format-variant'

const OrderedItemList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr) auto;
    gap: ${tokens.space[4]};
    align-items: center;
    padding-block: ${tokens.space[3]};
    border-block-end: ${tokens.rule.thin} solid ${tokens.color.hairline};
  }
`

const OrderedAmountList = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  margin: 0;
  font-variant-numeric: tabular-nums;

  dd {
    margin: 0;
    text-align: end;
  }

  > div {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
  }

  > div:last-child {
    padding-block-start: ${tokens.space[3]};
    border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
    font-weight: 700;
  }
`

const OrderDetailColumns = styled.div`
  display: grid;
  gap: ${tokens.space[5]};

  h2 {
    margin-block-end: ${tokens.space[2]};
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** The ordered items, as they were then. */
export function OrderedItems({ items }: { items: Order['items'] }) {
  return (
    <OrderedItemList aria-label="Items">
      {items.map((item) => (
        <li key={item.sku}>
          <ProductImage src={item.image} alt="" sizes="72px" />
          <span>
            <strong>{item.title}</strong>
            <Text as="span" size="small" tone="inkMuted">
              {` ${formatVariant(item)}${canceledText(item)}`}
            </Text>
          </span>
          <span>{formatDollars(item.line_total)}</span>
        </li>
      ))}
    </OrderedItemList>
  )
}

const canceledText = ({ quantity, cancelled_quantity: canceled }: Order['items'][number]) =>
  canceled === 0 ? '' : canceled === quantity ? ', canceled' : `, ${canceled} canceled`

/** The order's amounts. */
export function OrderedAmounts({ order }: { order: Pick<Order, 'amounts' | 'refunded' | 'store_credit'> }) {
  const { amounts, refunded, store_credit: credit } = order
  const rows = [
    ['Subtotal', formatDollars(amounts.subtotal)],
    ...(amounts.discount > 0 ? [[amounts.discount_label ?? 'Discount', `−${formatDollars(amounts.discount)}`]] : []),
    ['Shipping', amounts.delivery_charges === 0 ? 'Free' : formatDollars(amounts.delivery_charges)],
    ['Tax', formatDollars(amounts.tax)],
    ['Total', formatDollars(amounts.total)],
    ...(credit > 0 ? [['Store credit', `−${formatDollars(credit)}`]] : []),
    ...(credit > 0 && credit < amounts.total ? [['Paid by card', formatDollars(amounts.total - credit)]] : []),
    ...(refunded > 0
      ? [
          ['Refunded', `−${formatDollars(refunded)}`],
          ['After refunds', formatDollars(amounts.total - refunded)],
        ]
      : []),
  ]
  return (
    <OrderedAmountList>
      {rows.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </OrderedAmountList>
  )
}

/** Shipping address and payment. */
export function OrderDetails({ order }: { order: Order }) {
  const { address, payment, po_number } = order
  const promise = formatDeliveryPromise(order)
  return (
    <OrderDetailColumns>
      <section aria-label="Ship to">
        <Heading level={2} size="title">
          Ship to
        </Heading>
        <Text as="div">
          {address.first_name} {address.last_name}
          <br />
          {[address.address, address.address_2].filter(Boolean).join(', ')}
          <br />
          {address.city}, {address.state} {address.zip}
        </Text>
        {promise && (
          <Text size="small" tone="inkMuted">
            {promise}
          </Text>
        )}
      </section>
      <section aria-label="Payment">
        <Heading level={2} size="title">
          Payment
        </Heading>
        <Text>
          {payment ? formatCardName(payment) : order.invoice ? `Purchase order ${po_number ?? ''}` : 'Store credit'}
        </Text>
        <Text size="small" tone="inkMuted">
          {paymentStatusLabels[order.payment_status]}
        </Text>
      </section>
    </OrderDetailColumns>
  )
}

const paymentStatusLabels: Record<Order['payment_status'], string> = {
  pending: 'Not paid yet',
  paid: 'Paid',
  failed: 'Not paid: the payment failed',
  refunded: 'Refunded',
  invoice: 'Paid by invoice',
}
