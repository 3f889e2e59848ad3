import { formatDollars, type Invoice, type Order } from '@shop/shared-api'
import { formatCardName } from '@shop/shared-forms'
import { Heading, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const PostalAddress = styled.address`
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
        <PostalAddress as="p">{formatPayment(order)}</PostalAddress>
        {order.invoice && <PostalAddress as="p">{formatInvoice(order.invoice)}</PostalAddress>}
      </div>
      {order.note && (
        <div>
          <Heading level={2} size="title">
            Order note
          </Heading>
          <PostalAddress as="p">{order.note}</PostalAddress>
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
      <PostalAddress>
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
      </PostalAddress>
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

function formatPayment({ payment, invoice, payment_status: state, po_number: po }: Order): string {
  const paymentMethod = payment ? formatCardName(payment) : invoice ? 'Invoice' : 'Store credit'
  return `${paymentMethod}, ${paymentStates[state]}${po ? `, PO ${po}` : ''}`
}

const invoiceStates: Record<Invoice['state'], string> = {
  due: 'Due',
  part_paid: 'Part paid, due',
  overdue: 'Overdue since',
  paid: 'Paid in full',
  closed: 'Nothing is due',
}
const calendarDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What is open of an invoice, and when it is due. */
function formatInvoice({ state, due_on, paid, open }: Invoice): string {
  if (open === 0) return paid > 0 && state === 'closed' ? `${formatDollars(paid)} was paid` : invoiceStates[state]
  const due = due_on ? `${invoiceStates[state]} ${calendarDay.format(new Date(due_on))}` : 'Due'
  return `${due}: ${formatDollars(open)} open${paid > 0 ? `, ${formatDollars(paid)} paid` : ''}`
}
