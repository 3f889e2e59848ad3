/** A version that failed in this browser, and the version that took its place (null: none was left). */
export interface PartFailure {
  part: string
  version: string
  to: string | null
  cause: unknown
}

/** Tells the document server of a failed part, which passes it on to the release registry. Never throws. */
export function reportFailure({ part, version, to, cause }: PartFailure): void {
  const message = cause instanceof Error ? cause.message : String(cause)
  const body = JSON.stringify({ part, version, to, message: message.slice(0, 300), path: location.pathname })
  navigator.sendBeacon?.('/health/part-failures', new Blob([body], { type: 'application/json' }))
}
