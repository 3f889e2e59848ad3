import type { Order } from '@shop/shared-api'
import { cardName } from '@shop/shared-forms'
import { Heading, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const Postal = styled.address`
  margin-block-start: ${tokens.space[2]};
  font-style: normal;
  overflow-wrap: anywhere;
`

/** Where the order goes, who is billed and how it was paid. */
export function OrderAddresses({ order }: { order: Order }) {
  const sameBilling = JSON.stringify(order.billing) === JSON.stringify(order.address)
  return (
    <>
      <Address title={sameBilling ? 'Delivery and billing' : 'Delivery'} address={order.address} email={order.email} />
      {sameBilling ? null : <Address title="Billing" address={order.billing} />}
      <div>
        <Heading level={2} size="title">
          Payment
        </Heading>
        <Postal as="p">{paymentWords(order)}</Postal>
      </div>
      {order.note && (
        <div>
          <Heading level={2} size="title">
            Your note
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

function paymentWords({ payment, payment_status: state, po_number: po }: Order): string {
  const means = payment ? cardName(payment) : 'Invoice'
  return `${means}, ${paymentStates[state]}${po ? `, PO ${po}` : ''}`
}
