import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { invalid } from '../failure'
import { pdfProblem } from './inspect-pdf'

/** Kinds of file that any form of ours takes. */
export type FileKind = 'pdf' | 'jpg' | 'png' | 'webp'

/** A file whose content was looked at: pictures are drawn anew, so that nothing but pixels is left of them. */
export interface InspectedFile {
  bytes: Buffer
  mediaType: string
  extension: FileKind
}

const EXTENSIONS: Record<FileKind, string[]> = { pdf: ['.pdf'], jpg: ['.jpg', '.jpeg'], png: ['.png'], webp: ['.webp'] }
const NAMES: Record<FileKind, string> = { pdf: 'PDF', jpg: 'JPEG', png: 'PNG', webp: 'WebP' }
/** A picture of more pixels is refused before it is unpacked. */
const MOST_PIXELS = 40_000_000
/** Pictures larger than this in either direction are made smaller. */
const LONGEST_SIDE = 2400

const PDF_PROBLEMS = {
  broken: 'We could not read this PDF. Please choose another.',
  active: 'This PDF is locked or has programs or files in it. Please print it to a new PDF, or send a picture of it.',
}

/** Takes a file by what it holds, not by what it says it is; throws 422 on anything else than the kinds wanted. */
export async function inspectFile(
  { bytes, extension }: { bytes: Buffer; extension: string },
  { field, kinds }: { field: string; kinds: readonly FileKind[] },
): Promise<InspectedFile> {
  const refuse = (why: string) => invalid([{ field, message: why }])
  const wanted = kinds.map((kind) => NAMES[kind]).join(', ')
  const held = await fileTypeFromBuffer(bytes)
  const kind = kinds.find((one) => one === held?.ext)
  if (!kind || !EXTENSIONS[kind].includes(extension)) throw refuse(`Please choose a file of the kinds ${wanted}.`)
  if (kind === 'pdf') {
    const problem = pdfProblem(bytes)
    if (problem) throw refuse(PDF_PROBLEMS[problem])
    return { bytes, mediaType: 'application/pdf', extension: 'pdf' }
  }
  const drawn = await drawAnew(bytes).catch(() => {
    throw refuse('We could not read this picture. Please choose another.')
  })
  return { bytes: drawn, mediaType: 'image/webp', extension: 'webp' }
}

const drawAnew = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false })
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
