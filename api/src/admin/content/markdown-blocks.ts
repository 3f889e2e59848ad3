import { createHash } from 'node:crypto'
import { Failure } from '../../failure'

/** A piece of a text file with the line where it begins. */
export interface Block {
  kind: 'title' | 'heading' | 'item' | 'paragraph'
  text: string
  line: number
}

const MARKS: [RegExp, Block['kind']][] = [
  [/^# +/, 'title'],
  [/^## +/, 'heading'],
  [/^- +/, 'item'],
]
const NOTE = /^<!--.*-->\s*$/

/** Reads titles (#), headings (##), items (-) and paragraphs; everything else, Markdown and HTML too, is plain text. A backslash at a line's start takes its mark's meaning away. */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const said = raw.replace(/^\uFEFF/, '').trim()
    if (said === '' || NOTE.test(said)) {
      open = undefined
      return
    }
    const mark = MARKS.find(([pattern]) => pattern.test(said))
    if (!mark && open) {
      open.text += ` ${plain(said)}`
      return
    }
    const [pattern, kind] = mark ?? [/^/, 'paragraph' as const]
    const block: Block = { kind, text: plain(said.replace(pattern, '')), line: index + 1 }
    blocks.push(block)
    open = kind === 'title' || kind === 'heading' ? undefined : block
  })
  return blocks
}

const plain = (text: string) => text.replace(/^\\(?=[#\-<\\])/, '')

/** Text as a line that readBlocks reads as that very text. */
export const asLine = (text: string): string => {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim())
  const one = lines.filter(Boolean).join(' ')
  return /^[#\-<\\]/.test(one) ? `\\${one}` : one
}

/** A short name for a text's present state. */
export const stateOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** The first line of an exported file: what it is, and the state that it was taken from. */
export const stateNote = (what: string, state: string): string => `<!-- ${what}; state ${state}. Plain text. -->`

/** Refuses a file that was exported before somebody else's change. */
export function refuseStale(file: string, state: string, what: string): void {
  const taken = /^\uFEFF?<!-- .*; state ([0-9a-f]{12})\. /.exec(file)?.[1]
  if (taken === undefined || taken === state) return
  throw new Failure(
    409,
    'conflict',
    `${what} changed since this file was exported: export it again and repeat your edit, or delete the file's first line to overwrite what is there.`,
  )
}

/** A refusal that names the line of the file. */
export const wrongLine = (line: number, why: string): Failure => new Failure(422, 'invalid', `Line ${line}: ${why}`)
