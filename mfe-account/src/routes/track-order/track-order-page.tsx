import type { Order } from '@shop/shared-api'
import { Heading, Stack, Text, TextLink } from '@shop/shared-ui'
import { useState } from 'react'
import { FormPage } from '../../features/form-page/form-page'
import { OrderItems } from '../../features/order/order-items'
import { Parcels } from '../../features/parcel/parcels'
import { TrackForm } from '../../features/tracking/track-form'

/** Finds an order by its number and email, without an account. */
export function TrackOrderPage() {
  const [found, setFound] = useState<Order | null>(null)
  return (
    <FormPage title="Track your order">
      <Text>
        Enter the order number and the email address you ordered with. Both are in your confirmation email. If you have
        an account, your orders are <TextLink to="/settings/order">listed there</TextLink>.
      </Text>
      <TrackForm onFound={setFound} byEmail />
      {found && (
        <Stack as="section" aria-label={`Order ${found.order_number}`} $gap={5}>
          <Heading level={2} size="title">
            Order {found.order_number}
          </Heading>
          <Parcels order={found} level={3} />
          <OrderItems items={found.items} />
        </Stack>
      )}
    </FormPage>
  )
}
