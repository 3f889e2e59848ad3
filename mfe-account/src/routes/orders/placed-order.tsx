import type { OrderSummary } from '@shop/shared-api'
import { ButtonLink, Heading, Stack, Text, tokens } from '@shop/shared-ui'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

const PlacedOrderPanel = styled.section`
  padding: ${tokens.space[5]};
  background: ${tokens.color.sunken};
  border-inline-start: ${tokens.rule.strong} solid ${tokens.color.ink};
`

/** Thanks for the order that the checkout has just placed: its id is in the location's state. */
export function PlacedOrder({ orders }: { orders: readonly OrderSummary[] }) {
  const state = useLocation().state as { placed?: unknown } | null
  const placed = orders.find(({ id }) => id === state?.placed)
  if (!placed) return null
  const receipt = `/order/${placed.id}/confirmation`
  const isOpen = placed.status === 'pending'
  return (
    <PlacedOrderPanel aria-labelledby="placed-order">
      <Stack $gap={3} $align="start">
        <Heading level={2} size="title" id="placed-order">
          Thank you for your order
        </Heading>
        <Text>
          Your order number is <strong>{placed.order_number}</strong>.{' '}
          {isOpen
            ? 'Please confirm the amount due, so that we can pack it.'
            : 'We are getting it ready, and we’ll email you when it ships.'}
        </Text>
        <ButtonLink to={receipt} variant={isOpen ? 'action' : undefined}>
          {isOpen ? 'Confirm order' : 'View your receipt'}
        </ButtonLink>
      </Stack>
    </PlacedOrderPanel>
  )
}
