import { z } from './zod'
import { endpoint, outcome } from './endpoint'
import { integerText, pageMeta, paging, rowIdText } from './query'
import { email, singleLine, multiLine, phone, rowId } from './text'

/** A field of a multipart form that may stay empty. */
const optional = <T, I>(schema: z.ZodType<T, I>) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional()) as unknown as z.ZodType<
    T | undefined,
    I | undefined
  >

/** Code printed on genuine goods, in capitals. */
export const barcode = z
  .string()
  .trim()
  .toUpperCase()
  .pipe(z.string().regex(/^[A-Z0-9-]{6,32}$/, 'A code has 6 to 32 letters, digits and dashes'))

/** Text fields of a review; up to five pictures are sent as `images` files. */
export const ratingForm = z.strictObject({
  product_id: integerText(1, 2_147_483_647),
  name: singleLine(2, 50),
  email,
  rating: integerText(1, 5),
  title: optional(singleLine(1, 80)),
  comment: multiLine(10, 2000),
  fit: optional(z.enum(['small', 'true', 'large'])),
  height_cm: optional(integerText(50, 250)),
  weight_kg: optional(integerText(10, 300)),
})
export type RatingForm = z.input<typeof ratingForm>

/** A published question about a product with the shop's answer, without the author's email. */
export const productQuestion = z.object({
  id: z.int(),
  name: z.string(),
  question: z.string(),
  answer: z.string(),
  answered_at: z.string(),
})
export type ProductQuestion = z.infer<typeof productQuestion>

/** A question about a product. */
export const questionForm = z.strictObject({
  product_id: rowId,
  name: singleLine(2, 50),
  email,
  question: multiLine(10, 1000),
})
export type QuestionForm = z.input<typeof questionForm>

/** Result of an authenticity check. `suspicious` means that the code was checked more often than one owner would. */
export const authenticity = z.object({
  status: z.enum(['authentic', 'unknown', 'suspicious']),
  product: z.object({ id: z.int(), title: z.string(), slug: z.string(), thumbnail: z.string() }).nullable(),
  batch: z.string().nullable(),
  first_checked_at: z.string().nullable(),
  /** How many networks have checked the code. */
  checks: z.int(),
})
export type Authenticity = z.infer<typeof authenticity>

/** A report of a suspicious product; up to three photos are sent as `photos` files. */
export const authenticityReportForm = z.strictObject({
  name: singleLine(2, 80),
  email,
  barcode,
  seller: singleLine(2, 120),
  message: multiLine(10, 2000),
})
export type AuthenticityReportForm = z.input<typeof authenticityReportForm>

/** One kind of piece in a custom order. */
export const equipmentItem = z.strictObject({
  product_id: rowId.optional(),
  size: singleLine(1, 30),
  color: singleLine(1, 40),
  qty: z.int().min(1).max(10_000),
})
export type EquipmentItem = z.input<typeof equipmentItem>

const fromJson = (value: unknown) => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

/** The shortest time in which we make anything. */
export const EQUIPMENT_LEAD_DAYS = 21
const isFarEnough = (date: string) => Date.parse(date) >= Date.now() + (EQUIPMENT_LEAD_DAYS - 1) * 86_400_000

/** A custom equipment request; `items` is a JSON list, and up to five pictures or PDFs are sent as `artwork` files. */
export const equipmentForm = z.strictObject({
  name: singleLine(2, 80),
  email,
  phone,
  organisation: singleLine(2, 120),
  category: singleLine(2, 60),
  items: z.preprocess(
    fromJson,
    z.array(equipmentItem).min(1, 'Add at least one piece').max(50),
  ) as unknown as z.ZodType<z.output<typeof equipmentItem>[], string>,
  /** The design as the gear designer writes it into its address. */
  design: optional(singleLine(1, 2000)),
  embroidery_text: optional(singleLine(1, 30)),
  needed_by: optional(z.iso.date().refine(isFarEnough, `We need at least ${EQUIPMENT_LEAD_DAYS} days`)),
  budget: optional(singleLine(1, 60)),
  notes: optional(multiLine(1, 2000)),
})
export type EquipmentForm = z.input<typeof equipmentForm>

/** Subscribes to one notification when a sold-out variant is back in stock. */
export const backInStockForm = z.strictObject({ product_variation_id: rowId, email })
export type BackInStockForm = z.input<typeof backInStockForm>

/** Calls for feedback of visitors on products. */
export const communityEndpoints = {
  'POST /back-in-stock': endpoint({
    summary: 'Notify me by mail when a sold-out variant is back; 409 `in_stock` when it can be ordered now',
    tag: 'catalogue',
    access: 'public',
    body: backInStockForm,
    response: outcome,
    status: 201,
    failures: [404, 409, 422],
  }),
  'POST /add-rating': endpoint({
    summary: 'Review a product, once per email; published after moderation',
    tag: 'ratings',
    access: 'optional',
    body: ratingForm,
    multipart: true,
    response: outcome,
    status: 201,
    failures: [401, 404, 422],
  }),
  'GET /get-questions': endpoint({
    summary: 'Published questions about a product with their answers, the latest answer first',
    tag: 'ratings',
    access: 'public',
    query: z.strictObject({ product_id: rowIdText, ...paging(10, 50) }),
    response: z.object({ data: z.array(productQuestion), meta: pageMeta }),
    failures: [422],
  }),
  'POST /ask-question': endpoint({
    summary: 'Ask about a product: answered by mail, and published if staff decide so',
    tag: 'ratings',
    access: 'public',
    body: questionForm,
    response: outcome,
    status: 201,
    failures: [404, 422],
  }),
  'POST /product-authenticity': endpoint({
    summary: 'Is this code one of ours? Twenty an hour per address',
    tag: 'authenticity',
    access: 'public',
    body: z.strictObject({ barcode }),
    response: authenticity,
    failures: [422],
  }),
  'POST /authenticity-mail': endpoint({
    summary: 'Report a doubtful product',
    tag: 'authenticity',
    access: 'public',
    body: authenticityReportForm,
    multipart: true,
    response: outcome,
    status: 201,
    failures: [422],
  }),
  'POST /equipment-request': endpoint({
    summary: 'Request custom equipment',
    tag: 'wholesale',
    access: 'optional',
    body: equipmentForm,
    multipart: true,
    response: z.object({ success: z.literal(true), message: z.string(), request_number: z.string() }),
    status: 201,
    failures: [401, 422],
  }),
}
