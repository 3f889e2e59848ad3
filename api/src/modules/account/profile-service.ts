import type { ProfileForm, UpdatePasswordForm } from '@shop/shared-api/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { mailOutbox, users } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { requireCurrentPassword, serializeUser, wrongPasswordError } from '../auth/auth-service'
import type { Client } from '../auth/client'
import { newPasswordHash } from '../auth/new-password'
import { accountColumns, revokeSessions, type Account } from '../auth/session-repository'
import { changePassword, isCurrentPassword } from '../auth/user-repository'
import { authorizeEmailChange, requestEmailChange } from './email-change'

/** Changes the signed-in user's password and ends their other sessions. */
export async function updatePassword(
  db: Database,
  account: Account,
  form: UpdatePasswordForm,
  { currentToken, client }: { currentToken: string; client: Client },
): Promise<void> {
  const field = 'current_password'
  const proven = await requireCurrentPassword(db, account, { password: form.current_password, field, client })
  const passwordHash = await newPasswordHash(db, { ...account, password: form.password })
  await inTransaction(db, async (tx) => {
    if (!(await isCurrentPassword(tx, account.id, proven))) throw wrongPasswordError(field)
    await changePassword(tx, account.id, passwordHash)
    await revokeSessions(tx, account.id, currentToken)
    await tx
      .insert(mailOutbox)
      .values({ recipient: account.email, template: 'password-changed', data: { username: account.username } })
  })
  client.record('authn_password_change', { accountId: account.id })
}

/**
 * Changes name and phone immediately; a new email needs the password or the old email's consent, and its own
 * confirmation by mail.
 */
export async function updateProfile(db: Database, account: Account, form: ProfileForm, client: Client) {
  const newEmail = form.email !== undefined && form.email !== account.email ? form.email : null
  const authorized = newEmail ? await authorizeEmailChange(db, account, { ...form, email: newEmail }, client) : null
  const answer = await inTransaction(db, async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ username: form.username, ...(form.phone !== undefined && { phone: form.phone || null }) })
      .where(eq(users.id, account.id))
      .returning(accountColumns)
    if (authorized) await requestEmailChange(tx, account, authorized)
    return {
      data: serializeUser(changed!),
      email_pending: newEmail,
      email_mailed_to: authorized && authorized.mailedTo,
    }
  })
  if (authorized) client.record('user_email_change_requested', { accountId: account.id })
  return answer
}
