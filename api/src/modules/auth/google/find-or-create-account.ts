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
 * The id of the account that a person of Google's signs in to: the one that they signed in to before (by
 * Google's own name for them, which outlives a changed email), else the one with their verified email, else a
 * new one.
 */
export function findOrCreateAccount(db: Database, person: GoogleProfile): Promise<string> {
  return inTransaction(db, async (tx) => {
    const [known] = await tx
      .select()
      .from(loginIdentities)
      .where(and(eq(loginIdentities.provider, PROVIDER), eq(loginIdentities.subject, person.subject)))
    if (known) return known.userId
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
 * Opens the account with this email to the mailbox's owner and mails so. If that email was never confirmed,
 * whoever made the account may be somebody else who waits for its owner to come: password and sessions go.
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

/** A name of the length that ours have, without control characters. */
function nameOf({ name, email }: GoogleProfile): string {
  const clean = name
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .slice(0, 50)
    .trim()
  return clean.length >= 2 ? clean : email.split('@')[0]!.slice(0, 50).padEnd(2, '.')
}
