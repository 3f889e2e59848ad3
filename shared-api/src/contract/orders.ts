import { z } from './zod'
import { orderStatuses, orderSummary } from './account'
import { address, postalAddress } from './address'
import { cartAmounts, cartLine, holdKey, shipmentType } from './cart'
import { dataOf, endpoint } from './endpoint'
import { invoice, orderDocument } from './invoices'
import { orderEvent, orderItem, refund, shipment } from './order-parts'
import { orderReturn, returnFields } from './returns'
import { pageMeta, paging } from './query'
import { couponId, dollars, email, singleLine, multiLine, phone } from './text'

/** Recipient and shipping address of a parcel. */
export const deliveryAddress = { first_name: singleLine(1, 50), last_name: singleLine(1, 50), email, phone, ...address }

const billingAddress = {
  billing_first_name: deliveryAddress.first_name.optional(),
  billing_last_name: deliveryAddress.last_name.optional(),
  billing_address: address.address.optional(),
  billing_address_2: address.address_2,
  billing_city: address.city.optional(),
  billing_state: address.state.optional(),
  billing_zip: address.zip.optional(),
}
const billingNeeded = [
  'billing_first_name',
  'billing_last_name',
  'billing_address',
  'billing_city',
  'billing_state',
  'billing_zip',
] as const

/** The address step of the checkout. Billing fields are demanded when `billing_same` is false. */
export const addressFields = {
  ...deliveryAddress,
  country: z.literal('US').default('US'),
  note: multiLine(0, 500).optional(),
  po_number: singleLine(0, 40).optional(),
  billing_same: z.boolean().default(true),
  ...billingAddress,
}

type BillingForm = { billing_same: boolean } & Partial<Record<(typeof billingNeeded)[number], string>>
/** Demands the billing fields when the billing address differs. */
export const demandBilling = (form: BillingForm, context: z.RefinementCtx) => {
  if (form.billing_same) return
  for (const field of billingNeeded) {
    if (!form[field]) context.addIssue({ code: 'custom', path: [field], message: 'This field is required' })
  }
}

/** The address step as a separate form. */
export const addressForm = z.strictObject(addressFields).superRefine(demandBilling)
export type AddressForm = z.input<typeof addressForm>

/**
 * An order as the browser sends it, with an `Idempotency-Key` header. Prices are calculated by the server;
 * `expected_total` is what the shopper saw.
 */
export const orderForm = z
  .strictObject({
    ...addressFields,
    products: z
      .array(cartLine.extend({ type: z.literal('sale').optional() }))
      .min(1, 'Your cart is empty')
      .max(100),
    shipment_id: singleLine(1, 80).nullable().optional(),
    shipment_type: shipmentType.default('simple'),
    coupen_id: couponId.nullable().optional(),
    payment_method_id: z.uuid().nullable().optional(),
    payment_token: z.string().min(1).max(2000).nullable().optional(),
    expected_total: dollars,
    /** How much of the total is paid with the account's store credit; 409 if less is left of it. */
    store_credit: dollars.default(0),
    /** The stock hold of this checkout. */
    hold_key: holdKey.nullable().optional(),
  })
  .superRefine(demandBilling)
export type OrderForm = z.input<typeof orderForm>

/** An order in full, for its owner or the holder of its link. */
export const order = z.object({
  id: z.uuid(),
  order_number: z.string(),
  status: z.enum(orderStatuses),
  payment_status: z.enum(['pending', 'paid', 'failed', 'refunded', 'invoice']),
  fulfillment_status: z.enum(['unfulfilled', 'packed', 'partly_shipped', 'shipped', 'delivered', 'returned']),
  email: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  items: z.array(orderItem),
  amounts: cartAmounts,
  address: postalAddress,
  billing: postalAddress,
  note: z.string().nullable(),
  po_number: z.string().nullable(),
  shipment_type: z.enum(['simple', 'express']),
  /** On which days it was promised to arrive; null when none were. */
  promised: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  payment: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** What of the total was paid with store credit. */
  store_credit: z.number(),
  /** Null for an order that is paid by card. */
  invoice: invoice.nullable(),
  /** Invoices and credit notes in the order of their issue; see `documentPath`. */
  documents: z.array(orderDocument),
  refunds: z.array(refund),
  /** The sum of the refunds. */
  refunded: z.number(),
  events: z.array(orderEvent),
  shipments: z.array(shipment),
  can_cancel: z.boolean(),
  returns: z.array(orderReturn),
  /** The last day on which something of it can be returned, in UTC; null if nothing can. */
  return_until: z.iso.date().nullable(),
})
export type Order = z.infer<typeof order>

