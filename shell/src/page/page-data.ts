import type { ReleaseSet } from '@shop/shared-api/contract'
import type { Submission } from '@shop/shared-ui'
import type { HydrationState } from 'react-router-dom'

/** Data of the document for the browser. */
export interface PageData {
  /** Set by dev servers: their scripts have no hashes to check. */
  development?: true
  releaseSet: ReleaseSet
  /** Loader data that the document was rendered with; null when the browser has to render. */
  hydration: HydrationState | null
  /** The posted form that the document answers. */
  submission?: Submission
}

export const pageDataId = 'shop-page'
export const rootId = 'root'

/** Reads what the server inlined. Throws when the document carries none, as no page works without it. */
export function readPageData(): PageData {
  const text = document.getElementById(pageDataId)?.textContent
  if (!text) throw new Error('The document carries no page data.')
  return JSON.parse(text) as PageData
}
