import { readFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { pdfProblem, type PdfProblem } from './inspect-pdf'

/** A file's type by content, and the problem of a rejected PDF. */
export interface Inspection {
  extension?: string
  problem?: PdfProblem
}

/** Inspects a file in a worker thread, so that a slow file blocks no request. */
export async function inspect(path: string): Promise<Inspection> {
  const bytes = await readFile(path)
  const extension = (await fileTypeFromBuffer(bytes))?.ext
  return { extension, problem: extension === 'pdf' ? pdfProblem(bytes) : undefined }
}
