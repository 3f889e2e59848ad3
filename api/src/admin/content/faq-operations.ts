import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { faqs } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { contentRepository } from '../../modules/content/content-repository'
import { audit, operation } from '../operation'
import { faqsFromMarkdown, faqsToMarkdown, type FaqText } from './faq-markdown'
import { lineDifference } from './line-difference'
import { refuseStale, stateNote, stateOf } from './markdown-blocks'
import { sentText } from './sent-text'

/** Questions and answers, edited together as one text file. */
export const faqOperations = {
  'faqs.list': operation(z.strictObject({}), async ({ db }) => ({
    rows: (await contentRepository(db).faqs()).map(({ id, category, question, answer }) => ({
      id,
      category,
      question,
      answer,
    })),
  })),

  'faqs.export': operation(z.strictObject({}), async ({ db, emit }) => {
    const rows = await contentRepository(db).faqs()
    const text = faqsToMarkdown(rows)
    const state = stateOf(text)
    await emit?.(`${stateNote('questions and answers', state)}\n\n${text}`)
    return { done: `${rows.length} questions are exported.`, detail: { questions: rows.length, state } }
  }),

  /** What the file leaves out is gone afterwards; the audit log keeps the text as it was. */
  'faqs.edit': operation(z.strictObject({}), async ({ db, actor, body }) => {
    const file = await sentText(body)
    const wanted = faqsFromMarkdown(file)
    return inTransaction(db, async (tx) => {
      await tx.execute(sql`LOCK TABLE faqs IN SHARE ROW EXCLUSIVE MODE`)
      const rows = await contentRepository(tx).faqs()
      const before = faqsToMarkdown(rows)
      refuseStale(file, stateOf(before), 'The questions')
      const changes = lineDifference(before, faqsToMarkdown(wanted))
      if (changes.length === 0) return { done: 'The questions stand so already; nothing is changed.' }
      const gone = await replace(tx, rows, wanted)
      await audit(tx, actor, 'faqs.edit', 'faqs', { before })
      return {
        done: `The shop answers ${wanted.length} questions now.`,
        detail: { questions: wanted.length, gone },
        changes,
      }
    })
  }),
}

/** A question that stays keeps its number; answers how many are gone. */
async function replace(tx: Database, rows: { id: number; question: string }[], wanted: FaqText[]): Promise<number> {
  const known = new Map(rows.map(({ id, question }) => [question, id]))
  for (const [position, faq] of wanted.entries()) {
    const id = known.get(faq.question)
    known.delete(faq.question)
    if (id === undefined) await tx.insert(faqs).values({ ...faq, position })
    else
      await tx
        .update(faqs)
        .set({ ...faq, position })
        .where(eq(faqs.id, id))
  }
  if (known.size > 0) await tx.delete(faqs).where(inArray(faqs.id, [...known.values()]))
  return known.size
}
