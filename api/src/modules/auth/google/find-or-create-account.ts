import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/client'
import { loginIdentities, mailOutbox, users } from '../../../database/schema'
import { inTransaction } from '../../../database/transaction'
import { markEmailConfirmed } from '../confirmed-email'
import { revokeSessions } from '../session-repository'
import { addUser, changePassword } from '../user-repository'
import type { GoogleProfile } from './google-client'

const PROVIDER = 'google'

/**
 * Returns the account id for a Google profile: the account that used this Google identity before (by Google's stable
 * subject, which survives a changed email), else the one with the verified email, else a new one.
 */
export function findOrCreateAccount(db: Database, person: GoogleProfile): Promise<string> {
  return inTransaction(db, async (tx) => {
    const [existing] = await tx
      .select()
      .from(loginIdentities)
      .where(and(eq(loginIdentities.provider, PROVIDER), eq(loginIdentities.subject, person.subject)))
    if (existing) return existing.userId
    const added = await addUser(tx, { username: nameOf(person), email: person.email })
    const userId = added?.id ?? (await openToOwner(tx, person.email))
    await markEmailConfirmed(tx, userId, person.email)
    await tx
      .insert(loginIdentities)
      .values({ provider: PROVIDER, subject: person.subject, userId })
      .onConflictDoNothing()
    return userId
  })
}

/**
 * Gives the account with this email to the mailbox's owner and notifies them. If that email was never confirmed,
 * someone else may have created the account in advance: its password and sessions are removed.
 */
async function openToOwner(tx: Database, email: string): Promise<string> {
  const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update')
  const passwordRemoved = user!.emailConfirmedAt === null && user!.passwordHash !== null
  if (passwordRemoved) {
    await changePassword(tx, user!.id, null)
    await revokeSessions(tx, user!.id)
  }
  const data = { username: user!.username, passwordRemoved }
  await tx.insert(mailOutbox).values({ recipient: email, template: 'google-linked', data })
  return user!.id
}

/** A name within our length limits, without control characters. */
function nameOf({ name, email }: GoogleProfile): string {
  const clean = name
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .slice(0, 50)
    .trim()
  return clean.length >= 2 ? clean : email.split('@')[0]!.slice(0, 50).padEnd(2, '.')
}
