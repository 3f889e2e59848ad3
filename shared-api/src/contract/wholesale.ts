import { z } from './zod'
import { dataOf, endpoint, outcome } from './endpoint'
import { invoiceStates } from './invoices'
import { dollars, singleLine } from './text'

const time = z.string()

/** Status of an application; `reason` is the text of staff when they declined it. */
export const wholesaleApplication = z.object({
  status: z.enum(['pending', 'approved', 'declined']),
  business_name: z.string(),
  reason: z.string().nullable(),
  received_at: time,
  decided_at: time.nullable(),
})
export type WholesaleApplication = z.infer<typeof wholesaleApplication>

/** What the shop agreed with my company; amounts in dollars. */
export const ownTerms = z.object({
  /** Whether orders may be paid on invoice at all. */
  invoice_offered: z.boolean(),
  /** Days from the order until its invoice is due. */
  net_days: z.int(),
  credit_limit: dollars,
  /** What open invoices add up to, and how much more may be ordered on invoice. */
  open_invoices: dollars,
  credit_left: dollars,
  /** Whether orders are free of sales tax. */
  tax_exempt: z.boolean(),
})
export type OwnTerms = z.infer<typeof ownTerms>

/** An invoice of mine that is not paid in full. */
export const openInvoice = z.object({
  order_id: z.uuid(),
  order_number: z.string(),
  /** The number of its document, such as INV-000042; null while none was issued. */
  number: z.string().nullable(),
  po_number: z.string().nullable(),
  state: z.enum(invoiceStates),
  due_on: z.iso.date().nullable(),
  /** What is left to pay, in dollars. */
  open: dollars,
})
export type OpenInvoice = z.infer<typeof openInvoice>

/** The SKU of a variant, as on labels and price lists; case-insensitive. */
export const sku = z
  .string()
  .trim()
  .toUpperCase()
  .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9._-]{1,39}$/, 'Not an item code'))

/** A variant as a buyer finds it by its code; prices in dollars for one piece. */
export const skuMatch = z.object({
  sku: z.string(),
  product_id: z.int(),
  product_variation_id: z.int(),
  title: z.string(),
  size: z.string(),
  color: z.string(),
  image: z.string(),
  available: z.int(),
  discount_price: dollars,
  discount_sale_price: dollars.nullable(),
})
export type SkuMatch = z.infer<typeof skuMatch>

/** The most codes of one question or list. */
export const MAX_SKUS = 100

/** SKUs and quantities that a buyer saves under a name to order them again. */
export const reorderListForm = z.strictObject({
  title: singleLine(1, 60),
  lines: z
    .array(z.strictObject({ sku, qty: z.int().min(1).max(9999) }))
    .min(1, 'Add at least one line')
    .max(MAX_SKUS),
})
export const reorderList = z.object({
  id: z.uuid(),
  title: z.string(),
  lines: z.array(z.object({ sku: z.string(), qty: z.int() })),
  created_at: time,
})
export type ReorderList = z.infer<typeof reorderList>

const listId = z.strictObject({ id: z.uuid() })

/** Calls of clubs and dealers. */
export const wholesaleEndpoints = {
  'GET /wholesale-application': endpoint({
    summary: 'Status of my wholesale application; 404 when I never applied',
    tag: 'wholesale',
    access: 'session',
    response: dataOf(wholesaleApplication),
    failures: [401, 404],
  }),
  'GET /company-terms': endpoint({
    summary: 'Terms of my company: invoices, what is left of the credit, and sales tax',
    tag: 'wholesale',
    access: 'session',
    response: dataOf(ownTerms),
    failures: [401],
  }),
  'GET /open-invoices': endpoint({
    summary: 'My invoices that are not paid in full, those due first; at most 100',
    tag: 'wholesale',
    access: 'session',
    response: dataOf(z.array(openInvoice)),
    failures: [401],
  }),
  'POST /find-skus': endpoint({
    summary: 'Variants by SKU, in the requested order; unknown SKUs are omitted',
    tag: 'wholesale',
    access: 'public',
    body: z.strictObject({ skus: z.array(sku).min(1).max(MAX_SKUS) }),
    response: dataOf(z.array(skuMatch)),
    failures: [422],
  }),
  'GET /reorder-lists': endpoint({
    summary: 'My reorder lists, newest first',
    tag: 'wholesale',
    access: 'session',
    response: dataOf(z.array(reorderList)),
    failures: [401],
  }),
  'POST /reorder-lists': endpoint({
    summary: 'Save lines under a name; at most 50 lists',
    tag: 'wholesale',
    access: 'session',
    body: reorderListForm,
    response: dataOf(reorderList),
    status: 201,
    failures: [401, 409, 422],
  }),
  'DELETE /reorder-lists/:id': endpoint({
    summary: 'Throw one of my reorder lists away',
    tag: 'wholesale',
    access: 'session',
    params: listId,
    response: outcome,
    failures: [401, 404, 422],
  }),
}