/** A placed order; `guest_token` opens it without an account. */
export const placedOrder = z.object({
  data: order,
  guest_token: z.string().nullable(),
  /** Set when the shopper's bank requires authentication: redirect there. Until they return it is unpaid. */
  payment_action: z.object({ url: z.string() }).optional(),
})

/** Reasons for cancelling. */
export const cancelReasons = ['changed_mind', 'ordered_by_mistake', 'found_cheaper', 'too_slow', 'other'] as const

/** Any format: an invalid one, even an empty one, is treated like a missing order. */
export const orderSecret = z.string().max(200)
const ofOrder = { order_id: z.uuid(), token: orderSecret.optional() }

/** Looking for an order by the number on its receipt; the email opens all of it. */
export const trackOrderForm = z.strictObject({
  order_number: z
    .string()
    .trim()
    .toUpperCase()
    .pipe(z.string().regex(/^[0-9A-HJKMNP-TV-Z]{12}$/, 'An order number has 12 letters and digits')),
  email: email.optional(),
})
/** The same without an account: the email on the order shows its details. */
export const trackGuestOrderForm = trackOrderForm.required()
export type TrackOrderForm = z.input<typeof trackOrderForm>

/** Which of my orders, and which page of them. */
export const ordersQuery = z.strictObject({
  ...paging(10, 50),
  status: z.enum(orderStatuses).optional(),
  search: singleLine(0, 100).optional(),
})
export type OrdersQuery = z.output<typeof ordersQuery>

/** Calls on orders. `token` is the secret of the link that a guest was mailed. */
export const orderEndpoints = {
  'POST /add-order': endpoint({
    summary:
      'Place an order; needs an Idempotency-Key header of 8 to 200 characters. 409 has the new `amounts` (total_changed) or names the lines (out_of_stock)',
    tag: 'orders',
    access: 'optional',
    body: orderForm,
    response: placedOrder,
    status: 201,
    failures: [401, 409, 422],
  }),
  'POST /confirm-order': endpoint({
    summary: 'Confirm a pending order; idempotent',
    tag: 'orders',
    access: 'optional',
    body: z.strictObject(ofOrder),
    response: dataOf(order),
    failures: [401, 404, 409, 422],
  }),
  'POST /cancel-order': endpoint({
    summary: 'Cancel an order that is not packed yet: stock and coupon are restored',
    tag: 'orders',
    access: 'optional',
    body: z.strictObject({ ...ofOrder, reason: z.enum(cancelReasons), note: multiLine(0, 500).optional() }),
    response: dataOf(order),
    failures: [401, 404, 409, 422],
  }),
  'POST /return-order': endpoint({
    summary:
      'Request a return or an exchange of delivered pieces; the new size of an exchange is held at once. 409 names what is not available',
    tag: 'orders',
    access: 'optional',
    body: z.strictObject({ ...ofOrder, ...returnFields }),
    response: dataOf(order),
    status: 201,
    failures: [401, 404, 409, 422],
  }),
  'GET /get-orders': endpoint({
    summary: 'My orders, newest first; `search` matches order numbers, titles and SKUs',
    tag: 'orders',
    access: 'session',
    query: ordersQuery,
    response: z.object({ data: z.array(orderSummary), meta: pageMeta }),
    failures: [401, 422],
  }),
  'GET /get-orders/:id': endpoint({
    summary: 'One order: mine, or with the token of its link',
    tag: 'orders',
    access: 'optional',
    params: z.strictObject({ id: z.uuid() }),
    query: z.strictObject({ token: orderSecret.optional() }),
    response: dataOf(order),
    failures: [401, 404, 422],
  }),
  'POST /track-order': endpoint({
    summary: 'Track an order: its owner or the right email get all details, anyone else its status',
    tag: 'orders',
    access: 'optional',
    body: trackOrderForm,
    response: dataOf(
      z.object({
        id: z.uuid(),
        order_number: z.string(),
        status: z.enum(orderStatuses),
        order: order.nullable(),
        /** Opens a guest's order like the link in its mails. */
        token: z.string().nullable(),
      }),
    ),
    failures: [401, 404, 422],
  }),
  'POST /validate-address': endpoint({
    summary: 'Advice on an address; never a reason to refuse it',
    tag: 'orders',
    access: 'public',
    body: z.strictObject(address),
    response: z.object({
      verdict: z.enum(['deliverable', 'corrected', 'undeliverable', 'unavailable']),
      suggestion: z
        .object({
          address: z.string(),
          address_2: z.string().nullable(),
          city: z.string(),
          state: z.string(),
          zip: z.string(),
        })
        .nullable(),
      /** The state that the ZIP code belongs to, if it is not the given one. */
      zip_state: z.string().nullable(),
    }),
    failures: [422],
  }),
}
