import { z } from './zod'
import { address } from './address'
import { cartAmounts } from './cart'
import { equipmentItem } from './community'
import { dataOf, endpoint } from './endpoint'
import { addressFields, demandBilling, placedOrder } from './orders'
import { dollars, multiLine, singleLine } from './text'

const time = z.string()

/** The states of a custom equipment request; `countered` when its author proposed other terms than the quote's. */
export const equipmentStatuses = [
  'received',
  'quoted',
  'countered',
  'approved',
  'in_production',
  'completed',
  'declined',
] as const

/** A custom equipment request as its author sees it; the quote in dollars for all of it. */
export const equipmentStatus = z.object({
  request_number: z.string(),
  status: z.enum(equipmentStatuses),
  category: z.string(),
  items: z.array(equipmentItem),
  design: z.string().nullable(),
  needed_by: z.string().nullable(),
  artwork: z.int(),
  quote: dollars.nullable(),
  quote_note: z.string().nullable(),
  /** How long it takes from the approval, as staff wrote it. */
  lead_time: z.string().nullable(),
  /** The last day on which the quote can be approved; null for no end. */
  quote_expires_on: z.iso.date().nullable(),
  /** Whether that day is over. */
  is_expired: z.boolean(),
  /** What I proposed instead of the quote. */
  counter_offer: z.object({ price: dollars.nullable(), note: z.string() }).nullable(),
  /** The order that I made of the quote; null while there is none, or after it was canceled. */
  order: z.object({ id: z.uuid(), order_number: z.string() }).nullable(),
  created_at: time,
  steps: z.array(z.object({ status: z.string(), note: z.string().nullable(), at: time })),
})
export type EquipmentStatus = z.infer<typeof equipmentStatus>

/** Why I don't want a quote. */
export const declineQuoteForm = z.strictObject({ reason: multiLine(3, 1000) })
/** Other terms than a quote's: a total price in dollars, or a note alone. */
export const counterOfferForm = z.strictObject({
  price: z
    .number('Enter a price in dollars, such as 1,250.00')
    .positive('Enter a price above zero')
    .max(10_000_000)
    .optional(),
  note: multiLine(3, 1000),
})

/** The order of an approved quote: address and payment, as in the checkout, and the total that the buyer saw. */
export const quoteOrderForm = z
  .strictObject({
    ...addressFields,
    payment_method_id: z.uuid().nullable().optional(),
    payment_token: z.string().min(1).max(2000).nullable().optional(),
    expected_total: dollars,
  })
  .superRefine(demandBilling)
export type QuoteOrderForm = z.input<typeof quoteOrderForm>

const requestNumber = z.strictObject({ number: singleLine(1, 40) })
/** Calls about requests for custom equipment and their quotes. */
export const quoteEndpoints = {
  'GET /equipment-requests': endpoint({
    summary: 'My requests for custom equipment with their quotes, newest first',
    tag: 'wholesale',
    access: 'session',
    response: dataOf(z.array(equipmentStatus)),
    failures: [401],
  }),
  'POST /equipment-requests/:number/approve': endpoint({
    summary:
      'Approve the quote of one of my requests with its amount; 409 when the amount has changed, the quote has expired or there is none',
    tag: 'wholesale',
    access: 'session',
    params: requestNumber,
    body: z.strictObject({ quote: dollars }),
    response: dataOf(equipmentStatus),
    failures: [401, 404, 409, 422],
  }),
  'GET /equipment-requests/:number/amounts': endpoint({
    summary: 'What an approved quote costs with the tax of a ship-to state; shipping is part of the quote',
    tag: 'wholesale',
    access: 'session',
    params: requestNumber,
    query: z.strictObject({ state: address.state }),
    response: dataOf(cartAmounts),
    failures: [401, 404, 409, 422],
  }),
  'POST /equipment-requests/:number/order': endpoint({
    summary:
      'Order what an approved quote covers, by card or on invoice; needs an Idempotency-Key header. 409 has the new `amounts` (total_changed), or says that it is ordered already',
    tag: 'wholesale',
    access: 'session',
    params: requestNumber,
    body: quoteOrderForm,
    response: placedOrder,
    status: 201,
    failures: [401, 404, 409, 422],
  }),
  'POST /equipment-requests/:number/decline': endpoint({
    summary: 'Decline the quote of one of my requests; 409 without an open quote',
    tag: 'wholesale',
    access: 'session',
    params: requestNumber,
    body: declineQuoteForm,
    response: dataOf(equipmentStatus),
    failures: [401, 404, 409, 422],
  }),
  'POST /equipment-requests/:number/counter-offer': endpoint({
    summary: 'Propose other terms for one of my requests; staff reply with a new quote. 409 without a quote',
    tag: 'wholesale',
    access: 'session',
    params: requestNumber,
    body: counterOfferForm,
    response: dataOf(equipmentStatus),
    failures: [401, 404, 409, 422],
  }),
}
