import type { Order } from '@shop/shared-api'
import { Stack, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const Number = styled.strong`
  font: 700 ${tokens.size.section} / 1 ${tokens.font.display};
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
`

const Way = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${tokens.target};
  font-weight: 600;
`

/** What a guest takes away: the order's number, and the link that opens it for whoever has it. It stands in the frame's dialog, outside the router. */
export function GuestReceipt({ order, token }: { order: Order; token: string }) {
  return (
    <Stack $gap={2} $align="start">
      <Text>Your order number</Text>
      <Number>{order.order_number}</Number>
      <Way href={`/order/${order.id}/confirmation?token=${encodeURIComponent(token)}`}>See and confirm your order</Way>
      <Text size="small">
        We have sent this link to {order.email} too. Whoever has it can see the order: please keep it to yourself.
      </Text>
    </Stack>
  )
}
