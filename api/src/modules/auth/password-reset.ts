import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { ResetPasswordForm } from '@shop/shared-api/contract'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { mailOutbox, resetCodes, users } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid } from '../../failure'
import { countAttempt } from './attempts'
import { newPasswordHash } from './auth-service'
import { closeSessions } from './session-repository'
import { newToken, tokenHash } from './session-token'
import { userByEmail } from './user-repository'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const MOST_TRIES = 5
/** Codes that one email may ask for, so that nobody's mailbox is flooded. */
const SENDING = { scope: 'reset-code', most: 5, windowSeconds: 3600 }

const newCode = () => Array.from({ length: 8 }, () => BASE32[randomInt(32)]).join('')
const codeHash = (userId: string, code: string) => createHash('sha256').update(`${userId} ${code}`).digest()
const wrong = () =>
  new Failure(422, 'bad_code', 'This code is not right or no longer good.', {
    errors: [{ field: 'code', message: 'This code is not right or no longer good.' }],
  })

/** Mails a code to whoever has this email; does nothing that can be told from outside otherwise. */
export async function sendResetCode(db: Database, email: string): Promise<void> {
  const allowed = await countAttempt(db, SENDING, email)
  const user = await userByEmail(db, email)
  if (!user || !allowed) return
  const code = newCode()
  const fresh = {
    codeHash: codeHash(user.id, code),
    tries: 0,
    expiresAt: sql`now() + interval '10 minutes'`,
    resetTokenHash: null,
    resetExpiresAt: null,
  }
  await inTransaction(db, async (tx) => {
    await tx
      .insert(resetCodes)
      .values({ userId: user.id, ...fresh })
      .onConflictDoUpdate({ target: resetCodes.userId, set: fresh })
    await tx
      .insert(mailOutbox)
      .values({ recipient: user.email, template: 'reset-code', data: { username: user.username, code } })
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

/** Sets a new password, once per token, and ends every session. */
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
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    await closeSessions(tx, user.id)
    await tx
      .insert(mailOutbox)
      .values({ recipient: user.email, template: 'password-changed', data: { username: user.username } })
  })
}
