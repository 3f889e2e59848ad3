import type { Database } from '../../database/client'
import { Failure, invalid } from '../../failure'
import { incrementAttempts, findExhaustedWindow, type AttemptLimit } from './attempts'
import type { Client } from './client'
import { isEmailReserved } from './email-reservation'
import type { Account } from './session-repository'
import { addUser, type NewUser } from './user-repository'

/**
 * "This email already has an account" responses per network and day: enough for shoppers, too few to check a list of
 * addresses.
 */
const TAKEN_EMAILS: AttemptLimit = { scope: 'email-taken', maxAttempts: 10, windowSeconds: 86_400 }

/**
 * Adds a user; throws 422 when the email is taken. Call it within a transaction, with the password hashed before it.
 */
export async function signUp(tx: Database, user: NewUser): Promise<Account> {
  const added = await addUser(tx, user)
  if (!added || (await isEmailReserved(tx, user.email, added.id))) {
    throw invalid([{ field: 'email', message: 'This email already has an account.' }], 'email_taken')
  }
  return added
}

/**
 * Runs a registration; throws 429 for a network that has received too many taken-email errors. Call it outside the
 * transaction: its rollback would undo the count.
 */
export async function limitTakenEmails<T>(
  db: Database,
  { network }: Pick<Client, 'network'>,
  register: () => Promise<T>,
): Promise<T> {
  const spent = await findExhaustedWindow(db, TAKEN_EMAILS, network)
  if (spent) {
    const message = 'Too many tries with emails that have an account. Please try again tomorrow.'
    throw new Failure(429, 'too_many_requests', message, { retryAfter: spent.secondsLeft })
  }
  return register().catch(async (error: unknown) => {
    if (error instanceof Failure && error.code === 'email_taken') await incrementAttempts(db, TAKEN_EMAILS, network)
    throw error
  })
}
