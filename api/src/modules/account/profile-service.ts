import type { ProfileForm, UpdatePasswordForm } from '@shop/shared-api/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { brokenConstraint, sqlState } from '../../database/failures'
import { emailChanges, mailOutbox, users } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid } from '../../failure'
import { refuseBeyond } from '../auth/attempts'
import { newPasswordHash, provePassword, userOnTheWire, wrongPassword } from '../auth/auth-service'
import { proveEmail } from '../auth/proven-email'
import { accountColumns, closeSessions, type Account } from '../auth/session-repository'
import { newToken, tokenHash } from '../auth/session-token'
import { changePassword, holdsPassword, userByEmail } from '../auth/user-repository'

/** Changes the password of a signed-in person and ends their other sessions. */
export async function updatePassword(
  db: Database,
  account: Account,
  form: UpdatePasswordForm,
  currentToken: string,
): Promise<void> {
  const proven = await provePassword(db, account, form.current_password, 'current_password')
  const passwordHash = await newPasswordHash({ ...form, username: account.username, email: account.email })
  await inTransaction(db, async (tx) => {
    if (!(await holdsPassword(tx, account.id, proven))) throw wrongPassword('current_password')
    await changePassword(tx, account.id, passwordHash)
    await closeSessions(tx, account.id, currentToken)
    await tx
      .insert(mailOutbox)
      .values({ recipient: account.email, template: 'password-changed', data: { username: account.username } })
  })
}

/** Letters that one address may be sent, so that nobody's mailbox is flooded. */
const CONFIRMING = { scope: 'confirm-email', most: 5, windowSeconds: 3600 }

/** Changes name and phone at once; a new email is mailed a secret first, and a taken one is mailed nothing, which cannot be told from outside. */
export async function updateProfile(db: Database, account: Account, form: ProfileForm) {
  const changesEmail = form.email !== undefined && form.email !== account.email
  if (changesEmail) await refuseBeyond(db, CONFIRMING, form.email!, 'We wrote to this email many times. Please wait.')
  return inTransaction(db, async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ username: form.username, ...(form.phone !== undefined && { phone: form.phone || null }) })
      .where(eq(users.id, account.id))
      .returning(accountColumns)
    if (changesEmail && !(await userByEmail(tx, form.email!))) await askToConfirm(tx, account, form.email!)
    return { data: userOnTheWire(changed!), email_pending: changesEmail ? form.email! : null }
  })
}

async function askToConfirm(tx: Database, account: Account, email: string) {
  const token = newToken()
  const change = { email, tokenHash: tokenHash(token), expiresAt: sql`now() + interval '1 day'` }
  await tx
    .insert(emailChanges)
    .values({ userId: account.id, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change })
  await tx
    .insert(mailOutbox)
    .values({ recipient: email, template: 'confirm-email', data: { username: account.username, token } })
}

/** Makes a waiting email the account's own, tells the one before it, and joins the guest orders that were placed with it. */
export async function confirmEmail(db: Database, token: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [change] = await tx
      .delete(emailChanges)
      .where(and(eq(emailChanges.tokenHash, tokenHash(token)), gt(emailChanges.expiresAt, sql`now()`)))
      .returning()
    if (!change) throw invalid([{ field: 'token', message: 'This link is no longer good.' }])
    const [before] = await tx.select().from(users).where(eq(users.id, change.userId)).for('update')
    await tx.update(users).set({ email: change.email }).where(eq(users.id, change.userId))
    await tx
      .insert(mailOutbox)
      .values({ recipient: before!.email, template: 'email-changed', data: { username: before!.username } })
    await proveEmail(tx, change.userId, change.email)
  }).catch((error: unknown) => {
    const taken = sqlState(error) === '23505' && (brokenConstraint(error) ?? 'users_email_key') === 'users_email_key'
    throw taken ? new Failure(409, 'conflict', 'This email belongs to another account by now.') : error
  })
}
