import { z } from '../contract/zod'
import { email, multiLine, newPassword, singleLine } from '../contract/text'
import { staffRoles } from './roles'

/** The six digits of an authenticator app. */
export const totpCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'The code has six digits')

/** A recovery code, as shown with a hyphen or typed without. */
const recoveryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z2-7]{5}-?[A-Z2-7]{5}$/)
  .transform((code) => code.replace('-', ''))

/** What proves the second factor: a code of the authenticator app, or a recovery code. */
const secondFactor = z.union([totpCode, recoveryCode], 'Enter six digits, or a recovery code')

/** A password as typed, which isn't restricted beyond its length. */
const password = z.string().min(1, 'This field is required').max(128)

/** Signs in; with the code of the authenticator app where the account has one. */
export const signInForm = z.strictObject({ email, password, code: secondFactor.optional() })

/** Proves again who is there, before money or staff are changed. */
export const reauthenticationForm = z.strictObject({ password, code: secondFactor.optional() })

const base64url = z.string().regex(/^[\w-]{1,1400}$/, 'This is not base64url')

/** What a browser's passkey answers (WebAuthn's RegistrationResponseJSON or AuthenticationResponseJSON). */
const passkeyResponse = z.looseObject({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  response: z.looseObject({ clientDataJSON: base64url }),
})

/** Signs in, or proves again who is there, by a passkey. */
export const passkeyForm = z.strictObject({ response: passkeyResponse })

/** Adds a passkey under a name. */
export const newPasskeyForm = z.strictObject({ name: singleLine(1, 60), response: passkeyResponse })

/** A new password for the account that is signed in. */
export const newStaffPasswordForm = z.strictObject({ password: newPassword })

/** How an account of staff is secured. */
export const staffSecurity = z.object({
  has_totp: z.boolean(),
  recovery_codes_left: z.int(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), created_at: z.string(), last_used_at: z.string().nullable() }),
  ),
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      created_at: z.string(),
      last_used_at: z.string(),
      is_current: z.boolean(),
    }),
  ),
})
export type StaffSecurity = z.output<typeof staffSecurity>

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
