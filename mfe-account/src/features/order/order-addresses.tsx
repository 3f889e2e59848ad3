import type { Order } from '@shop/shared-api'
import { formatCardName } from '@shop/shared-forms'
import { Heading, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const Postal = styled.address`
  margin-block-start: ${tokens.space[2]};
  font-style: normal;
  overflow-wrap: anywhere;
`

/** Shipping and billing addresses, payment and note of an order. */
export function OrderAddresses({ order }: { order: Order }) {
  const sameBilling = JSON.stringify(order.billing) === JSON.stringify(order.address)
  return (
    <>
      <Address title={sameBilling ? 'Ship and bill to' : 'Ship to'} address={order.address} email={order.email} />
      {sameBilling ? null : <Address title="Bill to" address={order.billing} />}
      <div>
        <Heading level={2} size="title">
          Payment
        </Heading>
        <Postal as="p">{formatPayment(order)}</Postal>
      </div>
      {order.note && (
        <div>
          <Heading level={2} size="title">
            Order note
          </Heading>
          <Postal as="p">{order.note}</Postal>
        </div>
      )}
    </>
  )
}

function Address({ title, address, email }: { title: string; address: Order['address']; email?: string }) {
  return (
    <div>
      <Heading level={2} size="title">
        {title}
      </Heading>
      <Postal>
        {address.first_name} {address.last_name}
        <br />
        {address.address}
        {address.address_2 && `, ${address.address_2}`}
        <br />
        {address.city}, {address.state} {address.zip}
        {email && (
          <>
            <br />
            {email}
          </>
        )}
      </Postal>
    </div>
  )
}

const paymentStates: Record<Order['payment_status'], string> = {
  pending: 'not charged yet',
  paid: 'paid',
  failed: 'declined',
  refunded: 'refunded',
  invoice: 'by invoice',
}

function formatPayment({ payment, payment_status: state, po_number: po }: Order): string {
  const means = payment ? formatCardName(payment) : 'Invoice'
  return `${means}, ${paymentStates[state]}${po ? `, PO ${po}` : ''}`
}
