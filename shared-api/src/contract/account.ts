import { z } from './zod'
import { user } from './auth'
import { dataOf, endpoint } from './endpoint'

/** Statuses of an order in the order of its life cycle, then the exceptions. */
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

/** The displayable details of a saved card. */
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

/** Data of the account's start page, which also identifies the signed-in user. */
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
    summary: 'My profile and an overview of my account',
    tag: 'account',
    access: 'session',
    response: dataOf(dashboard),
    failures: [401],
  }),
}
