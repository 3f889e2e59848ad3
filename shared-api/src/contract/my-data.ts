import { z } from './zod'
import { paymentMethod } from './account'
import { user } from './auth'
import { dataOf, endpoint, outcome } from './endpoint'
import { order } from './orders'

/** One place where an account is signed in. */
export const activeSession = z.object({
  id: z.uuid(),
  /** Browser and system in words, such as "Firefox on Linux". */
  device: z.string(),
  created_at: z.string(),
  /** Right to within five minutes. */
  last_used_at: z.string(),
  expires_at: z.string(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
})
export type ActiveSession = z.infer<typeof activeSession>

const review = z.object({
  product: z.string(),
  name: z.string(),
  rating: z.int(),
  title: z.string().nullable(),
  comment: z.string(),
  fit: z.string().nullable(),
  height_cm: z.int().nullable(),
  weight_kg: z.int().nullable(),
  pictures: z.int(),
  status: z.string(),
  created_at: z.string(),
})

const application = z.object({
  business_name: z.string(),
  business_type: z.string(),
  tax_id: z.string(),
  resale_number: z.string().nullable(),
  phone: z.string(),
  website: z.string().nullable(),
  address: z.string(),
  address_2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  monthly_volume: z.string(),
  message: z.string().nullable(),
  status: z.string(),
  documents: z.array(z.object({ media_type: z.string(), bytes: z.int(), created_at: z.string() })),
  created_at: z.string(),
})

const request = z.object({
  request_number: z.string(),
  name: z.string(),
  phone: z.string(),
  organisation: z.string(),
  category: z.string(),
  items: z.array(z.unknown()),
  design: z.string().nullable(),
  embroidery_text: z.string().nullable(),
  needed_by: z.string().nullable(),
  budget: z.string().nullable(),
  notes: z.string().nullable(),
  pictures: z.int(),
  status: z.string(),
  created_at: z.string(),
})

/** Everything that the shop knows of a person. What is known by email alone is there once that email is confirmed. */
export const myData = z.object({
  exported_at: z.string(),
  account: user.extend({
    created_at: z.string(),
    email_confirmed_at: z.string().nullable(),
    has_password: z.boolean(),
    logs_in_with: z.array(z.object({ provider: z.string(), since: z.string() })),
    email_waiting_for_confirmation: z.string().nullable(),
  }),
  sessions: z.array(activeSession),
  orders: z.array(order),
  wishlist: z.array(z.object({ product_id: z.int(), title: z.string(), added_at: z.string() })),
  payment_methods: z.array(paymentMethod),
  reviews: z.array(review),
  wholesale_application: application.nullable(),
  equipment_requests: z.array(request),
  newsletter: z.object({ subscribed_at: z.string() }).nullable(),
  messages: z.array(z.object({ name: z.string(), message: z.string(), created_at: z.string() })),
  authenticity_reports: z.array(
    z.object({ barcode: z.string(), seller: z.string(), message: z.string(), created_at: z.string() }),
  ),
})
export type MyData = z.infer<typeof myData>

/** Giving an account up for good. */
export const deleteAccountForm = z.strictObject({ password: z.string().min(1, 'This field is required').max(128) })
export type DeleteAccountForm = z.input<typeof deleteAccountForm>

/** Calls on where I am signed in, on what is known of me, and on leaving. */
export const myDataEndpoints = {
  'GET /sessions': endpoint({
    summary: 'Where I am signed in, the last used first',
    tag: 'account',
    access: 'session',
    response: dataOf(z.array(activeSession)),
    failures: [401],
  }),
  'DELETE /sessions/:id': endpoint({
    summary: 'Sign one device out; its token is dead at once, this one’s own too',
    tag: 'account',
    access: 'session',
    params: z.strictObject({ id: z.uuid() }),
    response: outcome,
    failures: [401, 404, 422],
  }),
  'DELETE /sessions': endpoint({
    summary: 'Sign out everywhere else',
    tag: 'account',
    access: 'session',
    response: outcome,
    failures: [401],
  }),
  'GET /my-data': endpoint({
    summary: 'Everything that the shop knows of me, as a JSON file to keep; ten an hour',
    tag: 'account',
    access: 'session',
    response: myData,
    failures: [401],
  }),
  'POST /delete-account': endpoint({
    summary:
      'Delete my account for good. Orders stay in the books with lines, amounts, state and zip but without name, email, phone or street; reviews stay without a name; everything else goes. 409 `orders_open` while an order is on its way, 422 `no_password` for an account that only ever came by Google',
    tag: 'account',
    access: 'session',
    body: deleteAccountForm,
    response: outcome,
    failures: [401, 409, 422],
  }),
}
