import type { Order } from '@shop/shared-api'
import { Stack, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const OrderNumber = styled.strong`
  font: 700 ${tokens.size.section} / 1 ${tokens.font.display};
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
`

const OrderLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${tokens.target};
  font-weight: 600;
`

/**
 * A guest's receipt: the order number and the signed link to the order. It renders in the frame's dialog, outside the
 * router.
 */
export function GuestReceipt({ order, token }: { order: Order; token: string }) {
  return (
    <Stack $gap={2} $align="start">
      <Text>Your order number</Text>
      <OrderNumber>{order.order_number}</OrderNumber>
      <OrderLink href={`/order/${order.id}/confirmation?token=${encodeURIComponent(token)}`}>View your order</OrderLink>
      <Text size="small">
        We also emailed this link to {order.email} . Anyone with the link can see your order, so keep it private.
      </Text>
    </Stack>
  )
}
