import { links as catalogueLinks } from '@shop/catalogue-contract'
import { documentPath, type Order } from '@shop/shared-api'
import { Button, ButtonLink, Cluster, Heading, media, PrintStyles, Stack, Text, tokens } from '@shop/shared-ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { ConfirmOrder } from '../../features/receipt/confirm-order'
import { useShopSettings } from '../../shop-data'
import { OrderedAmounts, OrderedItems, OrderDetails } from '../../features/receipt/order-sheet'

const ReceiptFrame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};

  h1 {
    font-size: ${tokens.size.section};
  }

  > header strong {
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.04em;
  }
`

/** Reserves space for the longest text, to avoid a layout shift when the order is confirmed. */
const NextStep = styled(Text)`
  min-block-size: 3lh;

  ${media.tablet} {
    min-block-size: 2lh;
  }
`

const PrintOnly = styled(Text)`
  @media not print {
    display: none;
  }
`

interface OrderReceiptProps {
  order: Order
  token: string | undefined
  bankUrl: string | undefined
  onConfirmed(order: Order): void
  onRefused(): void
}

/** The complete order, to read and print; an order that isn't paid by card is confirmed here. */
export function OrderReceipt({ order, token, bankUrl, ...callbacks }: OrderReceiptProps) {
  const details = `/order/${order.id}${token ? `?token=${encodeURIComponent(token)}` : ''}`
  const invoice = order.documents.find(({ kind }) => kind === 'invoice')
  return (
    <ReceiptFrame data-paper>
      <PrintStyles />
      <ShopContact />
      <Stack as="header" $gap={3}>
        <Heading level={1} ref={useFocusOnStatusChange(order)} tabIndex={-1}>
          {headingOf(order)}
        </Heading>
        <Text>
          Order <strong>{order.order_number}</strong> of {formatDay(order.created_at)}
        </Text>
        <NextStep data-screen-only>{nextStepMessage(order)}</NextStep>
        <Cluster data-screen-only>
          {/* First, since it remains when the others disappear. */}
          <Button size="large" onClick={() => window.print()}>
            Print
          </Button>
          {invoice && (
            <ButtonLink to={documentPath(order.id, invoice.number, token)} size="large" reloadDocument download>
              Download invoice
            </ButtonLink>
          )}
          {order.status === 'pending' && (
            <ConfirmOrder order={order} token={token} {...callbacks}>
              {isUnpaid(order) ? 'Check payment' : 'Confirm order'}
            </ConfirmOrder>
          )}
          {isUnpaid(order) && bankUrl && (
            <ButtonLink to={bankUrl} size="large">
              Back to your bank
            </ButtonLink>
          )}
        </Cluster>
      </Stack>
      <OrderedItems items={order.items} />
      <OrderedAmounts order={order} />
      <OrderDetails order={order} />
      {order.note && <Text size="small">Your note: {order.note}</Text>}
      <Cluster data-screen-only>
        <ButtonLink to={details}>{order.status === 'cancelled' ? 'Buy it again' : 'Track order'}</ButtonLink>
        <ButtonLink to={catalogueLinks.shop()} variant="quiet">
          Keep shopping
        </ButtonLink>
      </Cluster>
    </ReceiptFrame>
  )
}

/** Moves focus to the heading when the order's status changes, since the pressed button disappears. */
function useFocusOnStatusChange({ status }: Order) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastStatus = useRef(status)
  useEffect(() => {
    if (lastStatus.current !== status) heading.current?.focus()
    lastStatus.current = status
  }, [status])
  return heading
}

/** The shop's contact details, for the printed receipt. */
function ShopContact() {
  const settings = useShopSettings()
  if (!settings) return null
  const { title, email, phone } = settings
  return (
    <PrintOnly size="small">
      <strong>{title}</strong> {[email, phone].filter(Boolean).join(', ')}
    </PrintOnly>
  )
}

/** The card's bank hasn't approved the payment yet. */
const isUnpaid = ({ status, payment, payment_status }: Order) =>
  status === 'pending' && payment !== null && payment_status === 'pending'

function headingOf(order: Order): string {
  const { status, address } = order
  if (isUnpaid(order)) return 'Waiting for your bank'
  if (status === 'pending') return 'Please confirm your order'
  return status === 'cancelled' ? 'This order is canceled' : `Thank you, ${address.first_name}`
}

function nextStepMessage(order: Order): string {
  const { status, payment_status, email } = order
  if (isUnpaid(order))
    return 'We have your order, but it isn’t paid yet. Approve the payment with your bank, then check it here so that we can pack your order.'
  if (status === 'pending')
    return `We’re sending an email to ${email}. Confirm the amount due, so that we can pack your order.`
  if (status === 'cancelled' && payment_status === 'failed')
    return 'The payment didn’t go through. You weren’t charged, and this order won’t ship.'
  if (status === 'cancelled') return 'This order won’t ship.'
  if (status === 'delivered') return 'Your order was delivered. We hope you enjoy it.'
  return `Your order is confirmed. We’ve emailed ${email}, and tracking updates go there, too.`
}

const formatDay = (iso: string) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(iso))
