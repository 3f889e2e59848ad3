import type { FailureKind } from '@shop/shared-api/contract'
import { readDocumentToken } from '../release-set/document-token'

/** A version that failed in this browser, and its replacement (null: none was left). */
export interface PartFailure {
  part: string
  version: string
  to: string | null
  cause: unknown
  kind: FailureKind
}

/** Reports a failed part to the document server, which forwards it to the release registry. Never throws. */
export function reportFailure({ part, version, to, cause, kind }: PartFailure): void {
  const message = (cause instanceof Error ? cause.message : String(cause)).slice(0, 300)
  const path = location.pathname.slice(0, 512)
  const report = {
    document: readDocumentToken(),
    part,
    version,
    to,
    message,
    path,
    stack: cause instanceof Error ? String(cause.stack).slice(0, 2000) : '',
    cause: isOfApi(cause) ? 'api' : 'code',
    // By webpack's name for it.
    kind: cause instanceof Error && cause.name === 'ChunkLoadError' ? 'chunk' : kind,
  }
  navigator.sendBeacon?.('/health/part-failures', new Blob([JSON.stringify(report)], { type: 'application/json' }))
}

/**
 * API and network errors aren't the part's fault; detected by name, since each part may have its own copy of the
 * class.
 */
function isOfApi(cause: unknown): boolean {
  return cause instanceof Error && (cause.name === 'ApiError' || cause.name === 'AxiosError')
}
