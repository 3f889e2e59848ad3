import type { Order, Shipment } from '@shop/shared-api'
import { noteWords } from '../../order-words/cancel-reasons'

const way = ['placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'] as const
type Place = (typeof way)[number]

const names: Record<Place, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  packed: 'Packed',
  shipped: 'Shipped',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
}

const orderReached: Partial<Record<Order['status'], Place>> = {
  confirmed: 'confirmed',
  processing: 'confirmed',
  shipped: 'shipped',
  delivered: 'delivered',
}

const setbacks: Record<string, string> = {
  cancelled: 'Cancelled',
  on_hold: 'On hold',
  exception: 'Delivery problem',
  returned: 'Returned',
}

/** One step of a parcel's way. */
export interface ParcelStep {
  name: string
  state: 'done' | 'latest' | 'setback' | 'ahead'
  /** ISO time; null while it is to come, or when nobody wrote it down. */
  at: string | null
  /** Why, for a setback. */
  note: string | null
}

/**
 * The way of a parcel, or of an order that has none yet, from Placed to Delivered. A setback (cancelled, on
 * hold, exception, returned) stands in place of the step that was under way, with its reason; after one that
 * is final nothing is to come.
 */
export function parcelSteps(order: Order, shipment?: Shipment): ParcelStep[] {
  const told = [...order.events, ...(shipment?.events ?? [])]
  const timeOf = (status: string) => told.find((event) => event.status === status)?.at ?? null
  const reached = Math.max(...[...told.map(({ status }) => status), ...statesOf(order, shipment)].map(indexOf))
  const trouble = [shipment?.tracking_status, order.status].find((status) => status && status in setbacks)

  const steps: ParcelStep[] = way.map((place, index) => ({
    name: names[place],
    state: index > reached ? 'ahead' : index === reached && !trouble ? 'latest' : 'done',
    at: index > reached ? null : place === 'placed' ? (timeOf('placed') ?? order.created_at) : timeOf(place),
    note: null,
  }))
  if (!trouble) return steps
  const event = told.findLast(({ status }) => status === trouble)
  const setback: ParcelStep = {
    name: setbacks[trouble] ?? trouble,
    state: 'setback',
    at: event?.at ?? null,
    note: noteWords(event?.note ?? null),
  }
  const isFinal = trouble === 'cancelled' || trouble === 'returned'
  return [...steps.slice(0, reached + 1), setback, ...(isFinal ? [] : steps.slice(reached + 2))]
}

function statesOf(order: Order, shipment?: Shipment): string[] {
  return [
    'placed',
    orderReached[order.status] ?? 'placed',
    shipment?.tracking_status ?? 'placed',
    order.fulfillment_status,
  ]
}

const indexOf = (status: string): number => (way as readonly string[]).indexOf(status)
