import { z } from './zod'
import { endpoint, outcome } from './endpoint'
import { address } from './address'
import { email, line, newPassword, paragraphs, phone, webAddress } from './text'

/** A person with an account, as the API tells it to that person. */
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
  username: line(2, 50),
  email,
  password: newPassword,
  password_confirmation: z.string().max(128),
  terms: z.literal(true, 'Please accept the terms'),
}
const sameTwice = (form: { password: string; password_confirmation: string }) =>
  form.password === form.password_confirmation
const notTheSame = { path: ['password_confirmation'], message: 'The passwords are not the same' }

/** The signup form. */
export const registerForm = z.strictObject(accountFields).refine(sameTwice, notTheSame)
export type RegisterForm = z.input<typeof registerForm>

/** The login form, retail and wholesale alike; says nothing of what a password must look like. */
export const loginForm = z.strictObject({ email, password: z.string().min(1, 'This field is required').max(128) })
export type LoginForm = z.input<typeof loginForm>

/** Kinds of business that may apply for wholesale prices. */
export const businessTypes = ['gym', 'school', 'team', 'retailer', 'online', 'distributor', 'other'] as const
/** What a business expects to buy in a month, in dollars. */
export const monthlyVolumes = ['lt_1k', '1k_5k', '5k_20k', 'gt_20k'] as const

const blankAsMissing = (value: unknown) => (value === '' ? undefined : value)
const optionalField = <T>(schema: z.ZodType<T, string>): z.ZodType<T | undefined, string | undefined> =>
  z.preprocess(blankAsMissing, schema.optional()) as unknown as z.ZodType<T | undefined, string | undefined>

/** The wholesale application's text fields; its 1 to 3 documents travel beside them as `document` files. */
export const wholesaleForm = z
  .strictObject({
    ...accountFields,
    terms: z.preprocess(
      (v) => v === true || v === 'true',
      accountFields.terms,
    ) as unknown as typeof accountFields.terms,
    business_name: line(2, 120),
    business_type: z.enum(businessTypes),
    tax_id: z
      .string()
      .trim()
      .regex(/^\d{2}-?\d{7}$/, 'Enter the nine digits of your tax ID, as in 12-3456789'),
    resale_number: optionalField(line(1, 40)),
    phone,
    website: optionalField(webAddress),
    address: address.address,
    address_2: optionalField(line(1, 60)),
    city: address.city,
    state: address.state,
    zip: address.zip,
    monthly_volume: z.enum(monthlyVolumes),
    message: optionalField(paragraphs(1, 1000)),
  })
  .refine(sameTwice, notTheSame)
export type WholesaleForm = z.input<typeof wholesaleForm>

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
  'POST /logout': endpoint({
    summary: 'End this session; its token is dead at once',
    tag: 'auth',
    access: 'session',
    response: outcome,
    failures: [401],
  }),
}
