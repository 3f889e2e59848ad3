import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { insertRows } from '../../database/insert-rows'
import { pages } from '../../database/schema'
import { contentRepository, type Settings } from '../../modules/content/content-repository'
import { demoFiles } from '../../seed/demo-files'
import { readShop } from '../../seed/insert-shop'
import { pageFromMarkdown, pageToMarkdown, type PageText } from '../content/page-markdown'

type Shop = Pick<Settings, 'title' | 'email' | 'description'>

/**
 * Gives the shop the information pages that the footer links to, in its own name: those that it lacks, and those that
 * are still the demo's, or as written for the settings before. Pages with a text of the merchant's own stay.
 */
export async function writeOwnPages(tx: Database, before?: Shop): Promise<string[]> {
  const shop = await contentRepository(tx).settings()
  const templates = demoFiles('pages').map((file) => {
    const text = readFileSync(file, 'utf8')
    return { slug: basename(file, '.md'), page: pageFromMarkdown(text) }
  })
  const slugs = templates.map(({ slug }) => slug)
  const existing = new Map(
    (await tx.select().from(pages).where(inArray(pages.slug, slugs))).map((row) => [row.slug, row]),
  )
  const written = templates.filter(({ slug, page }) => {
    const now = existing.get(slug)
    const generated = [page, ...(before ? [ownPage(slug, page, before)] : [])]
    return !now || generated.map(pageToMarkdown).includes(pageToMarkdown(now))
  })
  const rows = written.map(({ slug, page }) => ({ ...ownPage(slug, page, shop), slug }))
  await tx.delete(pages).where(
    inArray(
      pages.slug,
      rows.map(({ slug }) => slug),
    ),
  )
  await insertRows(tx, pages, rows)
  return rows.map(({ slug }) => slug)
}

function ownPage(slug: string, page: PageText, { title, email, description }: Shop): PageText {
  if (slug === 'about-us') {
    const contact = { heading: 'Contact', paragraphs: [`You reach us at ${email}.`], items: [] }
    return { title: page.title, summary: description || `Who runs ${title}.`, sections: [contact] }
  }
  const demo = readShop().settings
  const inOwnName = (text: string) => text.replaceAll(demo.email, () => email).replaceAll(demo.title, () => title)
  return {
    title: inOwnName(page.title),
    summary: inOwnName(page.summary),
    sections: page.sections.map(({ heading, paragraphs, items }) => ({
      heading: inOwnName(heading),
      paragraphs: paragraphs.map(inOwnName),
      items: items.map(inOwnName),
    })),
  }
}
