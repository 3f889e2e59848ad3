import { readFile } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { pdfProblem, type PdfProblem } from './inspect-pdf'

/** What a file is by its content, and why it cannot be taken if it is a PDF with something in it. */
export interface Inspection {
  extension?: string
  problem?: PdfProblem
}

/** Looks into a file on a thread of its own, where a file made to take long blocks no request. */
export async function inspect(path: string): Promise<Inspection> {
  const bytes = await readFile(path)
  const extension = (await fileTypeFromBuffer(bytes))?.ext
  return { extension, problem: extension === 'pdf' ? pdfProblem(bytes) : undefined }
}
