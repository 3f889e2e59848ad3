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
/** An object stream that unpacks to more is a bomb. */
const MOST_UNPACKED = 8 * 1024 * 1024

/** Says why a PDF cannot be taken, undefined when it is a plain document: nothing in it runs, carries other files, or passes for another kind of file. */
export function pdfProblem(bytes: Buffer): 'active' | 'broken' | undefined {
  const text = bytes.toString('latin1')
  const end = text.lastIndexOf('%%EOF')
  if (!HEADER.test(text) || end < 0 || text.slice(end + 5).trimEnd().length > MOST_AFTER_END) return 'broken'
  if (isActive(text) || MARKUP.test(text)) return 'active'
  for (const match of text.matchAll(OBJECT_STREAM)) {
    const unpacked = unpack(bytes.subarray(match.index + match[0].length))
    if (unpacked === undefined) return 'broken'
    if (isActive(unpacked)) return 'active'
  }
  return undefined
}

/** `/#4aS` is another way to write `/JS`. */
const isActive = (text: string) =>
  ACTIVE.test(text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))))

function unpack(bytes: Buffer): string | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: MOST_UNPACKED }).toString('latin1')
  } catch {
    return undefined
  }
}
