import type { Order, Shipment } from '../contract/orders'
import { formatDeliveryDays } from './format-delivery-days'

/** What was promised of an order that is still to come, as in "Express delivery, arrives Tue, Nov 24"; null once a carrier knows better or nothing comes. */
export function formatDeliveryPromise({ promised, shipment_type, status, shipments }: PromisedOrder): string | null {
  const isToCome = ['pending', 'confirmed', 'processing', 'shipped'].includes(status)
  if (!promised || !isToCome || shipments.some(({ eta }) => eta)) return null
  return `${shipment_type === 'express' ? 'Express' : 'Simple'} delivery, arrives ${formatDeliveryDays(promised)}`
}

type PromisedOrder = Pick<Order, 'promised' | 'shipment_type' | 'status' | 'shipments'>

/** The day for which a carrier announced a parcel that is still on its way; null once it is at the door, there or back. */
export function expectedDeliveryDay({
  eta,
  tracking_status,
}: Pick<Shipment, 'eta' | 'tracking_status'>): string | null {
  return ['packed', 'shipped', 'exception'].includes(tracking_status) ? eta : null
}
