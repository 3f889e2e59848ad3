import { createHash, randomInt } from 'node:crypto'
import type { ResetPasswordForm } from '@shop/shared-api/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { mailOutbox, resetCodes, users } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid } from '../../failure'
import type { Client } from './client'
import { deleteKnownDevices, isKnownDevice } from './known-devices'
import { clearLoginLimits } from './login-limits'
import { newPasswordHash } from './new-password'
import { markEmailConfirmed } from './confirmed-email'
import { countCodeRequest, countGuess } from './reset-limits'
import { revokeSessions } from './session-repository'
import { newToken, tokenHash } from './session-token'
import { changePassword, findUserByEmail } from './user-repository'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const newCode = () => Array.from({ length: 8 }, () => BASE32[randomInt(32)]).join('')
const codeHash = (email: string, code: string) => createHash('sha256').update(`${email} ${code}`).digest()
const wrong = () =>
  new Failure(422, 'bad_code', 'This code is incorrect or has expired.', {
    errors: [{ field: 'code', message: 'This code is incorrect or has expired.' }],
  })
const badToken = () =>
  invalid([{ field: 'reset_token', message: 'Please request a new code and try again.' }], 'bad_reset_token')

/**
 * Mails a code to this email's account. Earlier codes stay valid, so that a stranger's request does not affect the
 * owner. For an email without an account the same statements run and match no row, so that neither the response nor
 * its duration reveals the difference.
 */
export async function sendResetCode(db: Database, email: string, client: Client): Promise<void> {
  const code = newCode()
  const known = await isKnownDevice(db, email, client.deviceToken)
  await inTransaction(db, async (tx) => {
    const send = await countCodeRequest(tx, email, { ...client, known })
    await tx.execute(sql`
      WITH owner AS (
        SELECT id, email, username FROM users WHERE email = ${email} AND ${send}::text <> 'never' AND (
          ${send}::text = 'now' OR NOT EXISTS (
            SELECT FROM reset_codes WHERE user_id = users.id AND code_hash IS NOT NULL
              AND created_at > now() - interval '5 minutes'))
      ), stored AS (
        INSERT INTO reset_codes (user_id, code_hash, expires_at)
        SELECT id, ${codeHash(email, code)}, now() + interval '10 minutes' FROM owner
      )
      INSERT INTO mail_outbox (recipient, template, data)
      SELECT email, 'reset-code', jsonb_build_object('username', username, 'code', ${code}::text) FROM owner`)
  })
  client.record('authn_password_reset_code_requested', { email })
}

/**
 * Exchanges a valid code for a token that sets one new password. The attempt is counted before the code is compared,
 * and the same statements run for an email without an account.
 */
export async function validateResetCode(db: Database, email: string, code: string, client: Client): Promise<string> {
  const known = await isKnownDevice(db, email, client.deviceToken)
  const token = newToken()
  const accepted = (await countGuess(db, email, { ...client, known })) && (await takeCode(db, email, code, token))
  if (accepted) return token
  client.record('authn_password_reset_fail', { email })
  throw wrong()
}

/** Replaces a valid code by a token; false when the code is invalid. */
async function takeCode(db: Database, email: string, code: string, token: string): Promise<boolean> {
  const taken = await db
    .update(resetCodes)
    .set({ codeHash: null, resetTokenHash: tokenHash(token), resetExpiresAt: TOKEN_EXPIRY })
    .from(users)
    .where(
      and(
        eq(users.email, email),
        eq(resetCodes.userId, users.id),
        eq(resetCodes.codeHash, codeHash(email, code)),
        gt(resetCodes.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: resetCodes.id })
  return taken.length > 0
}

const TOKEN_EXPIRY = sql`now() + interval '15 minutes'`

/** Issues a token for one new password to a caller who has proven ownership of the mailbox by other means. */
export async function issueResetToken(tx: Database, userId: string): Promise<string> {
  const token = newToken()
  await tx
    .insert(resetCodes)
    .values({ userId, expiresAt: sql`now()`, resetTokenHash: tokenHash(token), resetExpiresAt: TOKEN_EXPIRY })
  return token
}

/**
 * Sets a new password once per token, ends every session, and returns the account's id. The mailed code proves the
 * mailbox, so the email is marked as confirmed.
 */
export async function resetPassword(db: Database, form: ResetPasswordForm, client: Client): Promise<string> {
  const user = await findUserByEmail(db, form.email)
  const mine = and(
    sql`${resetCodes.userId} = ${user?.id ?? null}::uuid`,
    eq(resetCodes.resetTokenHash, tokenHash(form.reset_token)),
    gt(resetCodes.resetExpiresAt, sql`now()`),
  )
  // Checked before the password's strength, which reveals the owner's name.
  const [held] = await db.select({ id: resetCodes.id }).from(resetCodes).where(mine)
  if (!user || !held) throw badToken()
  const passwordHash = await newPasswordHash(db, { ...user, password: form.password })
  await inTransaction(db, async (tx) => {
    const used = await tx.delete(resetCodes).where(mine).returning({ id: resetCodes.id })
    if (used.length === 0) throw badToken()
    await changePassword(tx, user.id, passwordHash)
    await markEmailConfirmed(tx, user.id, user.email)
    await revokeSessions(tx, user.id)
    await deleteKnownDevices(tx, user.id)
    await clearLoginLimits(tx, user.email, client)
    await tx
      .insert(mailOutbox)
      .values({ recipient: user.email, template: 'password-changed', data: { username: user.username } })
  })
  client.record('authn_password_change', { accountId: user.id })
  return user.id
}
