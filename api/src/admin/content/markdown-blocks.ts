import { createHash } from 'node:crypto'
import { Failure } from '../../failure'

/** A block of a text file with its first line. */
export interface Block {
  kind: 'title' | 'heading' | 'item' | 'paragraph'
  text: string
  line: number
}

/** A text that someone edited, and the hash of the text that they began with, if it is known. */
export interface SentText {
  text: string
  state?: string
  isFile: boolean
}

const MARKS: [RegExp, Block['kind']][] = [
  [/^# +/, 'title'],
  [/^## +/, 'heading'],
  [/^- +/, 'item'],
]
const NOTE = /^<!--.*-->\s*$/

/**
 * Reads titles (#), headings (##), items (-) and paragraphs; everything else, Markdown and HTML included, is plain
 * text. A backslash at the start of a line escapes its mark.
 */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const content = raw.replace(/^\uFEFF/, '').trim()
    if (content === '' || NOTE.test(content)) {
      open = undefined
      return
    }
    const mark = MARKS.find(([pattern]) => pattern.test(content))
    if (!mark && open) {
      open.text += ` ${plain(content)}`
      return
    }
    const [pattern, kind] = mark ?? [/^/, 'paragraph' as const]
    const block: Block = { kind, text: plain(content.replace(pattern, '')), line: index + 1 }
    blocks.push(block)
    open = kind === 'title' || kind === 'heading' ? undefined : block
  })
  return blocks
}

const plain = (text: string) => text.replace(/^\\(?=[#\-<\\])/, '')

/** Escapes text so that readBlocks reads it back as plain text on one line. */
export const escapeLine = (text: string): string => {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim())
  const line = lines.filter(Boolean).join(' ')
  return /^[#\-<\\]/.test(line) ? `\\${line}` : line
}

/** A short hash of a text, used to detect stale files. */
export const contentHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** The first line of an exported file: what it contains, and the hash of the exported text. */
export const versionComment = (what: string, state: string): string => `<!-- ${what}; state ${state}. Plain text. -->`

/** The hash in the first line of an exported file; undefined without one. */
export const exportedState = (file: string): string | undefined =>
  /^\uFEFF?<!-- .*; state ([0-9a-f]{12})\. /.exec(file)?.[1]

/** Rejects an edited text if the stored one changed since; the failure has both of them. */
export function refuseStale({ text, state, isFile }: SentText, stored: string, what: string): void {
  const storedState = contentHash(stored)
  if (state === undefined || state === storedState) return
  const message = isFile
    ? `${what} changed since this file was exported: export it again and repeat your edit, or delete the file's first line to overwrite what is there.`
    : `${what} changed while you were editing. Compare both versions and save again.`
  throw new Failure(409, 'conflict', message, {
    extra: { sent: { text }, current: { text: stored, state: storedState } },
  })
}

/** A failure that names the line of the file. */
export const lineFailure = (line: number, why: string): Failure => new Failure(422, 'invalid', `Line ${line}: ${why}`)
