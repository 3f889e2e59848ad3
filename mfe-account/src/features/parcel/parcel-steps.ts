import type { Order, Shipment } from '@shop/shared-api'
import { formatNote } from '../../order-labels/cancel-reasons'

const progressStatuses = ['placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'] as const
type ProgressStatus = (typeof progressStatuses)[number]

const stepLabels: Record<ProgressStatus, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  packed: 'Packed',
  shipped: 'Shipped',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
}

const orderReached: Partial<Record<Order['status'], ProgressStatus>> = {
  confirmed: 'confirmed',
  processing: 'confirmed',
  shipped: 'shipped',
  delivered: 'delivered',
}

const problemLabels: Record<string, string> = {
  cancelled: 'Canceled',
  on_hold: 'On hold',
  exception: 'Delivery problem',
  returned: 'Returned',
}

/** One tracking step. */
export interface ParcelStep {
  name: string
  state: 'done' | 'latest' | 'setback' | 'ahead'
  /** ISO 8601 time; null for upcoming steps and for steps without an event. */
  at: string | null
  /** The reason for a setback. */
  note: string | null
}

/**
 * Builds the tracking steps of a shipment, or of an order without one, from Placed to Delivered. A setback (canceled,
 * on hold, exception, returned) replaces the step in progress and carries its reason; after a final setback there are
 * no upcoming steps.
 */
export function parcelSteps(order: Order, shipment?: Shipment): ParcelStep[] {
  const events = [...order.events, ...(shipment?.events ?? [])]
  const timeOf = (status: string) => events.find((event) => event.status === status)?.at ?? null
  const reached = Math.max(...[...events.map(({ status }) => status), ...statesOf(order, shipment)].map(indexOf))
  const trouble = [shipment?.tracking_status, order.status].find((status) => status && status in problemLabels)

  const steps: ParcelStep[] = progressStatuses.map((status, index) => ({
    name: stepLabels[status],
    state: index > reached ? 'ahead' : index === reached && !trouble ? 'latest' : 'done',
    at: index > reached ? null : status === 'placed' ? (timeOf('placed') ?? order.created_at) : timeOf(status),
    note: null,
  }))
  if (!trouble) return steps
  const event = events.findLast(({ status }) => status === trouble)
  const setback: ParcelStep = {
    name: problemLabels[trouble] ?? trouble,
    state: 'setback',
    at: event?.at ?? null,
    note: formatNote(event?.note ?? null),
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

const indexOf = (status: string): number => (progressStatuses as readonly string[]).indexOf(status)
