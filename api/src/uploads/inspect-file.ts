import { readFile } from 'node:fs/promises'
import { invalid } from '../failure'
import { EXTENSIONS, KIND_NAMES, type FileKind } from './file-kinds'
import type { inspectionThread } from './inspection-thread'
import type { ReceivedFile } from './receive-form'
import { MAX_FORM_COST, pictureCost, redrawPicture } from './redraw-picture'
import type { FileRule } from './upload-rules'

/** A file whose content was looked at: pictures are drawn anew, so that nothing but pixels is left of them. */
export interface InspectedFile {
  bytes: Buffer
  mediaType: string
  extension: FileKind
}

const PDF_PROBLEMS = {
  broken: 'We could not read this PDF. Please choose another.',
  active: 'This PDF is locked or has programs or files in it. Please print it to a new PDF, or send a picture of it.',
}

/** Takes the files of a form by what they hold, not by what they say they are; throws 422 for other kinds than wanted, and for pictures beyond the pixel budget before any is decoded. */
export async function inspectFiles(
  files: ReceivedFile[],
  { field, kinds }: Pick<FileRule, 'field' | 'kinds'>,
  thread: ReturnType<typeof inspectionThread>,
): Promise<InspectedFile[]> {
  const refuse = (why: string) => invalid([{ field, message: why }])
  const unreadable = () => refuse('We could not read this picture. Please choose another.')
  const wanted = kinds.map((kind) => KIND_NAMES[kind]).join(', ')

  async function kindOf({ path, extension }: ReceivedFile): Promise<FileKind> {
    const held = await thread.inspect(path).catch((): Awaited<ReturnType<typeof thread.inspect>> => ({}))
    const kind = kinds.find((one) => one === held.extension)
    if (!kind || !EXTENSIONS[kind].includes(extension)) throw refuse(`Please choose a file of the kinds ${wanted}.`)
    if (held.problem) throw refuse(PDF_PROBLEMS[held.problem])
    return kind
  }

  async function take(path: string, kind: FileKind): Promise<InspectedFile> {
    if (kind === 'pdf') return { bytes: await readFile(path), mediaType: 'application/pdf', extension: 'pdf' }
    const bytes = await redrawPicture(path).catch(() => {
      throw unreadable()
    })
    return { bytes, mediaType: 'image/webp', extension: 'webp' }
  }

  const found: { path: string; kind: FileKind }[] = []
  let cost = 0
  for (const file of files) {
    const kind = await kindOf(file)
    found.push({ path: file.path, kind })
    if (kind === 'pdf') continue
    const own = await pictureCost(file.path).catch(() => {
      throw unreadable()
    })
    if (own === Infinity) throw refuse('This picture has too many pixels. Please choose a smaller one.')
    cost += own
    if (cost > MAX_FORM_COST) throw refuse('These pictures are too large together. Please send fewer, or smaller ones.')
  }
  const taken: InspectedFile[] = []
  for (const { path, kind } of found) taken.push(await take(path, kind))
  return taken
}
