import type { Finding, ReleaseManifest } from '../contract'

/** A set of releases as the gate looks at it, live now or to be. */
export interface CandidateSet {
  /** Manifest of each part's live version. */
  parts: Readonly<Record<string, ReleaseManifest>>
  /** Known parts that never went live. */
  absent: readonly string[]
  /** Version of the API, null when it could not be asked. */
  apiVersion: string | null
  /** Per part, sentences on stored files that are missing or changed. */
  damage: Readonly<Record<string, readonly string[]>>
  /** The parts that the move changes. */
  moving: readonly string[]
  /** Local folder of each part's files; a part whose files could not be had is missing. */
  folders: Readonly<Record<string, string>>
  /** Per part, why its version was blocked. */
  blocked: Readonly<Record<string, string>>
}

/** One check of the gate: all that is wrong in a set, whoever caused it. */
export type Check = (set: CandidateSet) => Finding[]

/** A finding that stops the move. */
export function refusal(check: Finding['check'], part: string, subject: string, message: string): Finding {
  return { check, severity: 'refusal', part, subject, message }
}

/** A finding that only informs. */
export function warning(check: Finding['check'], part: string, subject: string, message: string): Finding {
  return { check, severity: 'warning', part, subject, message }
}
