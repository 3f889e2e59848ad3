import { join } from 'node:path'
import { Piscina } from 'piscina'
import type { PrintedDocument } from './render-document'
import type { PrintedPriceList } from './render-price-list'
import { formatDocumentNumber } from './document-content'
import type { DocumentRow } from './issue-documents'

const MAX_MS = 20_000
const IDLE_MS = 30_000
/** A hundred lines take a tenth of a second. */
const MAX_WAITING = 64

/** A document as a file. */
export interface DocumentFile {
  filename: string
  content: Buffer
  contentType: 'application/pdf'
}

let pool: Piscina<PrintedDocument | PrintedPriceList, Uint8Array> | undefined

/** A thread with the library and its fonts, which ends when it is idle: at rest they take no memory. */
function thread() {
  if (pool) return pool
  pool = new Piscina({
    filename: join(__dirname, 'document-worker.ts'),
    name: 'render',
    execArgv: ['--require', 'tsx/cjs'],
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MAX_WAITING,
    idleTimeout: IDLE_MS,
  })
  // Without a listener an error of the thread would end the process; the affected task rejects anyway.
  pool.on('error', () => {})
  return pool
}

/** Renders a document as a PDF. */
export async function documentFile(row: DocumentRow): Promise<DocumentFile> {
  const { kind, issuedOn, issuedAt, content } = row
  const number = formatDocumentNumber(row)
  const document = { kind, number, issuedOn, issuedAt, content }
  const bytes = await thread().run(document, { signal: AbortSignal.timeout(MAX_MS) })
  return { filename: `${number}.pdf`, content: Buffer.from(bytes), contentType: 'application/pdf' }
}

/** Renders a price list as a PDF. */
export async function priceListFile(list: PrintedPriceList): Promise<Buffer> {
  return Buffer.from(await thread().run(list, { name: 'priceList', signal: AbortSignal.timeout(MAX_MS) }))
}
