import type { Order, Shipment } from '@shop/shared-api'
import { expectedDeliveryDay, formatDeliveryPromise } from '@shop/shared-api/delivery'
import { Heading, Stack, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { formatTimestamp, formatCalendarDay } from '../../order-labels/format-date'
import { ParcelStepper } from './parcel-stepper'
import { parcelSteps } from './parcel-steps'

const TrackingHistory = styled.details`
  font-size: ${tokens.size.small};

  summary {
    display: list-item;
    min-block-size: ${tokens.target};
    align-content: center;
    font-weight: 600;
    cursor: pointer;
  }

  li {
    display: grid;
    grid-template-columns: 9rem 1fr;
    gap: ${tokens.space[3]};
    padding-block: ${tokens.space[1]};
  }

  time {
    color: ${tokens.color.inkMuted};
  }
`

/** The shipments of an order with their steps, tracking numbers and carrier events; `level` is the heading level. */
export function Parcels({ order, level }: { order: Order; level: 2 | 3 }) {
  if (order.shipments.length === 0) return <PendingParcel order={order} />
  return (
    <Stack $gap={6}>
      {order.shipments.map((shipment, index) => (
        <Parcel
          key={shipment.tracking_number}
          order={order}
          shipment={shipment}
          level={level}
          title={order.shipments.length > 1 ? `Package ${index + 1} of ${order.shipments.length}` : 'Your package'}
        />
      ))}
      {order.fulfillment_status === 'partly_shipped' && (
        <Text tone="inkMuted">The rest of your order ships in another package.</Text>
      )}
    </Stack>
  )
}

function PendingParcel({ order }: { order: Order }) {
  const promise = formatDeliveryPromise(order)
  return (
    <Stack $gap={4}>
      {promise && <Text tone="inkMuted">{promise}</Text>}
      <ParcelStepper steps={parcelSteps(order)} label="Order progress" />
    </Stack>
  )
}

interface ParcelProps {
  order: Order
  shipment: Shipment
  title: string
  level: 2 | 3
}

function Parcel({ order, shipment, title, level }: ParcelProps) {
  const { carrier, tracking_number: number, tracking_url: url, items, events } = shipment
  const expected = expectedDeliveryDay(shipment)
  return (
    <Stack $gap={4}>
      <div>
        <Heading level={level} size="title">
          {title}
        </Heading>
        <Text tone="inkMuted">
          {carrier}{' '}
          {url ? (
            <a href={url} rel="noreferrer" target="_blank">
              {number} (opens the carrier’s website)
            </a>
          ) : (
            number
          )}
          {expected && `, expected ${formatCalendarDay(expected)}`}
        </Text>
      </div>
      {items.length > 0 && (
        <ul aria-label={`${title}: contents`}>
          {items.map(({ sku, title: name, color, size, quantity }) => (
            <li key={sku}>{`${quantity} × ${[name, color, size].filter(Boolean).join(', ')}`}</li>
          ))}
        </ul>
      )}
      <ParcelStepper steps={parcelSteps(order, shipment)} label={`${title}: tracking progress`} />
      {events.length > 0 && (
        <TrackingHistory>
          <summary>Tracking history</summary>
          <ul className="events">
            {events.toReversed().map(({ status, note, place, at }) => (
              <li key={`${status} ${at}`}>
                <time dateTime={at}>{formatTimestamp(at)}</time>
                <span>{[note ?? status.replaceAll('_', ' '), place].filter(Boolean).join(', ')}</span>
              </li>
            ))}
          </ul>
        </TrackingHistory>
      )}
    </Stack>
  )
}
