import type { Order } from '@shop/shared-api'
import { ButtonLink, Cluster, Heading, Stack, Text, TextLink } from '@shop/shared-ui'
import { useState } from 'react'
import { FormPage } from '../../features/form-page/form-page'
import { OrderItems } from '../../features/order/order-items'
import { Parcels } from '../../features/parcel/parcels'
import { TrackForm } from '../../features/tracking/track-form'

/** Finds an order by its number and email, without an account. */
export function TrackOrderPage() {
  const [found, setFound] = useState<{ order: Order; token: string | null } | null>(null)
  return (
    <FormPage title="Track your order">
      <Text>
        Enter the order number and the email address you ordered with. Both are in your confirmation email. If you have
        an account, your orders are <TextLink to="/settings/order">listed there</TextLink>.
      </Text>
      <TrackForm onFound={(order, token) => setFound(order && { order, token })} byEmail />
      {found && (
        <Stack as="section" aria-label={`Order ${found.order.order_number}`} $gap={5}>
          <Heading level={2} size="title">
            Order {found.order.order_number}
          </Heading>
          <Parcels order={found.order} level={3} />
          <OrderItems items={found.order.items} />
          {found.token && (
            <Cluster>
              <ButtonLink to={`/order/${found.order.id}?token=${encodeURIComponent(found.token)}`}>
                Invoice, returns and details
              </ButtonLink>
            </Cluster>
          )}
        </Stack>
      )}
    </FormPage>
  )
}
