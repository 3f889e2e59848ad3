import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { ResetPasswordForm } from '@shop/shared-api/contract'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { mailOutbox, resetCodes, users } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid } from '../../failure'
import { countAttempt } from './attempts'
import { allowLogins, newPasswordHash } from './auth-service'
import { proveEmail } from './proven-email'
import { closeSessions } from './session-repository'
import { newToken, tokenHash } from './session-token'
import { changePassword, userByEmail } from './user-repository'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const MOST_TRIES = 5
/** An id that no account has. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
/** Codes that one email may ask for, so that nobody's mailbox is flooded. */
const SENDING = { scope: 'reset-code', most: 5, windowSeconds: 3600 }

const newCode = () => Array.from({ length: 8 }, () => BASE32[randomInt(32)]).join('')
const codeHash = (userId: string, code: string) => createHash('sha256').update(`${userId} ${code}`).digest()
const wrong = () =>
  new Failure(422, 'bad_code', 'This code is not right or no longer good.', {
    errors: [{ field: 'code', message: 'This code is not right or no longer good.' }],
  })

/**
 * Mails a code to whoever has this email. For an email without an account the very same statements run and find
 * nobody to write for, so that neither the answer nor its time tells which it was.
 */
export async function sendResetCode(db: Database, email: string): Promise<void> {
  const code = newCode()
  await inTransaction(db, async (tx) => {
    const allowed = await countAttempt(tx, SENDING, email)
    const user = await userByEmail(tx, email)
    const owner = and(eq(users.id, user?.id ?? NOBODY), sql`${allowed}`)
    const hash = codeHash(user?.id ?? NOBODY, code)
    await tx.execute(sql`
      INSERT INTO reset_codes (user_id, code_hash, expires_at)
      SELECT id, ${hash}, now() + interval '10 minutes' FROM users WHERE ${owner}
      ON CONFLICT (user_id) DO UPDATE SET code_hash = excluded.code_hash, expires_at = excluded.expires_at,
        tries = 0, reset_token_hash = NULL, reset_expires_at = NULL`)
    await tx.execute(sql`
      INSERT INTO mail_outbox (recipient, template, data)
      SELECT email, 'reset-code', jsonb_build_object('username', username, 'code', ${code}::text) FROM users WHERE ${owner}`)
  })
}

/** Turns a right code into a token for one new password. The try is counted before the code is compared. */
export async function validateResetCode(db: Database, email: string, code: string): Promise<string> {
  const user = await userByEmail(db, email)
  if (!user) throw wrong()
  const [tried] = await db
    .update(resetCodes)
    .set({ tries: sql`${resetCodes.tries} + 1` })
    .where(and(eq(resetCodes.userId, user.id), lt(resetCodes.tries, MOST_TRIES), gt(resetCodes.expiresAt, sql`now()`)))
    .returning({ codeHash: resetCodes.codeHash })
  const matches = tried?.codeHash && timingSafeEqual(tried.codeHash, codeHash(user.id, code))
  if (!matches) throw wrong()
  const token = newToken()
  const [taken] = await db
    .update(resetCodes)
    .set({ codeHash: null, resetTokenHash: tokenHash(token), resetExpiresAt: sql`now() + interval '15 minutes'` })
    .where(and(eq(resetCodes.userId, user.id), eq(resetCodes.codeHash, tried.codeHash!)))
    .returning({ userId: resetCodes.userId })
  if (!taken) throw wrong()
  return token
}

/** Sets a new password, once per token, and ends every session. Whoever held the mailed code owns the mailbox, so the email counts as confirmed. */
export async function resetPassword(db: Database, form: ResetPasswordForm): Promise<void> {
  const user = await userByEmail(db, form.email)
  const passwordHash = await newPasswordHash({
    email: form.email,
    password: form.password,
    username: user?.username ?? '',
  })
  await inTransaction(db, async (tx) => {
    const used = user
      ? await tx
          .delete(resetCodes)
          .where(
            and(
              eq(resetCodes.userId, user.id),
              eq(resetCodes.resetTokenHash, tokenHash(form.reset_token)),
              gt(resetCodes.resetExpiresAt, sql`now()`),
            ),
          )
          .returning()
      : []
    if (!user || used.length === 0)
      throw invalid([{ field: 'reset_token', message: 'Please ask for a new code and try again.' }], 'bad_reset_token')
    await changePassword(tx, user.id, passwordHash)
    await proveEmail(tx, user.id, user.email)
    await closeSessions(tx, user.id)
    await allowLogins(tx, user.email)
    await tx
      .insert(mailOutbox)
      .values({ recipient: user.email, template: 'password-changed', data: { username: user.username } })
  })
}
