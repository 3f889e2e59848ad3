import { renderDocument, type PrintedDocument } from './render-document'
import { renderPriceList, type PrintedPriceList } from './render-price-list'

/** Renders a document in a worker thread, so that a long one blocks no request. */
export async function render(document: PrintedDocument): Promise<Uint8Array> {
  return new Uint8Array(await renderDocument(document))
}

/** Renders a price list in the same thread. */
export async function priceList(list: PrintedPriceList): Promise<Uint8Array> {
  return new Uint8Array(await renderPriceList(list))
}
