import { ButtonLink, Cluster, Stack, Text } from '@shop/shared-ui'
import { ActionButton } from '../../action/action-button'
import { Panel } from '../../console/frame'
import { labelOf } from '../../console/labels'
import { PanelTitle } from '../../console/panel-title'
import { StatusBadge } from '../../console/status-badge'
import { useMay } from '../../session/session-context'
import { parcelActions } from './order-actions'
import { itemName } from './line-fields'
import type { OrderAnswer, OrderParcel, ParcelItem } from './order-answer'

interface OrderParcelsProps {
  parcels: OrderParcel[]
  items: readonly ParcelItem[]
  events: OrderAnswer['tables']['on_the_way']
  onDone(): void
}

/** The parcels of an order, where each is, and its next steps. */
export function OrderParcels({ parcels, items, events, onDone }: OrderParcelsProps) {
  const may = useMay()
  if (parcels.length === 0) return null
  return (
    <Panel aria-labelledby="parcels">
      <PanelTitle id="parcels">Parcels</PanelTitle>
      {parcels.map((parcel) => (
        <Stack key={parcel.id} as="article" $gap={2} aria-label={`Parcel ${parcel.id}`}>
          <Cluster $justify="space-between">
            <strong>{`${parcel.carrier} ${parcel.tracking}`}</strong>
            <StatusBadge status={parcel.status} />
          </Cluster>
          <ul aria-label={`Contents of parcel ${parcel.id}`}>
            {items
              .filter((item) => item.parcel === parcel.id)
              .map((item) => (
                <li key={item.sku}>{`${item.quantity} × ${itemName(item)}`}</li>
              ))}
          </ul>
          {parcel.eta && <Text size="small">{`Expected ${parcel.eta}`}</Text>}
          <ul>
            {events
              .filter((event) => event.parcel === parcel.id)
              .map(({ at, status, place, note }) => (
                <li key={`${at} ${status} ${note}`}>
                  <Text as="span" size="small" tone="inkMuted">
                    {[at, labelOf(status), place, note].filter(Boolean).join(' · ')}
                  </Text>
                </li>
              ))}
          </ul>
          <Cluster>
            {parcelActions(parcel)
              .filter(({ operation }) => may(operation))
              .map((action, index) => (
                <ActionButton
                  key={action.label}
                  action={action}
                  variant={index === 0 ? 'plain' : 'quiet'}
                  onDone={onDone}
                />
              ))}
            <ButtonLink to={`packing-slip?parcel=${parcel.id}`} variant="quiet">
              Packing slip
            </ButtonLink>
          </Cluster>
        </Stack>
      ))}
    </Panel>
  )
}
