import { z } from './zod'
import { multiLine, singleLine } from './text'

/** What the buyer wants: the money back, or another size. */
export const returnKinds = ['refund', 'exchange'] as const

/** Steps of a return; `declined`, `refunded`, `exchanged` and `closed` are final. */
export const returnStatuses = [
  'requested',
  'approved',
  'declined',
  'received',
  'refunded',
  'exchanged',
  'closed',
] as const

/** Reasons for returning. */
export const returnReasons = ['too_small', 'too_large', 'not_as_described', 'damaged', 'changed_mind', 'other'] as const

/** Where the money of a return goes: back to what the order was paid with, or to the buyer's store credit. */
export const refundTargets = ['payment', 'store_credit'] as const

/** A return as its buyer sees it. */
export const orderReturn = z.object({
  id: z.int(),
  kind: z.enum(returnKinds),
  status: z.enum(returnStatuses),
  reason: z.enum(returnReasons),
  refund_to: z.enum(refundTargets),
  note: z.string().nullable(),
  /** What the shop wrote about it. */
  message: z.string().nullable(),
  created_at: z.string(),
  lines: z.array(
    z.object({
      sku: z.string(),
      title: z.string(),
      color: z.string(),
      size: z.string(),
      quantity: z.int(),
      /** The size that is sent for it. */
      new_size: z.string().nullable(),
    }),
  ),
  /** The parcel of the exchanged goods. */
  carrier: z.string().nullable(),
  tracking_number: z.string().nullable(),
})
export type OrderReturn = z.infer<typeof orderReturn>

/** The pieces to return; for an exchange, `new_variation_id` is another size of the same product and color. */
export const returnLine = z.strictObject({
  sku: singleLine(1, 60),
  qty: z.int().min(1).max(10_000),
  new_variation_id: z.int().positive().max(2_147_483_647).optional(),
})

/** The fields of a return request. */
export const returnFields = {
  kind: z.enum(returnKinds),
  reason: z.enum(returnReasons),
  /** Store credit needs an account. */
  refund_to: z.enum(refundTargets).default('payment'),
  note: multiLine(0, 500).optional(),
  lines: z.array(returnLine).min(1, 'Choose what you want to return').max(100),
}

/** A return request as a form. */
export const returnForm = z.strictObject(returnFields)
export type ReturnForm = z.input<typeof returnForm>
