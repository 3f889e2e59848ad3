import type { Database } from '../../database/client'
import { mailOutbox } from '../../database/schema'
import { consumeAttempt } from '../auth/attempts'

/** Forms open to everyone may name anybody's address: nobody's mailbox is flooded by way of them. */
const LETTERS = { scope: 'acknowledgement', maxAttempts: 5, windowSeconds: 3600 }

/** Writes to whoever sent a form that it arrived, five letters an hour to one address at most; the form counts all the same. */
export async function acknowledge(tx: Database, letter: typeof mailOutbox.$inferInsert): Promise<void> {
  if (await consumeAttempt(tx, LETTERS, letter.recipient)) await tx.insert(mailOutbox).values(letter)
}
