import type { PageDocument } from '../render-pool/prepared-set'
import type { WantedDocument } from '../documents/document-cache'
import type { ServedDocument } from '../documents/ready-document'

/** A rendered document with this text; public unless its status says otherwise. */
export function documentOf(html: string, changes: Partial<PageDocument> = {}): PageDocument {
  const cache = (changes.status ?? 200) === 200 ? 'public' : 'private'
  return { status: 200, html, inlineStyles: [], scriptHashes: [], cache, failures: [], ...changes }
}

/** A document that is rendered like this, without limits. */
export function wantedOf(key: string, render: WantedDocument['render'], hasRevision = false): WantedDocument {
  return { key, hasRevision, render, admit: (work) => work() }
}

/** The text that a visitor gets. */
export const textOf = async (served: ServedDocument): Promise<string> => (await served.body('identity')).toString()
