import type { Action } from '../../action/action-dialog'
import { lineField, lineFields, openPieces, splitLines } from './line-fields'
import type { OrderItem } from './order-answer'

const reason = { name: 'reason', label: 'Reason', kind: 'area', required: true, maxLength: 500 } as const
const note = { name: 'note', label: 'Note', kind: 'area', maxLength: 500 } as const

interface OrderState {
  number: string
  status: string
  payment: string
  fulfillment?: string
  /** State of its invoice; null for an order by card. */
  invoice?: string | null
}

const carriers = 'UPS, USPS, FedEx and DHL get a tracking link by themselves'

/** Packs what is in no parcel yet, or some of it; nothing without open pieces. */
function packItems({ number, status }: Pick<OrderState, 'number' | 'status'>, items: readonly OrderItem[]): Action[] {
  const lines = lineFields(items)
  if (lines.length === 0) return []
  const open = items.filter((item) => openPieces(item) > 0)
  const initial = Object.fromEntries(open.map((item) => [lineField(item), String(openPieces(item))]))
  return [
    {
      label: status === 'confirmed' ? 'Pack order' : 'Add parcel',
      title: 'Add a parcel',
      explanation:
        'Pack the items, stick the label on, and write down its number. The customer can track it from then on.',
      operation: 'parcels.add',
      input: { number },
      initial,
      fields: [
        { name: 'carrier', label: 'Carrier', hint: carriers, required: true, maxLength: 60 },
        { name: 'tracking', label: 'Tracking number', required: true, maxLength: 60 },
        { name: 'url', label: 'Tracking page', hint: 'An https address', maxLength: 300 },
        { name: 'eta', label: 'Expected delivery', kind: 'date' },
        ...lines,
      ],
      toInput: (values) => {
        const { lines: typed, others } = splitLines(values)
        return { ...others, items: typed }
      },
    },
  ]
}

const move = (number: string, to: string, label: string, title: string): Action => ({
  label,
  title,
  operation: 'orders.move',
  input: { number, to },
  fields: [note],
})

/** The changes that an order's status allows, the usual next step first. The API decides again. */
export function orderActions(
  { number, status, payment, fulfillment, invoice }: OrderState,
  items: readonly OrderItem[],
): Action[] {
  const isPaid = payment !== 'pending'
  const confirm = move(number, 'confirmed', 'Confirm order', 'Confirm this order?')
  const addParcel = packItems({ number, status }, items)
  const hold: Action = {
    label: 'Put on hold',
    title: 'Put this order on hold?',
    explanation: 'Nothing ships until it is resumed.',
    operation: 'orders.hold',
    input: { number },
    fields: [reason],
  }
  const resume: Action = {
    ...hold,
    label: 'Resume',
    title: 'Resume this order?',
    operation: 'orders.resume',
    explanation: undefined,
    fields: [note],
  }
  const cancel: Action = {
    label: 'Cancel order',
    title: 'Cancel this order?',
    explanation: 'Its items go back to stock, and what was paid is refunded.',
    operation: 'orders.cancel',
    input: { number },
    fields: [reason],
  }
  const takeBack: Action = {
    label: 'Return',
    title: 'Record a return',
    operation: 'orders.return',
    input: { number },
    initial: { restock: false, refund: true },
    fields: [
      reason,
      { name: 'restock', label: 'Put the items back in stock', kind: 'checkbox' },
      { name: 'refund', label: 'Refund the payment', kind: 'checkbox' },
    ],
  }
  const refund: Action = {
    label: 'Refund',
    title: 'Refund the payment?',
    explanation: 'The whole amount goes back to the way it was paid.',
    operation: 'orders.refund',
    input: { number },
  }
  switch (status) {
    case 'pending':
      return [...(isPaid ? [confirm] : []), hold, cancel]
    case 'confirmed':
    case 'processing':
      return [...addParcel, hold, ...(fulfillment === 'partly_shipped' ? [] : [cancel])]
    case 'on_hold':
      return [resume, cancel]
    case 'shipped':
      return [...addParcel, takeBack]
    case 'delivered':
      return [takeBack]
    default:
      return payment === 'paid' && !invoice ? [refund] : []
  }
}

const parcelMoves: Record<string, readonly string[]> = {
  packed: ['shipped'],
  shipped: ['out_for_delivery', 'delivered', 'exception', 'returned'],
  out_for_delivery: ['delivered', 'exception', 'returned'],
  exception: ['shipped', 'out_for_delivery', 'delivered', 'returned'],
  delivered: ['returned'],
}

const parcelSteps: Record<string, string> = {
  shipped: 'Mark as shipped',
  out_for_delivery: 'Out for delivery',
  delivered: 'Mark as delivered',
  exception: 'Report a problem',
  returned: 'Came back',
}

/** Unpacks a parcel that has not left. */
const unpack = (id: number): Action => ({
  label: 'Unpack',
  title: `Unpack parcel ${id}?`,
  explanation: 'The parcel is removed, and its items can be packed again.',
  operation: 'parcels.remove',
  input: { id },
})

/** The steps that a parcel's status allows. */
export function parcelActions(parcel: { id: number; status: string }): Action[] {
  const steps = (parcelMoves[parcel.status] ?? []).map((to) => ({
    label: parcelSteps[to] ?? to,
    title: `Parcel ${parcel.id}: ${(parcelSteps[to] ?? to).toLowerCase()}`,
    operation: 'parcels.move',
    input: { id: parcel.id, to },
    fields: [
      { name: 'place', label: 'Place', maxLength: 100 },
      { ...note, required: to === 'exception' },
    ],
  }))
  return parcel.status === 'packed' ? [...steps, unpack(parcel.id)] : steps
}
