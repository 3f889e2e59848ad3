import { readFile } from 'node:fs/promises'
import { invalid } from '../failure'
import { EXTENSIONS, KIND_NAMES, type FileKind } from './file-kinds'
import type { inspectionThread } from './inspection-thread'
import type { ReceivedFile } from './receive-form'
import { MAX_FORM_COST, pictureCost, redrawPicture } from './redraw-picture'
import type { FileRule } from './upload-rules'

/** A sanitized file: pictures are re-encoded, so that only their pixels remain. */
export interface InspectedFile {
  bytes: Buffer
  mediaType: string
  extension: FileKind
}

const PDF_PROBLEMS = {
  broken: 'We could not read this PDF. Please choose another.',
  active: 'This PDF is locked or contains scripts or files. Please print it to a new PDF, or send a picture of it.',
}

/** The acceptable files of a form, and the cost of decoding their pictures in 8-bit pixels. */
export interface MeasuredFiles {
  cost: number
  found: { path: string; kind: FileKind }[]
}

/**
 * Detects the type of a form's files by their content, without decoding them. Throws 422 for other types than allowed
 * and for pictures beyond the pixel budget.
 */
export async function measureFiles(
  files: ReceivedFile[],
  { field, kinds }: Pick<FileRule, 'field' | 'kinds'>,
  thread: ReturnType<typeof inspectionThread>,
): Promise<MeasuredFiles> {
  const refuse = (why: string) => invalid([{ field, message: why }])
  const wanted = kinds.map((kind) => KIND_NAMES[kind]).join(', ')

  async function kindOf({ path, extension }: ReceivedFile): Promise<FileKind> {
    const held = await thread.inspect(path).catch((): Awaited<ReturnType<typeof thread.inspect>> => ({}))
    const kind = kinds.find((candidate) => candidate === held.extension)
    if (!kind || !EXTENSIONS[kind].includes(extension))
      throw refuse(`Please choose a file of one of these types: ${wanted}.`)
    if (held.problem) throw refuse(PDF_PROBLEMS[held.problem])
    return kind
  }

  const found: MeasuredFiles['found'] = []
  let cost = 0
  for (const file of files) {
    const kind = await kindOf(file)
    found.push({ path: file.path, kind })
    if (kind === 'pdf') continue
    const own = await pictureCost(file.path).catch(() => {
      throw unreadable(field)
    })
    if (own === Infinity) throw refuse('This picture has too many pixels. Please choose a smaller one.')
    cost += own
    if (cost > MAX_FORM_COST) throw refuse('These pictures are too large in total. Please send fewer or smaller ones.')
  }
  return { found, cost }
}

/** Sanitizes measured files: pictures are re-encoded. Throws 422 for one that can't be read completely. */
export async function sanitizeFiles({ found }: MeasuredFiles, field: string): Promise<InspectedFile[]> {
  const taken: InspectedFile[] = []
  for (const { path, kind } of found) {
    if (kind === 'pdf') {
      taken.push({ bytes: await readFile(path), mediaType: 'application/pdf', extension: 'pdf' })
      continue
    }
    const bytes = await redrawPicture(path).catch(() => {
      throw unreadable(field)
    })
    taken.push({ bytes, mediaType: 'image/webp', extension: 'webp' })
  }
  return taken
}

const unreadable = (field: string) =>
  invalid([{ field, message: 'We could not read this picture. Please choose another.' }])
