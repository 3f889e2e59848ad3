import type {
  AuditDraft,
  AuditEntry,
  HealthReport,
  HealthReportInput,
  ReleaseManifest,
  SignedDocument,
} from '../contract'
import type { ErrorBatch, ErrorRollup } from '../contract/errors'
import type { SignalBatch, SignalRollup } from '../contract/signals'

/** Signals and errors of older hours are deleted. */
export const SIGNAL_RETENTION_DAYS = 30

/** A release to store: `folder` contains the manifest's files, which are verified again while copied. */
export interface IncomingRelease {
  manifest: ReleaseManifest
  document: SignedDocument
  folder: string
  entry: AuditDraft
}

/** Decides on a new pointer and its audit entry from the stored state. */
export type RestorePointer = (
  stored: SignedDocument | null,
  audit: readonly AuditEntry[],
) => { next: SignedDocument; entry: AuditDraft } | null

/** Decides on a new list of revoked previews from the stored state; without an entry it is only signed again. */
export type ReviseRevocations = (
  audit: readonly AuditEntry[],
  stored: SignedDocument | null,
) => { next: SignedDocument; entry?: AuditDraft } | null

/** What a document server needs from a store: reading, and notifications of moves. */
export interface ReleaseReader {
  /** Folder or URL, for messages. */
  readonly location: string
  /** The signed `release.json` of one version, or null. */
  getRelease(part: string, version: string): Promise<SignedDocument | null>
  /** Versions of a part, oldest first by semantic order. */
  listVersions(part: string): Promise<string[]>
  /** A local folder with all files of one version, next to their compressed copies (`.br`, `.gz`). */
  folderOf(part: string, version: string): Promise<string>
  /** Deletes local copies of versions that were removed from the registry. */
  pruneCache(): Promise<void>
  /** The signed pointer, or null before the first move; never partially written. */
  readPointer(): Promise<SignedDocument | null>
  /** The audit entry of the last move, or null before the first; absent where a release server compares it. */
  lastMove?(): Promise<AuditEntry | null>
  /**
   * Calls back at once, then soon after each move and each revoked preview (within 250 ms in a folder); also without
   * either at times, so compare the revision. Returns a function that stops watching.
   */
  watch(onChange: () => void): () => void
  /** The signed list of revoked previews, or null before the first one. */
  readRevocations(): Promise<SignedDocument | null>
  /** Adds what a document server counted since its last report. */
  reportHealth(report: HealthReportInput): Promise<void>
  /** Adds what a document server counted of visits since its last batch. */
  reportSignals(batch: SignalBatch): Promise<void>
  /** Adds errors that browsers reported to a document server since its last batch. */
  reportErrors(batch: ErrorBatch): Promise<void>
  /** The secret that all document servers of a shop use to sign document tokens, created on first read. */
  readHealthKey(): Promise<Buffer>
  /** Whether a published version was ever live or a canary; other versions need a preview. */
  wasReleased(part: string, version: string): Promise<boolean>
  /** Rejects unless the store responds; reads no release. */
  ping(): Promise<void>
  /** Closes connections; no calls are allowed afterwards. */
  close(): Promise<void>
}

/**
 * Stores releases, the pointer and the audit log. A store keeps bytes and order without knowing keys: its callers
 * create and verify signatures.
 */
export interface ReleaseStore extends ReleaseReader {
  /** Stores an immutable version; `unchanged` when the same bytes exist, a conflict when others do. */
  putRelease(release: IncomingRelease): Promise<'stored' | 'unchanged'>
  /** Whether this version exists with exactly this manifest; a conflict when it exists with another. */
  hasRelease(part: string, version: string, payload: string): Promise<boolean>
  listParts(): Promise<string[]>
  /** Replaces the pointer and writes the entry atomically, or throws a conflict at another revision. */
  movePointer(expectedRevision: number, next: SignedDocument, entry: AuditDraft): Promise<AuditEntry>
  /**
   * Replaces a pointer that readers refuse, as its only writer. `restore` receives the stored pointer (null if there is
   * none or it is damaged) and the audit log; null changes nothing.
   */
  restorePointer(restore: RestorePointer): Promise<void>
  /** Replaces the list of revoked previews, as its only writer, and writes the entry. */
  reviseRevocations(revise: ReviseRevocations): Promise<void>
  /** The audit entry of the last move, or null before the first. */
  lastMove(): Promise<AuditEntry | null>
  appendAudit(entry: AuditDraft): Promise<AuditEntry>
  /** The complete audit log, oldest first. */
  listAudit(): Promise<AuditEntry[]>
  /** Health reports after a cursor, oldest first, with the next cursor; null starts an hour ago. */
  readHealth(cursor: string | null): Promise<{ reports: HealthReport[]; cursor: string }>
  /** Signals of each version and hour, from the hour of this time (ISO) on. */
  readSignals(since: string): Promise<SignalRollup[]>
  /** Errors of each version and hour, from the hour of this time (ISO) on. */
  readErrors(since: string): Promise<ErrorRollup[]>
  /** The signed provenance of a version, null for one of older registries. */
  getProvenance(part: string, version: string): Promise<SignedDocument | null>
  /** Stores or replaces the signed provenance of a stored version. */
  putProvenance(part: string, version: string, document: SignedDocument): Promise<void>
  /** Runs `look` on a version's stored files, never on a cached copy. */
  inspect<T>(part: string, version: string, look: (folder: string) => Promise<T>): Promise<T>
  /**
   * Permanently removes a version's files, as the store's only writer; its number stays taken. With `isUnused` it is
   * removed only if that is true of the audit log then. Returns whether it was removed.
   */
  removeRelease(
    part: string,
    version: string,
    entry: AuditDraft,
    isUnused?: (audit: readonly AuditEntry[]) => boolean,
  ): Promise<boolean>
  /** Replaces the signature of a release over the same bytes. */
  resignRelease(part: string, version: string, document: SignedDocument): Promise<void>
  /** The same for the pointer; a conflict when it has moved. */
  resignPointer(document: SignedDocument): Promise<void>
}

/** The methods of a store for its versions and their files. */
export type VersionMethods = Pick<
  ReleaseStore,
  | 'getRelease'
  | 'hasRelease'
  | 'putRelease'
  | 'listParts'
  | 'listVersions'
  | 'folderOf'
  | 'inspect'
  | 'removeRelease'
  | 'resignRelease'
  | 'getProvenance'
  | 'putProvenance'
>
