import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { contactMessages, inboxAnswers } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { id } from '../list-fields'
import { audit, operation } from '../operation'
import { lockEntry } from './inbox-record'

const refusal = (message: string) => new Failure(409, 'conflict', message)

/** Publishes questions with their answers on the product's page, and takes them off it. */
export const questionOperations = {
  'messages.publish': operation(z.strictObject({ id }), ({ db, actor }, { id }) =>
    inTransaction(db, async (tx) => {
      const message = await lockEntry(tx, 'messages', id)
      if (!('productId' in message) || message.productId === null)
        throw refusal(`Message ${id} is not about a product: it has no page to be published on.`)
      const [answer] = await tx
        .select({ text: inboxAnswers.text })
        .from(inboxAnswers)
        .where(eq(inboxAnswers.messageId, id))
        .orderBy(desc(inboxAnswers.id))
        .limit(1)
      if (!answer) throw refusal(`Message ${id} has no answer yet: answer it first.`)
      await tx
        .update(contactMessages)
        .set({ publishedAnswer: answer.text, publishedAt: new Date() })
        .where(eq(contactMessages.id, id))
      await audit(tx, actor, 'messages.publish', String(id), { product: message.productId })
      return { done: `The question and your last answer are on the product’s page.`, detail: { id } }
    }),
  ),

  'messages.withdraw': operation(z.strictObject({ id }), ({ db, actor }, { id }) =>
    inTransaction(db, async (tx) => {
      await lockEntry(tx, 'messages', id)
      await tx
        .update(contactMessages)
        .set({ publishedAnswer: null, publishedAt: null })
        .where(eq(contactMessages.id, id))
      await audit(tx, actor, 'messages.withdraw', String(id))
      return { done: `Question ${id} is not on the product’s page.`, detail: { id } }
    }),
  ),
}
