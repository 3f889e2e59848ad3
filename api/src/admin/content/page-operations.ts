import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { pages } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { audit, operation, type ImportContext, type OperationContext, type OperationResult } from '../operation'
import { minute } from '../list-fields'
import { diffLines } from './line-difference'
import { refuseStale, versionComment, contentHash } from './markdown-blocks'
import { pageFromMarkdown, pageToMarkdown } from './page-markdown'
import { editFields, namesItsState, readSentText, sentText, STATE_MISSING, textFields } from './sent-text'

const slug = z.string().trim().toLowerCase().max(120)
const newSlug = slug.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an address has lowercase letters, digits and single dashes')

const pageEdit = z.strictObject({ slug, ...editFields }).refine(namesItsState, STATE_MISSING)

/** Lists, shows, exports and edits information pages as text files. */
export const pageOperations = {
  'pages.list': operation(z.strictObject({}), async ({ db }) => {
    const rows = await db.select().from(pages).orderBy(asc(pages.slug))
    return {
      rows: rows.map((page) => ({
        slug: page.slug,
        title: page.title,
        status: page.published ? 'published' : 'draft',
        sections: page.sections.length,
        updated: minute(page.updatedAt),
      })),
    }
  }),

  'pages.show': operation(z.strictObject({ slug }), async ({ db }, input) => {
    const { updatedAt, ...page } = await pageBySlug(db, input.slug)
    const text = pageToMarkdown(page)
    return { record: { ...page, updated: minute(updatedAt), text, state: contentHash(text) } }
  }),

  'pages.export': operation(z.strictObject({ slug }), async ({ db, emit }, input) => {
    const page = await pageBySlug(db, input.slug)
    const text = pageToMarkdown(page)
    const state = contentHash(text)
    await emit?.(`${versionComment(`page ${page.slug}`, state)}\n\n${text}`)
    return { done: `Exported page ${page.slug}.`, detail: { slug: page.slug, state } }
  }),

  /** What shoppers would see of a text; 422 names the first line that is not valid. */
  'pages.preview': operation(z.strictObject({ text: sentText }), async (_context, { text }) => ({
    record: { ...pageFromMarkdown(text) },
  })),

  'pages.add': operation(z.strictObject({ slug: newSlug, published: z.boolean().optional(), ...textFields }), addPage),

  /** The audit log stores the previous text, so that an edit can be undone. */
  'pages.edit': operation(pageEdit, async ({ db, actor, body }, input) => {
    const sent = await readSentText(body, input)
    const wanted = pageFromMarkdown(sent.text)
    return inTransaction(db, async (tx) => {
      const page = await lockPage(tx, input.slug)
      const before = pageToMarkdown(page)
      refuseStale(sent, before, `Page ${page.slug}`)
      const after = pageToMarkdown(wanted)
      const changes = diffLines(before, after)
      if (changes.length === 0) return { done: `Page ${page.slug} already has this text; nothing was changed.` }
      await tx
        .update(pages)
        .set({ ...wanted, updatedAt: new Date() })
        .where(eq(pages.slug, page.slug))
      await audit(tx, actor, 'pages.edit', page.slug, { before })
      return { done: `Page ${page.slug} was changed.`, detail: { slug: page.slug, state: contentHash(after) }, changes }
    })
  }),

  'pages.publish': operation(z.strictObject({ slug }), (context, input) => setPublished(context, input.slug, true)),
  /** The page becomes a draft: its address answers 404. */
  'pages.withdraw': operation(z.strictObject({ slug }), (context, input) => setPublished(context, input.slug, false)),
}

/** Shows a page to shoppers, or no longer; the same again changes nothing. */
async function setPublished(
  { db, actor }: OperationContext,
  slug: string,
  published: boolean,
): Promise<OperationResult> {
  return inTransaction(db, async (tx) => {
    const page = await lockPage(tx, slug)
    const done = `Page ${slug} is ${published ? 'published' : 'a draft'}.`
    if (page.published === published) return { done }
    await tx.update(pages).set({ published }).where(eq(pages.slug, slug))
    await audit(tx, actor, published ? 'pages.publish' : 'pages.withdraw', slug)
    return { done, detail: { slug } }
  })
}

/** Adds a page; 409 if there is one at this address. */
export async function addPage(
  { db, actor, body }: ImportContext,
  input: { slug: string; text?: string; published?: boolean },
): Promise<OperationResult> {
  const page = pageFromMarkdown((await readSentText(body, input)).text)
  return inTransaction(db, async (tx) => {
    const [added] = await tx
      .insert(pages)
      .values({ ...page, slug: input.slug, published: input.published })
      .onConflictDoNothing()
      .returning({ slug: pages.slug })
    if (!added)
      throw new Failure(409, 'conflict', `Page ${input.slug} already exists. Use "pages edit" to change its text.`)
    await audit(tx, actor, 'pages.add', input.slug)
    return {
      done: `Page ${input.slug} was added${input.published === false ? ' as a draft' : ''}.`,
      detail: { slug: input.slug },
    }
  })
}

async function pageBySlug(db: Database, slug: string) {
  const [page] = await db.select().from(pages).where(eq(pages.slug, slug))
  if (!page) throw new Failure(404, 'not_found', `There is no page ${slug}. Run "pages list" to see all of them.`)
  return page
}

/** The page as it is while no one else can change it, until the transaction ends. */
async function lockPage(tx: Database, slug: string) {
  await tx.select({ slug: pages.slug }).from(pages).where(eq(pages.slug, slug)).for('update')
  return pageBySlug(tx, slug)
}
