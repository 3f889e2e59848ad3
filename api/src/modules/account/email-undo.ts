import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { emailUndos, loginIdentities, mailOutbox, users } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { invalid } from '../../failure'
import type { Client } from '../auth/client'
import { deleteKnownDevices } from '../auth/known-devices'
import { clearLoginLimits } from '../auth/login-limits'
import { issueResetToken } from '../auth/password-reset'
import { markEmailConfirmed } from '../auth/confirmed-email'
import { revokeSessions } from '../auth/session-repository'
import { tokenHash } from '../auth/session-token'
import { changePassword } from '../auth/user-repository'
import { rejectTakenEmail } from './email-change'

/** What the owner of a restored account needs to set a new password. */
export interface UndoneEmailChange {
  email: string
  resetToken: string
}

/**
 * Restores an account's previous email, once per mailed secret. Revokes all other access: sessions, password, codes,
 * pending emails, known devices, and Google logins added by the change.
 */
export async function undoEmailChange(db: Database, token: string, client: Client): Promise<UndoneEmailChange> {
  const { userId, ...undone } = await inTransaction(db, async (tx) => {
    const [undo] = await tx
      .delete(emailUndos)
      .where(and(eq(emailUndos.tokenHash, tokenHash(token)), gt(emailUndos.expiresAt, sql`now()`)))
      .returning()
    if (!undo) throw invalid([{ field: 'token', message: 'This link has expired or was already used.' }])
    const { userId, email, createdAt } = undo
    const [user] = await tx.update(users).set({ email }).where(eq(users.id, userId)).returning()
    const since = (column: typeof emailUndos.createdAt | typeof loginIdentities.createdAt) => gte(column, createdAt)
    await tx.delete(emailUndos).where(and(eq(emailUndos.userId, userId), since(emailUndos.createdAt)))
    await tx.delete(loginIdentities).where(and(eq(loginIdentities.userId, userId), since(loginIdentities.createdAt)))
    await changePassword(tx, userId, null)
    await revokeSessions(tx, userId)
    await deleteKnownDevices(tx, userId)
    await clearLoginLimits(tx, email, client)
    await markEmailConfirmed(tx, userId, email)
    await tx
      .insert(mailOutbox)
      .values({ recipient: email, template: 'email-restored', data: { username: user!.username } })
    return { userId, email, resetToken: await issueResetToken(tx, userId) }
  }).catch(rejectTakenEmail)
  client.record('user_email_change_undone', { accountId: userId })
  return undone
}
