import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { pages } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { audit, operation } from '../operation'
import { minute } from '../page-of'
import { lineDifference } from './line-difference'
import { refuseStale, stateNote, stateOf } from './markdown-blocks'
import { pageFromMarkdown, pageToMarkdown } from './page-markdown'
import { sentText } from './sent-text'

const slug = z.string().trim().toLowerCase().max(120)

/** Information pages, edited as text files. */
export const pageOperations = {
  'pages.list': operation(z.strictObject({}), async ({ db }) => {
    const rows = await db.select().from(pages).orderBy(asc(pages.slug))
    return {
      rows: rows.map((page) => ({
        slug: page.slug,
        title: page.title,
        sections: page.sections.length,
        updated: minute(page.updatedAt),
      })),
    }
  }),

  'pages.show': operation(z.strictObject({ slug }), async ({ db }, input) => {
    const { updatedAt, ...page } = await pageBySlug(db, input.slug)
    return { record: { ...page, updated: minute(updatedAt) } }
  }),

  'pages.export': operation(z.strictObject({ slug }), async ({ db, emit }, input) => {
    const page = await pageBySlug(db, input.slug)
    const text = pageToMarkdown(page)
    const state = stateOf(text)
    await emit?.(`${stateNote(`page ${page.slug}`, state)}\n\n${text}`)
    return { done: `Page ${page.slug} is exported.`, detail: { slug: page.slug, state } }
  }),

  /** The audit log keeps the text as it was, so that an edit can be taken back. */
  'pages.edit': operation(z.strictObject({ slug }), async ({ db, actor, body }, input) => {
    const file = await sentText(body)
    const wanted = pageFromMarkdown(file)
    return inTransaction(db, async (tx) => {
      await tx.select({ slug: pages.slug }).from(pages).where(eq(pages.slug, input.slug)).for('update')
      const page = await pageBySlug(tx, input.slug)
      const before = pageToMarkdown(page)
      refuseStale(file, stateOf(before), `Page ${page.slug}`)
      const changes = lineDifference(before, pageToMarkdown(wanted))
      if (changes.length === 0) return { done: `Page ${page.slug} says so already; nothing is changed.` }
      await tx
        .update(pages)
        .set({ ...wanted, updatedAt: new Date() })
        .where(eq(pages.slug, page.slug))
      await audit(tx, actor, 'pages.edit', page.slug, { before })
      return { done: `Page ${page.slug} is changed.`, detail: { slug: page.slug }, changes }
    })
  }),
}

async function pageBySlug(db: Database, slug: string) {
  const [page] = await db.select().from(pages).where(eq(pages.slug, slug))
  if (!page) throw new Failure(404, 'not_found', `There is no page ${slug}. "pages list" shows them.`)
  return page
}
