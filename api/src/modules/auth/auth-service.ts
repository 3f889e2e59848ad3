import type { LoginForm, Session, User } from '@shop/shared-api/contract'
import type { Database } from '../../database/client'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid } from '../../failure'
import { forgetAttempts, refuseBeyond } from './attempts'
import { isGuessable } from './common-passwords'
import { hashPassword, passwordMatches } from './password'
import { openSession, type Account } from './session-repository'
import { addUser, holdsPassword, userByEmail, type NewUser } from './user-repository'

/** A person as the wire tells it. */
export const userOnTheWire = (account: Account): User => ({
  id: account.id,
  username: account.username,
  email: account.email,
  role: account.role,
  is_verified: account.isVerified,
  phone: account.phone,
})

/** What signing up takes, whatever the role. */
export interface SignUp {
  username: string
  email: string
  password: string
}

/** Adds a user with a password that was hashed before (hashing takes long, and transactions must not); 422 when the email is taken. */
export async function signUp(
  db: Database,
  form: SignUp,
  passwordHash: string,
  more: Partial<NewUser> = {},
): Promise<Account> {
  const user = await addUser(db, { username: form.username, email: form.email, passwordHash, ...more })
  if (!user) throw invalid([{ field: 'email', message: 'This email already has an account.' }], 'email_taken')
  return user
}

/** The hash of a new password; 422 when it is one that is guessed first. */
export async function newPasswordHash(form: SignUp): Promise<string> {
  refuseGuessable(form)
  return hashPassword(form.password)
}

function refuseGuessable(form: SignUp): void {
  if (isGuessable(form.password, form)) {
    throw invalid([{ field: 'password', message: 'This password is too easy to guess. Please choose another.' }])
  }
}

/** Opens a session for this account on a device, told in words. */
export async function sessionFor(db: Database, account: Account, device: string): Promise<Session> {
  return { access_token: await openSession(db, account.id, device), user: userOnTheWire(account) }
}

/** Wrong passwords for one account before it must wait, whatever addresses they come from. Also counted for emails that have no account. */
const WRONG_LOGINS = { scope: 'login', most: 10, windowSeconds: 900 }
/** Wrong present passwords of somebody who is signed in: a stolen token must not become a guessed password. */
const WRONG_PROOFS = { scope: 'password-proof', most: 10, windowSeconds: 900 }

/** Where somebody signs in from, and by which door. */
interface LoginOptions {
  device: string
  role?: Account['role']
}

/** Signs in; one answer and one duration for an unknown email, a wrong password and a role that may not enter here. */
export async function logIn(db: Database, form: LoginForm, { device, role }: LoginOptions): Promise<Session> {
  const wait = 'Too many tries. Please wait 15 minutes or set a new password.'
  await refuseBeyond(db, WRONG_LOGINS, form.email, wait)
  const user = await userByEmail(db, form.email)
  const matches = await passwordMatches(user?.passwordHash, form.password)
  const refusal = () => new Failure(422, 'bad_login', 'The email or the password is not right.')
  if (!user?.passwordHash || !matches || (role && user.role !== role)) throw refusal()
  const { passwordHash } = user
  await forgetAttempts(db, WRONG_LOGINS, form.email)
  return inTransaction(db, async (tx) => {
    if (!(await holdsPassword(tx, user.id, passwordHash))) throw refusal()
    return sessionFor(tx, user, device)
  })
}

/** Lets an email try to log in again, after its owner set a new password. */
export const allowLogins = (db: Database, email: string): Promise<void> => forgetAttempts(db, WRONG_LOGINS, email)

/** Throws 422 beside `field` unless this is the account's present password, and gives back its hash. An account that only ever came by Google has none and must set one first. */
export async function provePassword(db: Database, account: Account, password: string, field: string): Promise<string> {
  await refuseBeyond(db, WRONG_PROOFS, account.id, 'Too many tries. Please wait 15 minutes.')
  const passwordHash = (await userByEmail(db, account.email))?.passwordHash
  const matches = await passwordMatches(passwordHash, password)
  if (!passwordHash) {
    const message =
      'Your account has no password yet. Please set one by “Forgotten your password?” on the login page first.'
    throw invalid([{ field, message }], 'no_password')
  }
  if (!matches) throw wrongPassword(field)
  await forgetAttempts(db, WRONG_PROOFS, account.id)
  return passwordHash
}

/** 422 beside the field of the present password. */
export const wrongPassword = (field: string) => invalid([{ field, message: 'This is not your current password.' }])
