import { storeCredit } from './store-credit'
import { z } from './zod'
import { paymentMethod } from './account'
import { user } from './auth'
import { dataOf, endpoint, outcome } from './endpoint'
import { order } from './orders'
import { dollars } from './text'
import { reorderList } from './wholesale'

/** One active session of an account. */
export const activeSession = z.object({
  id: z.uuid(),
  /** Browser and operating system, such as "Firefox on Linux". */
  device: z.string(),
  created_at: z.string(),
  /** Right to within five minutes. */
  last_used_at: z.string(),
  expires_at: z.string(),
  /** Whether it is the session of the request. */
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
  reply: z.string().nullable(),
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
  reason: z.string().nullable(),
  decided_at: z.string().nullable(),
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
  quote: dollars.nullable(),
  quote_note: z.string().nullable(),
  steps: z.array(z.object({ status: z.string(), note: z.string().nullable(), at: z.string() })),
  created_at: z.string(),
})

/** What the shop answered to a message or report. */
const answer = z.object({ text: z.string(), created_at: z.string() })

const pieces = { product: z.string(), size: z.string(), color: z.string() }

const teamRoster = z.object({
  title: z.string(),
  product: z.string(),
  color: z.string(),
  deadline: z.string(),
  members: z.array(z.object({ name: z.string(), size: z.string(), number: z.string(), at: z.string() })),
  created_at: z.string(),
})

/**
 * All data that the shop stores about a person. Data linked by email alone is included once that email is confirmed.
 */
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
  /** Held for a checkout in progress. */
  items_on_hold: z.array(z.object({ ...pieces, quantity: z.int(), held_until: z.string() })),
  wishlist: z.array(z.object({ product_id: z.int(), title: z.string(), added_at: z.string() })),
  payment_methods: z.array(paymentMethod),
  reviews: z.array(review),
  wholesale_application: application.nullable(),
  /** What the shop agreed with the company. */
  company_terms: z
    .object({
      net_days: z.int(),
      credit_limit: dollars,
      tax_exempt: z.boolean(),
      certificate_number: z.string().nullable(),
      certificate_expires_on: z.string().nullable(),
    })
    .nullable(),
  equipment_requests: z.array(request),
  rosters: z.array(teamRoster),
  reorder_lists: z.array(reorderList.omit({ id: true })),
  /** With all of its changes. */
  store_credit: storeCredit,
  /** Retained after unsubscribing, so that the coupon is given once. */
  newsletter: z
    .object({
      subscribed: z.boolean(),
      subscribed_at: z.string(),
      unsubscribed_at: z.string().nullable(),
      coupon: z.string().nullable(),
    })
    .nullable(),
  messages: z.array(
    z.object({
      name: z.string(),
      phone: z.string().nullable(),
      message: z.string(),
      answers: z.array(answer),
      created_at: z.string(),
    }),
  ),
  authenticity_reports: z.array(
    z.object({
      name: z.string(),
      barcode: z.string(),
      seller: z.string(),
      message: z.string(),
      photos: z.int(),
      answers: z.array(answer),
      created_at: z.string(),
    }),
  ),
  back_in_stock_requests: z.array(z.object({ ...pieces, created_at: z.string() })),
  /** Subjects and dates of mails to the email; their contents aren't stored. */
  mails: z.array(z.object({ about: z.string(), sent_at: z.string() })),
})
export type MyData = z.infer<typeof myData>

/** Giving an account up for good. */
export const deleteAccountForm = z.strictObject({ password: z.string().min(1, 'This field is required').max(128) })
export type DeleteAccountForm = z.input<typeof deleteAccountForm>

/** Calls on active sessions, data export and account deletion. */
export const myDataEndpoints = {
  'GET /sessions': endpoint({
    summary: 'My active sessions, the last used first',
    tag: 'account',
    access: 'session',
    response: dataOf(z.array(activeSession)),
    failures: [401],
  }),
  'DELETE /sessions/:id': endpoint({
    summary: 'Sign one device out; its token is invalid at once, also that of this session',
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
    summary: 'Export my data as a JSON file; ten an hour',
    tag: 'account',
    access: 'session',
    response: myData,
    failures: [401],
  }),
  'POST /delete-account': endpoint({
    summary:
      'Delete my account permanently. Orders are retained with lines, amounts, state and zip but without name, email, phone or street; reviews are retained without a name; custom equipment that was made is retained with its description and cost; everything else is deleted. 409 `orders_open` while an order is open, 422 `no_password` for an account that only uses Google',
    tag: 'account',
    access: 'session',
    body: deleteAccountForm,
    response: outcome,
    failures: [401, 409, 422],
  }),
}
