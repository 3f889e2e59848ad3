import type { LoginForm, Session, User } from '@shop/shared-api/contract'
import type { Database } from '../../database/client'
import { Failure, invalid } from '../../failure'
import { countAttempt, forgetAttempts } from './attempts'
import { isGuessable } from './common-passwords'
import { hashPassword, passwordMatches } from './password'
import { openSession, type Account } from './session-repository'
import { addUser, userByEmail, type NewUser } from './user-repository'

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

/** Opens a session for this account. */
export async function sessionFor(db: Database, account: Account): Promise<Session> {
  return { access_token: await openSession(db, account.id), user: userOnTheWire(account) }
}

/** Wrong passwords for one account before it must wait, whatever addresses they come from. */
const WRONG_LOGINS = { scope: 'login', most: 10, windowSeconds: 900 }

/** Signs in; one answer and one duration for an unknown email, a wrong password and a role that may not enter here. */
export async function logIn(db: Database, form: LoginForm, role?: Account['role']): Promise<Session> {
  if (!(await countAttempt(db, WRONG_LOGINS, form.email))) {
    throw new Failure(429, 'too_many_requests', 'Too many tries. Please wait 15 minutes or set a new password.', {
      retryAfter: WRONG_LOGINS.windowSeconds,
    })
  }
  const user = await userByEmail(db, form.email)
  const matches = await passwordMatches(user?.passwordHash, form.password)
  if (!user || !matches || (role && user.role !== role)) {
    throw new Failure(422, 'bad_login', 'The email or the password is not right.')
  }
  await forgetAttempts(db, WRONG_LOGINS, form.email)
  return sessionFor(db, user)
}
