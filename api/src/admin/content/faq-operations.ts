import { eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { insertRows } from '../../database/insert-rows'
import { faqs } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { contentRepository } from '../../modules/content/content-repository'
import { audit, operation, type ImportContext, type OperationResult } from '../operation'
import { faqsFromMarkdown, faqsToMarkdown, type FaqText } from './faq-markdown'
import { diffLines } from './line-difference'
import { refuseStale, versionComment, contentHash } from './markdown-blocks'
import { editFields, namesItsState, readSentText, sentText, STATE_MISSING } from './sent-text'

/** Lists, exports and edits questions and answers as one text file. */
export const faqOperations = {
  'faqs.list': operation(z.strictObject({}), async ({ db }) => ({
    rows: (await contentRepository(db).faqs()).map(({ id, category, question, answer }) => ({
      id,
      category,
      question,
      answer,
    })),
  })),

  'faqs.show': operation(z.strictObject({}), async ({ db }) => {
    const rows = await contentRepository(db).faqs()
    const text = faqsToMarkdown(rows)
    return { record: { questions: rows.length, text, state: contentHash(text) } }
  }),

  'faqs.export': operation(z.strictObject({}), async ({ db, emit }) => {
    const rows = await contentRepository(db).faqs()
    const text = faqsToMarkdown(rows)
    const state = contentHash(text)
    await emit?.(`${versionComment('questions and answers', state)}\n\n${text}`)
    return { done: `Exported ${rows.length} questions.`, detail: { questions: rows.length, state } }
  }),

  /** The questions of a text; 422 names the first line that is not valid. */
  'faqs.preview': operation(z.strictObject({ text: sentText }), async (_context, { text }) => ({
    rows: faqsFromMarkdown(text).map((faq) => ({ ...faq })),
  })),

  'faqs.edit': operation(z.strictObject(editFields).refine(namesItsState, STATE_MISSING), editFaqs),
}

/** Replaces all questions with the file's; the audit log stores the previous text. */
export async function editFaqs(
  { db, actor, body }: ImportContext,
  input: { text?: string; state?: string } = {},
): Promise<OperationResult> {
  const sent = await readSentText(body, input)
  const wanted = faqsFromMarkdown(sent.text)
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`LOCK TABLE faqs IN SHARE ROW EXCLUSIVE MODE`)
    const rows = await contentRepository(tx).faqs()
    const before = faqsToMarkdown(rows)
    refuseStale(sent, before, 'The questions')
    const after = faqsToMarkdown(wanted)
    const changes = diffLines(before, after)
    if (changes.length === 0) return { done: 'The questions already have this text; nothing was changed.' }
    const removed = await replaceFaqs(tx, rows, wanted)
    await audit(tx, actor, 'faqs.edit', 'faqs', { before })
    return {
      done: `The shop now has ${wanted.length} questions.`,
      detail: { questions: wanted.length, gone: removed, state: contentHash(after) },
      changes,
    }
  })
}

/** Replaces all questions; a question with the same text retains its id. Returns how many were removed. */
async function replaceFaqs(tx: Database, rows: { id: number; question: string }[], wanted: FaqText[]): Promise<number> {
  const idsByQuestion = new Map(rows.map(({ id, question }) => [question, id]))
  const added: (typeof faqs.$inferInsert)[] = []
  for (const [position, faq] of wanted.entries()) {
    const id = idsByQuestion.get(faq.question)
    idsByQuestion.delete(faq.question)
    if (id === undefined) added.push({ ...faq, position })
    else
      await tx
        .update(faqs)
        .set({ ...faq, position })
        .where(eq(faqs.id, id))
  }
  await insertRows(tx, faqs, added)
  if (idsByQuestion.size > 0) await tx.delete(faqs).where(inArray(faqs.id, [...idsByQuestion.values()]))
  return idsByQuestion.size
}
