import { z } from './zod'
import { user } from './auth'
import { dataOf, endpoint } from './endpoint'

/** The steps of an order's life, in order, and where it may leave them. */
export const orderStatuses = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
  'on_hold',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** An order as a list shows it. */
export const orderSummary = z.object({
  id: z.uuid(),
  order_number: z.string(),
  status: z.enum(orderStatuses),
  total: z.number(),
  item_count: z.int(),
  thumbnail: z.string().nullable(),
  created_at: z.string(),
})
export type OrderSummary = z.infer<typeof orderSummary>

/** A saved card: what may be shown of it. */
export const paymentMethod = z.object({
  id: z.uuid(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
  holder_name: z.string(),
  is_defualt: z.boolean(),
})
export type PaymentMethod = z.infer<typeof paymentMethod>

/** What the account's first screen shows, and what tells the shell who is signed in. */
export const dashboard = z.object({
  user,
  recent_orders: z.array(orderSummary).max(3),
  orders_count: z.int(),
  wishlist_count: z.int(),
  default_payment_method: paymentMethod.nullable(),
})
export type Dashboard = z.infer<typeof dashboard>

/** Calls on the visitor's own account. */
export const accountEndpoints = {
  'GET /user-dashboard': endpoint({
    summary: 'Who I am and what I have here',
    tag: 'account',
    access: 'session',
    response: dataOf(dashboard),
    failures: [401],
  }),
}
