import type { PageSection } from '../../database/schema'
import { asLine, readBlocks, wrongLine, type Block } from './markdown-blocks'

/** What an information page says. */
export interface PageText {
  title: string
  summary: string
  sections: PageSection[]
}

const LONGEST = { title: 120, summary: 500, heading: 160, text: 4000 }

/** A page as a text file: its title, its summary, then sections of paragraphs with a list at their end. */
export function pageToMarkdown({ title, summary, sections }: PageText): string {
  const blocks = [`# ${asLine(title)}`, asLine(summary)]
  for (const { heading, paragraphs, items } of sections) {
    blocks.push(`## ${asLine(heading)}`, ...paragraphs.map(asLine))
    if (items.length > 0) blocks.push(items.map((item) => `- ${asLine(item)}`).join('\n'))
  }
  return `${blocks.join('\n\n')}\n`
}

/** Reads such a file; 422 names the line of whatever a page cannot hold. */
export function pageFromMarkdown(text: string): PageText {
  const [title, summary, ...rest] = readBlocks(text)
  if (title?.kind !== 'title') throw wrongLine(title?.line ?? 1, 'a page begins with its title, as in "# Returns".')
  if (summary?.kind !== 'paragraph') {
    throw wrongLine(summary?.line ?? title.line, 'one paragraph of summary follows the title.')
  }
  const page: PageText = {
    title: within(title, LONGEST.title),
    summary: within(summary, LONGEST.summary),
    sections: [],
  }
  for (const block of rest) addBlock(page.sections, block)
  if (page.sections.length === 0)
    throw wrongLine(summary.line, 'a page has at least one section, as in "## How it works".')
  return page
}

function addBlock(sections: PageSection[], block: Block) {
  if (block.kind === 'title') throw wrongLine(block.line, 'a page has one title; sections begin with "## ".')
  if (block.kind === 'heading') {
    sections.push({ heading: within(block, LONGEST.heading), paragraphs: [], items: [] })
    return
  }
  const section = sections.at(-1)
  if (!section) throw wrongLine(block.line, 'the summary is one paragraph; what follows belongs to a section ("## ").')
  if (block.kind === 'item') section.items.push(within(block, LONGEST.text))
  else if (section.items.length > 0)
    throw wrongLine(block.line, 'a list ends its section: begin a new one ("## ") for text.')
  else section.paragraphs.push(within(block, LONGEST.text))
}

/** The block's text, if it is not too long and holds no control characters. */
export function within({ text, line }: Block, most: number): string {
  if (text.length > most) throw wrongLine(line, `this is ${text.length} characters long; ${most} is the most.`)
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Cs}/u.test(text))
    throw wrongLine(line, 'it holds control characters.')
  return text
}
