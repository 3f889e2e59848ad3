import { inflateSync } from 'node:zlib'

/** PDF names that run actions, embed files, or hide content. */
const ACTIVE =
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|Encrypt|GoToE|ImportData|SubmitForm)(?![A-Za-z0-9])/
/** Markup that makes a browser treat a file as a page. */
const MARKUP = /<(script|html|body|svg|iframe|object|embed)[\s>/]/i
const HEADER = /^%PDF-[12]\.\d/
/** Programs write little after the end marker; more could be a second file. */
const MAX_AFTER_END = 64
const OBJECT_STREAM = /\/Type\s*\/ObjStm\b[\s\S]{0,400}?\bstream\r?\n/g
/** Maximum total size of unpacked object streams; more is a decompression bomb. */
const MAX_UNPACKED = 16 * 1024 * 1024

/** Why a PDF is rejected. */
export type PdfProblem = 'active' | 'broken'

/**
 * The reason to reject a PDF; undefined for a plain document without actions, embedded files or another file type in
 * disguise.
 */
export function pdfProblem(bytes: Buffer): PdfProblem | undefined {
  const text = bytes.toString('latin1')
  const end = text.lastIndexOf('%%EOF')
  if (!HEADER.test(text) || end < 0 || text.slice(end + 5).trimEnd().length > MAX_AFTER_END) return 'broken'
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

/**
 * Decodes escapes such as `/#4aS` for `/JS`. Written into one buffer, since millions of string replacements would
 * fill the heap.
 */
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

/** The byte encoded by two hexadecimal digits at this index; undefined if they are none. */
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
