import type { Database } from '../../database/client'
import { mailOutbox } from '../../database/schema'
import { consumeAttempt } from '../auth/attempts'

/** Anyone can enter another person's address in a public form; the limit keeps their mailbox from being flooded. */
const ACKNOWLEDGMENTS = { scope: 'acknowledgement', maxAttempts: 5, windowSeconds: 3600 }

/** Queues an acknowledgment of a form, at most five an hour per address; the form itself is accepted in any case. */
export async function acknowledge(tx: Database, letter: typeof mailOutbox.$inferInsert): Promise<void> {
  if (await consumeAttempt(tx, ACKNOWLEDGMENTS, letter.recipient)) await tx.insert(mailOutbox).values(letter)
}
