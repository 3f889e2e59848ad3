import { z } from '../contract/zod'
import { email, multiLine, newPassword, singleLine } from '../contract/text'
import { staffRoles } from './roles'

/** The six digits of an authenticator app. */
export const totpCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'The code has six digits')

/** A password as typed, which isn't restricted beyond its length. */
const password = z.string().min(1, 'This field is required').max(128)

/** Signs in; with the code of the authenticator app where the account has one. */
export const signInForm = z.strictObject({ email, password, code: totpCode.optional() })

/** Proves again who is there, before money or staff are changed. */
export const reauthenticationForm = z.strictObject({ password, code: totpCode.optional() })

/** The token of an invitation's link. */
export const invitationToken = z.string().regex(/^[\w-]{43}$/, 'This link is not complete')

/** Accepts an invitation. */
export const invitationForm = z.strictObject({
  token: invitationToken,
  name: singleLine(1, 100),
  password: newPassword,
})

/** Begins a shop of one's own with its first owner, by the link that `npm start` prints. */
export const setupForm = z.strictObject({
  token: invitationToken,
  title: singleLine(1, 100),
  description: singleLine(0, 300).default(''),
  accent: z
    .string()
    .trim()
    .regex(/^(#[0-9a-fA-F]{6})?$/, 'Enter a color such as #0b5d3b, or nothing')
    .default(''),
  email,
  phone: singleLine(0, 30).default(''),
  postal_address: multiLine(0, 300).default(''),
  owner_name: singleLine(1, 100),
  owner_email: email,
  password: newPassword,
})

/** Who is signed in. */
export const staffSession = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** Names of the operations that the role may run. */
  operations: z.array(z.string()),
  /** Whether the account has an authenticator app. */
  has_totp: z.boolean(),
})
export type StaffSession = z.output<typeof staffSession>
