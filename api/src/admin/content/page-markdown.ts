import type { PageSection } from '../../database/schema'
import { escapeLine, readBlocks, lineFailure, type Block } from './markdown-blocks'

/** The text of an information page. */
export interface PageText {
  title: string
  summary: string
  sections: PageSection[]
}

const LONGEST = { title: 120, summary: 500, heading: 160, text: 4000 }

/**
 * Formats a page as a text file: title, summary, then sections of paragraphs, each with an optional list at its end.
 */
export function pageToMarkdown({ title, summary, sections }: PageText): string {
  const blocks = [`# ${escapeLine(title)}`, escapeLine(summary)]
  for (const { heading, paragraphs, items } of sections) {
    blocks.push(`## ${escapeLine(heading)}`, ...paragraphs.map(escapeLine))
    if (items.length > 0) blocks.push(items.map((item) => `- ${escapeLine(item)}`).join('\n'))
  }
  return `${blocks.join('\n\n')}\n`
}

/** Parses such a file; 422 names the first invalid line. */
export function pageFromMarkdown(text: string): PageText {
  const [title, summary, ...rest] = readBlocks(text)
  if (title?.kind !== 'title') throw lineFailure(title?.line ?? 1, 'a page starts with its title, as in "# Returns".')
  if (summary?.kind !== 'paragraph') {
    throw lineFailure(summary?.line ?? title.line, 'the title must be followed by one paragraph of summary.')
  }
  const page: PageText = {
    title: checkedText(title, LONGEST.title),
    summary: checkedText(summary, LONGEST.summary),
    sections: [],
  }
  for (const block of rest) addBlock(page.sections, block)
  if (page.sections.length === 0)
    throw lineFailure(summary.line, 'a page has at least one section, as in "## How it works".')
  return page
}

function addBlock(sections: PageSection[], block: Block) {
  if (block.kind === 'title') throw lineFailure(block.line, 'a page has one title; sections begin with "## ".')
  if (block.kind === 'heading') {
    sections.push({ heading: checkedText(block, LONGEST.heading), paragraphs: [], items: [] })
    return
  }
  const section = sections.at(-1)
  if (!section) throw lineFailure(block.line, 'the summary is one paragraph; what follows needs a section ("## ").')
  if (block.kind === 'item') section.items.push(checkedText(block, LONGEST.text))
  else if (section.items.length > 0)
    throw lineFailure(block.line, 'a list ends its section: begin a new one ("## ") for text.')
  else section.paragraphs.push(checkedText(block, LONGEST.text))
}

/** The block's text; 422 if it is too long or has control characters. */
export function checkedText({ text, line }: Pick<Block, 'text' | 'line'>, maxLength: number): string {
  if (text.length > maxLength)
    throw lineFailure(line, `this has ${text.length} characters; the maximum is ${maxLength}.`)
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Cs}/u.test(text))
    throw lineFailure(line, 'it contains control characters.')
  return text
}
