import { inflateSync } from 'node:zlib'

/** Names of things in a PDF that act by themselves, carry files, or hide what is in it. */
const ACTIVE =
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|Encrypt|GoToE|ImportData|SubmitForm)(?![A-Za-z0-9])/
/** What makes a browser take a file for a page. */
const MARKUP = /<(script|html|body|svg|iframe|object|embed)[\s>/]/i
const HEADER = /^%PDF-[12]\.\d/
/** Programs write little after the end; a second file hides there. */
const MOST_AFTER_END = 64
const OBJECT_STREAM = /\/Type\s*\/ObjStm\b[\s\S]{0,400}?\bstream\r?\n/g
/** Object streams that unpack to more, together, are a bomb. */
const MAX_UNPACKED = 16 * 1024 * 1024

/** Why a PDF cannot be taken. */
export type PdfProblem = 'active' | 'broken'

/** Says why a PDF cannot be taken, undefined when it is a plain document: nothing in it runs, carries other files, or passes for another kind of file. */
export function pdfProblem(bytes: Buffer): PdfProblem | undefined {
  const text = bytes.toString('latin1')
  const end = text.lastIndexOf('%%EOF')
  if (!HEADER.test(text) || end < 0 || text.slice(end + 5).trimEnd().length > MOST_AFTER_END) return 'broken'
  if (isActive(bytes) || MARKUP.test(text)) return 'active'
  let budget = MAX_UNPACKED
  for (const match of text.matchAll(OBJECT_STREAM)) {
    const unpacked = unpack(bytes.subarray(match.index + match[0].length), budget)
    if (unpacked === undefined) return 'broken'
    budget -= unpacked.length
    if (isActive(unpacked)) return 'active'
  }
  return undefined
}

const isActive = (bytes: Buffer) => ACTIVE.test(withoutEscapes(bytes).toString('latin1'))

const HASH = '#'.charCodeAt(0)

/** `/#4aS` is another way to write `/JS`. Written into one buffer, since millions of replaced pieces would fill the heap. */
function withoutEscapes(bytes: Buffer): Buffer {
  const plain = Buffer.allocUnsafe(bytes.length)
  let length = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const escaped = bytes[index] === HASH ? hexOf(bytes, index + 1) : undefined
    if (escaped !== undefined) index += 2
    plain[length] = escaped ?? bytes[index]!
    length += 1
  }
  return plain.subarray(0, length)
}

/** The byte that two hexadecimal digits at this place stand for; undefined when they are none. */
function hexOf(bytes: Buffer, index: number): number | undefined {
  const [high, low] = [digitOf(bytes[index]), digitOf(bytes[index + 1])]
  return high === undefined || low === undefined ? undefined : high * 16 + low
}

function digitOf(code = 0): number | undefined {
  if (code >= 48 && code <= 57) return code - 48
  const lower = code | 0x20
  return lower >= 97 && lower <= 102 ? lower - 87 : undefined
}

function unpack(bytes: Buffer, budget: number): Buffer | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: Math.max(1, budget) })
  } catch {
    return undefined
  }
}
