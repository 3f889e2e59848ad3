import type { Order } from '@shop/shared-api'
import { Button, ButtonLink, Cluster, Heading, Stack, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { ConfirmOrder } from '../../features/receipt/confirm-order'
import { OrderedAmounts, OrderedItems, OrderedPlaces } from '../../features/receipt/order-sheet'
import { PrintFace } from '../../features/receipt/print-face'

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

interface OrderPaperProps {
  order: Order
  token: string | undefined
  onConfirmed(order: Order): void
}

/** The order in full, to read, print and confirm. */
export function OrderPaper({ order, token, onConfirmed }: OrderPaperProps) {
  const details = `/order/${order.id}${token ? `?token=${encodeURIComponent(token)}` : ''}`
  return (
    <Paper data-paper>
      <PrintFace />
      <Stack as="header" $gap={3}>
        <Heading level={1}>{headingOf(order)}</Heading>
        <Text>
          Order <strong>{order.order_number}</strong> of {dayOf(order.created_at)}
        </Text>
        <Text data-screen-only>{whatNext(order)}</Text>
        <Cluster data-screen-only>
          {order.status === 'pending' && <ConfirmOrder order={order} token={token} onConfirmed={onConfirmed} />}
          <Button size="large" onClick={() => window.print()}>
            Print
          </Button>
        </Cluster>
      </Stack>
      <OrderedItems items={order.items} />
      <OrderedAmounts amounts={order.amounts} />
      <OrderedPlaces order={order} />
      {order.note && <Text size="small">Your note: {order.note}</Text>}
      <Cluster data-screen-only>
        <ButtonLink to={details}>Follow the parcel</ButtonLink>
        <ButtonLink to="/shop" variant="quiet">
          Keep shopping
        </ButtonLink>
      </Cluster>
    </Paper>
  )
}

function headingOf({ status, address }: Order): string {
  if (status === 'pending') return `Thank you, ${address.first_name}`
  return status === 'cancelled' ? 'This order is cancelled' : 'Your order is confirmed'
}

function whatNext({ status, email }: Order): string {
  if (status === 'pending')
    return `A mail with everything is on its way to ${email}. Confirm the order, and we pack it.`
  return status === 'cancelled' ? 'Nothing of it will be sent.' : `News of the parcel goes to ${email}.`
}

const dayOf = (iso: string) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(iso))
