import { Failure } from '../../failure'
import { placeholdersOf, type MailTemplate, type Wording } from '../../modules/mail/mail-template'
import { escapeLine, lineFailure, readBlocks, type Block } from './markdown-blocks'
import { checkedText } from './page-markdown'

const LONGEST = { subject: 150, paragraph: 1500, button: 40, footnote: 500 }
const BUTTON = 'Button'
const FOOTNOTE = 'Small print'

/** Formats a wording as a text file: the subject as the title, then paragraphs, button and small print. */
export function wordingToMarkdown({ subject, paragraphs, button, footnote }: Wording): string {
  const blocks = [
    `# ${escapeLine(subject)}`,
    ...paragraphs.map(escapeLine),
    ...(button === undefined ? [] : [`## ${BUTTON}`, escapeLine(button)]),
    ...(footnote === undefined ? [] : [`## ${FOOTNOTE}`, escapeLine(footnote)]),
  ]
  return `${blocks.join('\n\n')}\n`
}

type MailRules = Pick<MailTemplate<never>, 'wording' | 'required'> & {
  /** The names of its placeholders. */
  known: readonly string[]
}

/** Parses such a file; 422 names the first invalid line, or the placeholder that is missing. */
export function wordingFromMarkdown(text: string, { wording, required = [], known }: MailRules): Wording {
  const [title, ...blocks] = readBlocks(text)
  if (title?.kind !== 'title')
    throw lineFailure(title?.line ?? 1, 'a mail starts with its subject, as in "# Your order has shipped".')
  const read: Wording = { subject: checked(title, LONGEST.subject, known), paragraphs: [] }
  let part: 'button' | 'footnote' | undefined
  for (const block of blocks) {
    if (block.kind === 'title') throw lineFailure(block.line, 'a mail has one subject.')
    if (block.kind === 'heading') {
      part = partOf(block, wording, read)
      read[part] = ''
    } else if (part === undefined) read.paragraphs.push(checked(block, LONGEST.paragraph, known))
    else if (read[part] !== '') throw lineFailure(block.line, 'button and small print are one paragraph each.')
    else read[part] = checked(block, LONGEST[part], known)
  }
  if (read.paragraphs.length === 0) throw lineFailure(title.line, 'this mail has no text below its subject.')
  if (read.button === '' || read.footnote === '')
    throw new Failure(422, 'invalid', `"## ${read.button === '' ? BUTTON : FOOTNOTE}" has no text below it.`)
  const used = placeholdersOf([read.subject, ...read.paragraphs].join(' '))
  const missing = required.find((name) => !used.includes(name))
  if (missing !== undefined)
    throw new Failure(422, 'invalid', `This mail needs {${missing}} in its subject or text: what it is sent for.`)
  return read
}

function partOf({ text, line }: Block, wording: Wording, read: Wording): 'button' | 'footnote' {
  const part = text === BUTTON ? 'button' : text === FOOTNOTE ? 'footnote' : undefined
  if (!part) throw lineFailure(line, `expected "## ${BUTTON}" or "## ${FOOTNOTE}".`)
  if (part === 'button' && wording.button === undefined) throw lineFailure(line, 'this mail has no button.')
  if (read[part] !== undefined) throw lineFailure(line, `"${text}" appears twice.`)
  return part
}

/** A block's text; its placeholders are known ones. */
function checked(block: Block, maxLength: number, known: readonly string[]): string {
  const text = checkedText(block, maxLength)
  const unknown = placeholdersOf(text).find((name) => !known.includes(name))
  if (unknown === undefined) return block.kind === 'item' ? `- ${text}` : text
  const names = known.map((name) => `{${name}}`).join(', ')
  throw lineFailure(
    block.line,
    `{${unknown}} is unknown. ${names ? `This mail knows ${names}` : 'This mail has no placeholders'}.`,
  )
}
