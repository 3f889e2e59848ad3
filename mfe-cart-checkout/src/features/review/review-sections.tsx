import { formatDollars, isLoggedInHint, type ShipmentRate } from '@shop/shared-api'
import { Skeleton, Text, TextLink, tokens } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatCardName, useQuery } from '@shop/shared-forms'
import { useApi } from '../../cart/cart-context'
import type { TypedAddress } from '../../checkout/checkout-draft'
import type { CheckoutState } from '../../checkout/draft-store'

const ReviewSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  padding-block: ${tokens.space[4]};
  border-block-start: ${tokens.rule.thin} solid ${tokens.color.hairline};

  h2 {
    font-size: ${tokens.size.title};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${tokens.target};
    margin-block: -${tokens.space[3]};
  }

  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`

interface ReviewSectionsProps {
  draft: CheckoutState
  rate: ShipmentRate | undefined
  /** The formatted arrival dates. */
  arrival: string | undefined
}

/** The choices of the earlier steps, each with a link to change it. */
export function ReviewSections({ draft, rate, arrival }: ReviewSectionsProps) {
  const { address } = draft
  return (
    <div>
      <ReviewPart title="Ship to" to="/shipment">
        <Postal address={address} />
        <Text size="small" tone="inkMuted">
          {address.email}, {address.phone}
        </Text>
        {address.note && <Text size="small">Note: {address.note}</Text>}
      </ReviewPart>
      {address.billing_same === false && (
        <ReviewPart title="Billing address" to="/shipment">
          <Postal address={billingOf(address)} />
        </ReviewPart>
      )}
      <ReviewPart title="Shipping" to="/shipment">
        <Text>{rate ? `${rate.title}, ${rate.charges === 0 ? 'free' : formatDollars(rate.charges)}` : 'Loading'}</Text>
        {arrival && (
          <Text size="small" tone="inkMuted">
            Arrives {arrival}
          </Text>
        )}
      </ReviewPart>
      <ReviewPart title="Payment" to="/payment">
        <PaymentLine draft={draft} />
      </ReviewPart>
    </div>
  )
}

function ReviewPart({ title, to, children }: { title: string; to: string; children: ReactNode }) {
  return (
    <ReviewSection aria-label={title}>
      <h2>{title}</h2>
      <TextLink to={to} aria-label={`Change: ${title}`}>
        Change
      </TextLink>
      <div>{children}</div>
    </ReviewSection>
  )
}

function Postal({ address }: { address: TypedAddress }) {
  const { first_name, last_name, address: street, address_2, city, state, zip } = address
  return (
    <Text as="div">
      {first_name} {last_name}
      <br />
      {[street, address_2].filter(Boolean).join(', ')}
      <br />
      {city}, {state} {zip}
    </Text>
  )
}

function billingOf(address: TypedAddress): TypedAddress {
  return {
    first_name: address.billing_first_name,
    last_name: address.billing_last_name,
    address: address.billing_address,
    address_2: address.billing_address_2,
    city: address.billing_city,
    state: address.billing_state,
    zip: address.billing_zip,
  }
}

function PaymentLine({ draft: { payment, card } }: { draft: CheckoutState }) {
  if (payment?.kind === 'credit') return <Text>Store credit</Text>
  if (payment?.kind === 'invoice') return <Text>Purchase order {payment.poNumber}, paid by invoice</Text>
  if (payment?.kind === 'card' && card) return <Text>{formatCardName(card)}</Text>
  return payment?.kind === 'saved' ? <SavedCardLine id={payment.id} /> : null
}

function SavedCardLine({ id }: { id: string }) {
  const isLoggedIn = isLoggedInHint()
  const { data, isPending } = useQuery(useApi(), isLoggedIn && ['GET /payment-methods'])
  if (isLoggedIn && isPending) return <Skeleton $height="1.5rem" />
  const card = data?.data.find((saved) => saved.id === id)
  return <Text>{card ? formatCardName(card) : 'Your saved card'}</Text>
}
