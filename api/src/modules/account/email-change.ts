import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { violatedConstraint, sqlState } from '../../database/failures'
import { emailChanges, emailUndos, mailOutbox, users } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid } from '../../failure'
import { requireAttempt, type AttemptLimit } from '../auth/attempts'
import { requireCurrentPassword, wrongPasswordError } from '../auth/auth-service'
import type { Client } from '../auth/client'
import { isEmailReserved } from '../auth/email-reservation'
import { markEmailConfirmed } from '../auth/confirmed-email'
import type { Account } from '../auth/session-repository'
import { newToken, tokenHash } from '../auth/session-token'
import { isCurrentPassword, findUserByEmail } from '../auth/user-repository'

/** Confirmation mails per address, so that no mailbox is flooded. */
const CONFIRMATIONS: AttemptLimit = { scope: 'confirm-email', maxAttempts: 5, windowSeconds: 3600 }

/** A new email that the caller has been authorized to request. */
export interface AuthorizedEmailChange {
  email: string
  /** Who confirms next: the new email, or first the old one if the account has no password. */
  mailedTo: 'old_email' | 'new_email'
  /** Hash of the password that was verified. */
  proven: string | null
}

/**
 * Ensures that a stolen session alone can't change the email: throws 422 on `current_password` unless it is right.
 * Accounts without a password need consent from their old email instead.
 */
export async function authorizeEmailChange(
  db: Database,
  account: Account,
  form: { email: string; current_password?: string },
  client: Client,
): Promise<AuthorizedEmailChange> {
  const field = 'current_password'
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, account.id))
  const hasPassword = Boolean(user?.passwordHash)
  if (hasPassword && !form.current_password) {
    throw invalid([{ field, message: 'Enter your current password to change your email.' }])
  }
  const proven = hasPassword
    ? await requireCurrentPassword(db, account, { password: form.current_password ?? '', field, client })
    : null
  const mailedTo = hasPassword ? 'new_email' : 'old_email'
  const recipient = hasPassword ? form.email : account.email
  await requireAttempt(
    db,
    CONFIRMATIONS,
    recipient,
    'We have sent this email several messages already. Please try again later.',
  )
  return { email: form.email, mailedTo, proven }
}

/** Mails the secret that confirms a new email. A taken email gets no mail, and the response doesn't reveal it. */
export async function requestEmailChange(
  tx: Database,
  account: Account,
  { email, mailedTo, proven }: AuthorizedEmailChange,
): Promise<void> {
  if (proven && !(await isCurrentPassword(tx, account.id, proven))) throw wrongPasswordError('current_password')
  if (mailedTo === 'old_email') {
    const token = await saveEmailChange(tx, account.id, email, mailedTo)
    const data = { username: account.username, token, newEmail: email }
    await tx.insert(mailOutbox).values({ recipient: account.email, template: 'approve-email', data })
    return
  }
  await mailConfirmation(tx, account, email)
}

async function mailConfirmation(tx: Database, { id, username }: { id: string; username: string }, email: string) {
  if ((await findUserByEmail(tx, email)) || (await isEmailReserved(tx, email, id))) return
  const token = await saveEmailChange(tx, id, email, 'new_email')
  await tx.insert(mailOutbox).values({ recipient: email, template: 'confirm-email', data: { username, token } })
}

async function saveEmailChange(
  tx: Database,
  userId: string,
  email: string,
  mailedTo: AuthorizedEmailChange['mailedTo'],
): Promise<string> {
  const token = newToken()
  const change = { email, mailedTo, tokenHash: tokenHash(token), expiresAt: sql`now() + interval '1 day'` }
  await tx
    .insert(emailChanges)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change })
  return token
}

/**
 * Performs the next step of an email change with a mailed secret: the old email's consent or the change itself.
 * Returns a message for the user.
 */
export async function confirmEmail(db: Database, token: string, client: Client): Promise<string> {
  const done = await inTransaction(db, async (tx) => {
    const [change] = await tx
      .delete(emailChanges)
      .where(and(eq(emailChanges.tokenHash, tokenHash(token)), gt(emailChanges.expiresAt, sql`now()`)))
      .returning()
    if (!change) throw invalid([{ field: 'token', message: 'This link has expired or was already used.' }])
    const [before] = await tx.select().from(users).where(eq(users.id, change.userId)).for('update')
    if (change.mailedTo === 'old_email') await mailConfirmation(tx, before!, change.email)
    else await changeEmail(tx, before!, change.email)
    return change
  }).catch(rejectTakenEmail)
  if (done.mailedTo === 'old_email') return `Thank you. Now open the link that we emailed to ${done.email}.`
  client.record('user_email_changed', { accountId: done.userId })
  return 'Your email is confirmed.'
}

/**
 * Changes the account's email, assigns the guest orders placed with it, and mails the previous address a link that
 * undoes the change for seven days.
 */
async function changeEmail(tx: Database, before: { id: string; email: string; username: string }, email: string) {
  await tx.update(users).set({ email }).where(eq(users.id, before.id))
  if (await isEmailReserved(tx, email, before.id)) throw emailTakenError()
  const token = newToken()
  const expiresAt = sql`now() + interval '7 days'`
  await tx.insert(emailUndos).values({ tokenHash: tokenHash(token), userId: before.id, email: before.email, expiresAt })
  const data = { username: before.username, token }
  await tx.insert(mailOutbox).values({ recipient: before.email, template: 'email-changed', data })
  await markEmailConfirmed(tx, before.id, email)
}

const emailTakenError = () => new Failure(409, 'conflict', 'This email now belongs to another account.')

/** Converts the unique violation of an email that was taken in the meantime into a 422. */
export function rejectTakenEmail(error: unknown): never {
  const isTaken = sqlState(error) === '23505' && (violatedConstraint(error) ?? 'users_email_key') === 'users_email_key'
  throw isTaken ? emailTakenError() : error
}
