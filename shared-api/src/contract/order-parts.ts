import { z } from './zod'

/** A step with its time. */
export const orderEvent = z.object({ status: z.string(), note: z.string().nullable(), at: z.string() })

/** A shipment of an order with its tracking status. */
export const shipment = z.object({
  carrier: z.string(),
  tracking_number: z.string(),
  tracking_url: z.string().nullable(),
  tracking_status: z.enum(['packed', 'shipped', 'out_for_delivery', 'delivered', 'exception', 'returned']),
  eta: z.string().nullable(),
  /** What is in it; empty if that was not recorded. */
  items: z.array(
    z.object({ sku: z.string(), title: z.string(), color: z.string(), size: z.string(), quantity: z.int() }),
  ),
  events: z.array(orderEvent.extend({ place: z.string().nullable() })),
})
export type Shipment = z.infer<typeof shipment>

/** What was bought, as it was then. */
export const orderItem = z.object({
  product_id: z.int().nullable(),
  product_variation_id: z.int().nullable(),
  sku: z.string(),
  title: z.string(),
  size: z.string(),
  color: z.string(),
  image: z.string(),
  /** Price before a sale, and what was paid for one piece. */
  discount_price: z.number(),
  unit_price: z.number(),
  quantity: z.int(),
  /** Names and numbers of a team's roster, at most one for each piece. */
  names: z.array(z.object({ name: z.string(), number: z.string() })),
  /** How many of them were canceled. */
  cancelled_quantity: z.int(),
  line_total: z.number(),
})
export type OrderItem = z.infer<typeof orderItem>

/** What the buyer no longer pays of an order. */
export const refund = z.object({
  id: z.uuid(),
  amount: z.number(),
  /** What of it was paid already and goes back; the rest lowers an open invoice. */
  paid_back: z.number(),
  /** What of that went to the buyer's store credit. */
  store_credit: z.number(),
  method: z.enum(['card', 'transfer', 'store_credit']),
  reason: z.string(),
  at: z.string(),
})
export type Refund = z.infer<typeof refund>
