import { renderDocument, type PrintedDocument } from './render-document'

/** Renders a document in a worker thread, so that a long one blocks no request. */
export async function render(document: PrintedDocument): Promise<Uint8Array> {
  return new Uint8Array(await renderDocument(document))
}
