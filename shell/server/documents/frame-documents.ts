import type { CardFields } from '@shop/releases'
import type { PreparedSet } from '../render-pool/prepared-set'
import { readyDocument, type ServedDocument } from './ready-document'

/**
 * The frame alone, which the browser fills: sent with 503 while the server can't render. It is the same at every URL,
 * so each release set has one.
 */
export function createFrameDocuments(cardFields?: CardFields): (prepared: PreparedSet) => Promise<ServedDocument> {
  const made = new WeakMap<PreparedSet, Promise<ServedDocument>>()

  async function make({ renderer, set }: PreparedSet): Promise<ServedDocument> {
    const rendered = await renderer.render('/', { inBrowser: set })
    return { ...readyDocument({ ...rendered, status: 503, cache: 'private' }, cardFields), isFrame: true }
  }

  return (prepared) => {
    const document = made.get(prepared) ?? make(prepared)
    made.set(prepared, document)
    document.catch(() => made.delete(prepared))
    return document
  }
}
