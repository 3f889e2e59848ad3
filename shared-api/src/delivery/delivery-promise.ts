import type { Shipment } from '../contract/order-parts'
import type { Order } from '../contract/orders'
import { formatDeliveryDays } from './format-delivery-days'

/**
 * The delivery promise of an open order, as in "Express delivery, arrives Tue, Nov 24"; null once a carrier has an
 * estimate or nothing is to be delivered.
 */
export function formatDeliveryPromise({ promised, shipment_type, status, shipments }: PromisedOrder): string | null {
  const isUpcoming = ['pending', 'confirmed', 'processing', 'shipped'].includes(status)
  if (!promised || !isUpcoming || shipments.some(({ eta }) => eta)) return null
  return `${shipment_type === 'express' ? 'Express' : 'Simple'} delivery, arrives ${formatDeliveryDays(promised)}`
}

type PromisedOrder = Pick<Order, 'promised' | 'shipment_type' | 'status' | 'shipments'>

/** The carrier's estimated delivery day; null once the shipment is out for delivery, delivered or returned. */
export function expectedDeliveryDay({
  eta,
  tracking_status,
}: Pick<Shipment, 'eta' | 'tracking_status'>): string | null {
  return ['packed', 'shipped', 'exception'].includes(tracking_status) ? eta : null
}
