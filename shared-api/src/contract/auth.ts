import { z } from './zod'
import { endpoint, outcome } from './endpoint'
import { address } from './address'
import { matchingPasswords } from './matching-passwords'
import { email, singleLine, newPassword, multiLine, phone, webAddress } from './text'

/** A user, as the API returns it to that user. */
export const user = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  role: z.enum(['customer', 'wholeseller']),
  /** True for customers; for a wholeseller, whether staff approved the application. */
  is_verified: z.boolean(),
  phone: z.string().nullable(),
})
export type User = z.infer<typeof user>

/** What login and signup answer: the opaque bearer token and its owner. */
export const session = z.object({ access_token: z.string(), user })
export type Session = z.infer<typeof session>

const accountFields = {
  username: singleLine(2, 50),
  email,
  password: newPassword,
  password_confirmation: z.string().max(128),
  terms: z.literal(true, 'Please accept the terms'),
}
/** The signup form. */
export const registerForm = z.strictObject(accountFields).refine(...matchingPasswords)
export type RegisterForm = z.input<typeof registerForm>

/** The login form, retail and wholesale; doesn't restrict passwords beyond their length. */
export const loginForm = z.strictObject({ email, password: z.string().min(1, 'This field is required').max(128) })
export type LoginForm = z.input<typeof loginForm>

/** Kinds of business that may apply for wholesale prices. */
export const businessTypes = ['gym', 'school', 'team', 'retailer', 'online', 'distributor', 'other'] as const
/** What a business expects to buy in a month, in dollars. */
export const monthlyVolumes = ['lt_1k', '1k_5k', '5k_20k', 'gt_20k'] as const

const blankAsMissing = (value: unknown) => (value === '' ? undefined : value)
const optionalField = <T>(schema: z.ZodType<T, string>): z.ZodType<T | undefined, string | undefined> =>
  z.preprocess(blankAsMissing, schema.optional()) as unknown as z.ZodType<T | undefined, string | undefined>

/** Text fields of the wholesale application; its 1 to 3 documents are sent as `document` files. */
export const wholesaleForm = z
  .strictObject({
    ...accountFields,
    terms: z.preprocess(
      (v) => v === true || v === 'true',
      accountFields.terms,
    ) as unknown as typeof accountFields.terms,
    business_name: singleLine(2, 120),
    business_type: z.enum(businessTypes),
    tax_id: z
      .string()
      .trim()
      .regex(/^\d{2}-?\d{7}$/, 'Enter the nine digits of your tax ID, as in 12-3456789'),
    resale_number: optionalField(singleLine(1, 40)),
    phone,
    website: optionalField(webAddress),
    address: address.address,
    address_2: optionalField(singleLine(1, 60)),
    city: address.city,
    state: address.state,
    zip: address.zip,
    monthly_volume: z.enum(monthlyVolumes),
    message: optionalField(multiLine(1, 1000)),
  })
  .refine(...matchingPasswords)
export type WholesaleForm = z.input<typeof wholesaleForm>

/** Why a login by Google failed, by the key in the login page's URL, and the message to show. */
export const googleProblems = {
  denied: 'You cancelled the Google login. Nothing has changed.',
  expired: 'That login took too long or was started in another window. Please try again.',
  unverified_email: "Google hasn't verified your email. Please verify it with Google, or log in with your password.",
  no_email: "Google didn't share your email. Please allow it, or log in with your password.",
  unavailable: "Google isn't responding right now. Please try again in a moment, or log in with your password.",
} as const
export type GoogleProblem = keyof typeof googleProblems

const googleAnswer = z.string().max(4096).optional()

/** Calls that open and close a session. */
export const authEndpoints = {
  'POST /register': endpoint({
    summary: 'Open a customer account',
    tag: 'auth',
    access: 'public',
    body: registerForm,
    response: session,
    status: 201,
    failures: [422],
  }),
  'POST /login': endpoint({
    summary: 'Sign in',
    tag: 'auth',
    access: 'public',
    body: loginForm,
    response: session,
    failures: [422],
  }),
  'POST /wholsale/login': endpoint({
    summary: 'Sign in to the wholesale program',
    tag: 'auth',
    access: 'public',
    body: loginForm,
    response: session,
    failures: [422],
  }),
  'POST /register-wholeseller': endpoint({
    summary: 'Apply for the wholesale program',
    tag: 'auth',
    access: 'public',
    body: wholesaleForm,
    multipart: true,
    response: session,
    status: 201,
    failures: [422],
  }),
  'GET /login/google': endpoint({
    summary:
      'Open this URL in the browser (a link, not a fetch) to log in with Google: it redirects to Google with 302 and sets a cookie that binds the login to this browser. `next` is the path to continue on. 404 `google_off` unless GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set (`google_login` of GET /general-setting)',
    tag: 'auth',
    access: 'public',
    query: z.strictObject({
      next: z
        .string()
        .max(500)
        .regex(/^\/(?![/\\])/, 'Must be a path of this site')
        .optional(),
    }),
    response: z.literal(''),
    status: 302,
    failures: [404, 422],
  }),
  'GET /login/google/callback': endpoint({
    summary:
      'The redirect back from Google. Redirects with 302 to `/login?next=…#google=<code>`: the code is in the fragment, which is neither sent to servers nor logged, is valid once, for a minute, and only together with the cookie of the same browser. On failure: 302 to `/login?google=<problem>` (denied, expired, unverified_email, no_email, unavailable)',
    tag: 'auth',
    access: 'public',
    query: z.looseObject({ code: googleAnswer, state: googleAnswer, error: googleAnswer }),
    response: z.literal(''),
    status: 302,
    failures: [404, 422],
  }),
  'POST /login/google': endpoint({
    summary:
      'Exchange the code of the fragment for a session. Google’s verified email joins the existing account: an account with an unconfirmed email loses its password and sessions, since their owner was never verified',
    tag: 'auth',
    access: 'public',
    body: z.strictObject({ code: z.string().max(100) }),
    response: session,
    failures: [404, 422],
  }),
  'POST /logout': endpoint({
    summary: 'End this session; its token is invalid at once',
    tag: 'auth',
    access: 'session',
    response: outcome,
    failures: [401],
  }),
}
