import type { LoginForm, Session, User } from '@shop/shared-api/contract'
import type { Database } from '../../database/client'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid } from '../../failure'
import { clearAttempts, requireAttempt, type AttemptLimit } from './attempts'
import type { Client } from './client'
import { countLogin } from './login-limits'
import { passwordMatches } from './password'
import { createSession, type Account } from './session-repository'
import { isCurrentPassword, findUserByEmail } from './user-repository'

/** Serializes a user. */
export const serializeUser = (account: Account): User => ({
  id: account.id,
  username: account.username,
  email: account.email,
  role: account.role,
  is_verified: account.isVerified,
  phone: account.phone,
})

/** Opens a session on the named device and returns the login response. */
export async function startSession(db: Database, account: Account, device: string): Promise<Session> {
  return { access_token: await createSession(db, account.id, device), user: serializeUser(account) }
}

/** Wrong current passwords of a signed-in user: a stolen token must not allow guessing the password. */
const WRONG_PROOFS: AttemptLimit = { scope: 'password-proof', maxAttempts: 10, windowSeconds: 900 }

/**
 * Logs in, optionally only for one role. The response and its duration are the same for an unknown email, a wrong
 * password, another role and an account that staff locked.
 */
export async function logIn(db: Database, form: LoginForm, client: Client, role?: Account['role']): Promise<Session> {
  const succeeded = await countLogin(db, form.email, client).catch((error: unknown) => {
    client.record('authn_login_lock', form)
    throw error
  })
  const user = await findUserByEmail(db, form.email)
  const matches = await passwordMatches(user?.passwordHash, form.password)
  const refusal = () => {
    client.record('authn_login_fail', user ? { accountId: user.id } : form)
    return new Failure(422, 'bad_login', 'The email or password is incorrect.')
  }
  if (!user?.passwordHash || !matches || user.lockedAt || (role && user.role !== role)) throw refusal()
  const { passwordHash } = user
  await succeeded()
  const session = await inTransaction(db, async (tx) => {
    if (!(await isCurrentPassword(tx, user.id, passwordHash))) throw refusal()
    return startSession(tx, user, client.deviceName)
  })
  client.record('authn_login_success', { accountId: user.id })
  return session
}

/**
 * Throws 422 on `field` unless this is the account's current password; returns its hash. An account that only ever
 * used Google has none and must set one first.
 */
export async function requireCurrentPassword(
  db: Database,
  account: Account,
  { password, field, client }: { password: string; field: string; client: Client },
): Promise<string> {
  await requireAttempt(db, WRONG_PROOFS, account.id, 'Too many tries. Please wait 15 minutes.')
  const passwordHash = (await findUserByEmail(db, account.email))?.passwordHash
  const matches = await passwordMatches(passwordHash, password)
  if (!passwordHash) {
    const message =
      'Your account has no password yet. Please set one by “Forgot your password?” on the login page first.'
    throw invalid([{ field, message }], 'no_password')
  }
  if (!matches) {
    client.record('authn_reauth_fail', { accountId: account.id })
    throw wrongPasswordError(field)
  }
  await clearAttempts(db, WRONG_PROOFS, account.id)
  return passwordHash
}

/** 422 on the field of the current password. */
export const wrongPasswordError = (field: string) => invalid([{ field, message: 'This is not your current password.' }])
