import type { Finding, ReleaseManifest } from '../contract'
import type { Prefixes } from '../contract/prefixes'
import type { CodeOfRelease } from '../manifest/read-code'

/** What a part's Node bundle exports. */
export interface PartDescription {
  /** Full path patterns of its routes. */
  routes: readonly string[]
  /** Names of its widgets. */
  widgets: readonly string[]
  /** Text of each of its inline scripts, by screen. */
  scripts: Readonly<Record<string, string>>
}

/** A set of releases under evaluation by the gate. */
export interface CandidateSet {
  /** Manifest of each part's live version. */
  parts: Readonly<Record<string, ReleaseManifest>>
  /** Registered path prefixes of each part. */
  prefixes: Prefixes
  /** What the built code of the moving parts offers, where it could be run. */
  described: Readonly<Record<string, PartDescription>>
  /** What the files of the parts contain, where they could be read and match their hashes. */
  code: Readonly<Record<string, CodeOfRelease>>
  /** Known parts that were never live. */
  absent: readonly string[]
  /** Version of the API, null if unknown. */
  apiVersion: string | null
  /** Per part, problems of stored files that are missing or changed. */
  damage: Readonly<Record<string, readonly string[]>>
  /** The parts changed by the move. */
  moving: readonly string[]
  /** Local folder of each part's files; omits parts with files that can't be loaded. */
  folders: Readonly<Record<string, string>>
  /** Per moving part, why its provenance cannot be trusted. */
  forgedProvenance?: Readonly<Record<string, string>>
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
