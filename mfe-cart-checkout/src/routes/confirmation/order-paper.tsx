import type { Order } from '@shop/shared-api'
import { Button, ButtonLink, Cluster, Heading, media, PrintFace, Stack, Text, tokens } from '@shop/shared-ui'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { ConfirmOrder } from '../../features/receipt/confirm-order'
import { useShopSettings } from '../../shop-facts'
import { OrderedAmounts, OrderedItems, OrderedPlaces } from '../../features/receipt/order-sheet'

const Paper = styled.article`
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

/** Before and after the order is confirmed it says more or less: what stands under it does not move. */
const Next = styled(Text)`
  min-block-size: 3lh;

  ${media.tablet} {
    min-block-size: 2lh;
  }
`

const OnPaper = styled(Text)`
  @media not print {
    display: none;
  }
`

interface OrderPaperProps {
  order: Order
  token: string | undefined
  bankUrl: string | undefined
  onConfirmed(order: Order): void
  onRefused(): void
}

/** The order in full, to read, print and confirm. */
export function OrderPaper({ order, token, bankUrl, ...heard }: OrderPaperProps) {
  const details = `/order/${order.id}${token ? `?token=${encodeURIComponent(token)}` : ''}`
  return (
    <Paper data-paper>
      <PrintFace />
      <Sender />
      <Stack as="header" $gap={3}>
        <Heading level={1} ref={useFocusOnNews(order)} tabIndex={-1}>
          {headingOf(order)}
        </Heading>
        <Text>
          Order <strong>{order.order_number}</strong> of {dayOf(order.created_at)}
        </Text>
        <Next data-screen-only>{whatNext(order)}</Next>
        <Cluster data-screen-only>
          {/* First, as it stays when the others go. */}
          <Button size="large" onClick={() => window.print()}>
            Print
          </Button>
          {order.status === 'pending' && <ConfirmOrder order={order} token={token} {...heard} />}
          {isUnpaid(order) && bankUrl && (
            <ButtonLink to={bankUrl} size="large">
              Back to your bank
            </ButtonLink>
          )}
        </Cluster>
      </Stack>
      <OrderedItems items={order.items} />
      <OrderedAmounts amounts={order.amounts} />
      <OrderedPlaces order={order} />
      {order.note && <Text size="small">Your note: {order.note}</Text>}
      <Cluster data-screen-only>
        <ButtonLink to={details}>{order.status === 'cancelled' ? 'Buy it again' : 'Follow the parcel'}</ButtonLink>
        <ButtonLink to="/shop" variant="quiet">
          Keep shopping
        </ButtonLink>
      </Cluster>
    </Paper>
  )
}

/** The focus goes to what says how the order stands now, when that has changed: the button that was pressed is gone. */
function useFocusOnNews({ status }: Order) {
  const heading = useRef<HTMLHeadingElement>(null)
  const told = useRef(status)
  useEffect(() => {
    if (told.current !== status) heading.current?.focus()
    told.current = status
  }, [status])
  return heading
}

/** On paper nothing else says whose receipt it is. */
function Sender() {
  const settings = useShopSettings()
  if (!settings) return null
  const { title, email, phone } = settings
  return (
    <OnPaper size="small">
      <strong>{title}</strong> {[email, phone].filter(Boolean).join(', ')}
    </OnPaper>
  )
}

/** A card's bank has not said yes yet. */
const isUnpaid = ({ status, payment, payment_status }: Order) =>
  status === 'pending' && payment !== null && payment_status === 'pending'

function headingOf(order: Order): string {
  const { status, address } = order
  if (isUnpaid(order)) return 'Your bank has to say yes'
  if (status === 'pending') return `Thank you, ${address.first_name}`
  return status === 'cancelled' ? 'This order is cancelled' : 'Your order is confirmed'
}

function whatNext(order: Order): string {
  const { status, payment_status, email } = order
  if (isUnpaid(order))
    return 'Your order is placed and not paid yet. Once you have approved the payment at your bank, confirm the order here, and we pack it.'
  if (status === 'pending') return `An email is on its way to ${email}. Confirm the order, and we pack it.`
  if (status === 'cancelled' && payment_status === 'failed')
    return 'The payment did not go through: nothing was charged, and nothing will be sent.'
  return status === 'cancelled' ? 'Nothing of it will be sent.' : `News of the parcel goes to ${email}.`
}

const dayOf = (iso: string) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(iso))
