import { documentHeaders, type CardFields } from '@shop/releases'
import { encodedText, type EncodedText } from '../http/encoding'
import type { PageDocument } from '../render-pool/prepared-set'

/** What is known of a rendered document, apart from its text. */
export type DocumentOutcome = Pick<PageDocument, 'status' | 'cache' | 'location' | 'failures'>

/** A rendered document with its headers and the encodings requested so far. */
export interface ReadyDocument extends Pick<EncodedText, 'body'> {
  outcome: DocumentOutcome
  headers: Record<string, string>
}

/** A document as a visitor gets it. */
export interface ServedDocument extends ReadyDocument {
  /** Its age when it replaces one that could not be rendered. */
  staleSeconds?: number
  /** Whether API calls failed during rendering, so that no cache may store it. */
  isPartial?: boolean
  /** Whether it is the frame alone, because the server was too busy to render. */
  isFrame?: boolean
}

/** Makes a document ready to be sent any number of times. */
export function readyDocument(
  rendered: PageDocument,
  cardFields?: CardFields,
  devServer?: string,
): ReadyDocument & EncodedText {
  const { status, cache, location, failures } = rendered
  const headers = documentHeaders(rendered, cardFields, devServer)
  return { outcome: { status, cache, location, failures }, headers, ...encodedText(rendered.html) }
}
