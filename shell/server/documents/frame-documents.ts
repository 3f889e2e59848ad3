import type { Api } from '@shop/shared-api'
import type { PreparedSet } from '../release-set/prepare-set'
import { readyDocument, type ServedDocument } from './document-cache'
import type { CardFields } from './security-headers'

interface FrameOptions {
  /** Unused: the frame's loaders run in the browser. */
  api: Api
  origin: string
  cardFields?: CardFields
}

/**
 * The frame alone, which the browser fills: sent with 503 while the server can't render. It is the same at every URL,
 * so each release set has one.
 */
export function createFrameDocuments({
  api,
  origin,
  cardFields,
}: FrameOptions): (prepared: PreparedSet) => Promise<ServedDocument> {
  const made = new WeakMap<PreparedSet, Promise<ServedDocument>>()

  async function make({ renderer, set }: PreparedSet): Promise<ServedDocument> {
    const rendered = await renderer.render(new Request(origin), { api }, { inBrowser: set })
    return { ...readyDocument({ ...rendered, status: 503, cache: 'private' }, cardFields), isFrame: true }
  }

  return (prepared) => {
    const document = made.get(prepared) ?? make(prepared)
    made.set(prepared, document)
    document.catch(() => made.delete(prepared))
    return document
  }
}
