import type { Order } from '@shop/shared-api'
import { Heading, Stack, Text, TextLink } from '@shop/shared-ui'
import { useState } from 'react'
import { Parcels } from '../../features/parcel/parcels'
import { SettingsPage } from '../../features/settings-page/settings-page'
import { TrackForm } from '../../features/tracking/track-form'

/** Finds the status of an order by its number. */
export function OrderTrackPage() {
  const [found, setFound] = useState<Order | null>(null)
  return (
    <SettingsPage title="Order track">
      <Text>
        You’ll find the order number in your confirmation email and in{' '}
        <TextLink to="/settings/order">your orders</TextLink>.
      </Text>
      <TrackForm onFound={setFound} />
      {found && (
        <Stack as="section" aria-label={`Order ${found.order_number}`} $gap={5}>
          <Heading level={2} size="title">
            <TextLink to={`/order/${found.id}`}>Order {found.order_number}</TextLink>
          </Heading>
          <Parcels order={found} level={3} />
        </Stack>
      )}
    </SettingsPage>
  )
}
