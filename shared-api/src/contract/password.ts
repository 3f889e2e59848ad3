import { z } from './zod'
import { user } from './auth'
import { dataOf, endpoint, outcome } from './endpoint'
import { matchingPasswords } from './matching-passwords'
import { email, singleLine, newPassword, phone } from './text'

const twice = { password: newPassword, password_confirmation: z.string().max(128) }
const secret = z.string().regex(/^[\w-]{43}$/, 'This link has expired or was already used.')

/** Requests a reset code by mail. */
export const resetRequestForm = z.strictObject({ email })
export type ResetRequestForm = z.input<typeof resetRequestForm>

/** The code from the mail: eight characters, after removing spaces and dashes. */
export const resetCodeForm = z.strictObject({
  email,
  code: z
    .string()
    .max(20)
    .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
    .pipe(z.string().regex(/^[A-Z2-7]{8}$/, 'The code has eight letters and digits')),
})
export type ResetCodeForm = z.input<typeof resetCodeForm>

/** The new password after a code was right. */
export const resetPasswordForm = z.strictObject({ email, reset_token: secret, ...twice }).refine(...matchingPasswords)
export type ResetPasswordForm = z.input<typeof resetPasswordForm>

/** A new password for a signed-in user. */
export const updatePasswordForm = z
  .strictObject({ current_password: z.string().min(1, 'This field is required').max(128), ...twice })
  .refine(...matchingPasswords)
export type UpdatePasswordForm = z.input<typeof updatePasswordForm>

/**
 * A user's profile. A new email needs the current password, if the account has one, and takes effect once it is
 * confirmed by mail.
 */
export const profileForm = z.strictObject({
  username: singleLine(2, 50),
  phone: z
    .union([z.literal(''), phone])
    .nullable()
    .optional(),
  email: email.optional(),
  current_password: z.string().max(128).optional(),
})
export type ProfileForm = z.input<typeof profileForm>

/** Calls on passwords and the profile. */
export const passwordEndpoints = {
  'POST /send-password-reset-code': endpoint({
    summary: 'Mail a code to set a new password; answers the same for unknown emails',
    tag: 'auth',
    access: 'public',
    body: resetRequestForm,
    response: outcome,
    failures: [422],
  }),
  'POST /validate-reset-code': endpoint({
    summary: 'Turn a mailed code into a reset token: ten minutes, five tries per network or known device',
    tag: 'auth',
    access: 'public',
    body: resetCodeForm,
    response: z.object({ reset_token: z.string() }),
    failures: [422],
  }),
  'POST /reset-password': endpoint({
    summary: 'Set a new password; ends all sessions and opens none',
    tag: 'auth',
    access: 'public',
    body: resetPasswordForm,
    response: outcome,
    failures: [422],
  }),
  'POST /update-password': endpoint({
    summary: 'Change my password; ends my other sessions',
    tag: 'account',
    access: 'session',
    body: updatePasswordForm,
    response: outcome,
    failures: [401, 422],
  }),
  'POST /update-profile': endpoint({
    summary:
      'Change my name, phone or email. A new email needs `current_password` (an account without a password confirms by its old email first) and takes effect after its confirmation; the old email can undo it for seven days',
    tag: 'account',
    access: 'session',
    body: profileForm,
    response: dataOf(user).extend({
      email_pending: z.string().nullable(),
      /** Where the confirmation link was mailed: to the old email when the account has no password. */
      email_mailed_to: z.enum(['old_email', 'new_email']).nullable(),
    }),
    failures: [401, 422],
  }),
  'POST /confirm-email': endpoint({
    summary: "Confirm an email by the secret mailed to it; a guest's orders with that email join the account",
    tag: 'account',
    access: 'public',
    body: z.strictObject({ token: secret }),
    response: outcome,
    failures: [409, 422],
  }),
  'POST /undo-email-change': endpoint({
    summary:
      'Restore the old email by the secret mailed to it, within seven days and once: ends all sessions, removes the password and pending codes; the token in the response sets a new password',
    tag: 'account',
    access: 'public',
    body: z.strictObject({ token: secret }),
    response: outcome.extend({ email: z.string(), reset_token: z.string() }),
    failures: [409, 422],
  }),
}
