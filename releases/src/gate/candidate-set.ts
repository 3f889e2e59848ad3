import type { Finding, ReleaseManifest } from '../contract'

/** A set of releases under evaluation by the gate. */
export interface CandidateSet {
  /** Manifest of each part's live version. */
  parts: Readonly<Record<string, ReleaseManifest>>
  /** Known parts that were never live. */
  absent: readonly string[]
  /** Version of the API, null if unknown. */
  apiVersion: string | null
  /** Per part, problems of stored files that are missing or changed. */
  damage: Readonly<Record<string, readonly string[]>>
  /** The parts changed by the move. */
  moving: readonly string[]
  /** Local folder of each part's files; parts whose files can't be loaded are omitted. */
  folders: Readonly<Record<string, string>>
  /** Per part, why its version is blocked. */
  blocked: Readonly<Record<string, string>>
}

/** A check of the gate: every problem in a set, with any cause. */
export type Check = (set: CandidateSet) => Finding[]

/** A finding that stops the move. */
export function refusal(check: Finding['check'], part: string, subject: string, message: string): Finding {
  return { check, severity: 'refusal', part, subject, message }
}

/** A finding that only informs. */
export function warning(check: Finding['check'], part: string, subject: string, message: string): Finding {
  return { check, severity: 'warning', part, subject, message }
}
