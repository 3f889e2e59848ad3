import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** The reader imports its own modules, which Jest's modules cannot. */
const READER = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { extractText, getDocumentProxy } = require(workerData.reader)
  getDocumentProxy(workerData.bytes)
    .then((pdf) => extractText(pdf, { mergePages: true }))
    .then(({ totalPages, text }) => parentPort.postMessage({ pages: totalPages, text }))`

/** The text of a PDF by an independent reader, with single spaces, and its number of pages. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string; pages: number }> {
  const workerData = { bytes: new Uint8Array(bytes), reader: require.resolve('unpdf') }
  const [{ text, pages }] = (await once(new Worker(READER, { eval: true, workerData }), 'message')) as [
    { text: string; pages: number },
  ]
  return { text: text.replace(/\s+/g, ' '), pages }
}
