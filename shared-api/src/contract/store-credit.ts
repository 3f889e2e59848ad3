import { z } from './zod'
import { dataOf, endpoint } from './endpoint'

/** A change of a customer's store credit. */
export const storeCreditEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** `refund` and `gift` add to it, `payment` takes from it, and `release` returns it from an order that was never paid. */
  kind: z.enum(['refund', 'payment', 'release', 'gift']),
  /** Negative for a payment. */
  amount: z.number(),
  /** What was left after it. */
  balance: z.number(),
  reason: z.string().nullable(),
  order_number: z.string().nullable(),
  /** Null if the order does not exist any more. */
  order_id: z.uuid().nullable(),
})
export type StoreCreditEntry = z.infer<typeof storeCreditEntry>

/** A customer's store credit: what is left, and its latest 100 changes, newest first. */
export const storeCredit = z.object({ balance: z.number(), entries: z.array(storeCreditEntry) })
export type StoreCredit = z.infer<typeof storeCredit>

/** Calls on the visitor's own store credit. */
export const storeCreditEndpoints = {
  'GET /store-credit': endpoint({
    summary: 'My store credit with its history',
    tag: 'account',
    access: 'session',
    response: dataOf(storeCredit),
    failures: [401],
  }),
}
