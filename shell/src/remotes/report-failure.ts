import { readDocumentToken } from '../release-set/document-token'

/** A version that failed in this browser, and the version that took its place (null: none was left). */
export interface PartFailure {
  part: string
  version: string
  to: string | null
  cause: unknown
}

/** Tells the document server of a failed part, which passes it on to the release registry. Never throws. */
export function reportFailure({ part, version, to, cause }: PartFailure): void {
  const message = (cause instanceof Error ? cause.message : String(cause)).slice(0, 300)
  const path = location.pathname.slice(0, 512)
  const kind = isOfApi(cause) ? 'api' : 'code'
  const report = { document: readDocumentToken(), part, version, to, message, path, cause: kind }
  navigator.sendBeacon?.('/health/part-failures', new Blob([JSON.stringify(report)], { type: 'application/json' }))
}

/** What the API or the network caused is no fault of the part; known by name, since each part may carry its own class. */
function isOfApi(cause: unknown): boolean {
  return cause instanceof Error && (cause.name === 'ApiError' || cause.name === 'AxiosError')
}
