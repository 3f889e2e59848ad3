import type {
  AuditDraft,
  AuditEntry,
  HealthReport,
  HealthReportInput,
  ReleaseManifest,
  SignedDocument,
} from '../contract'

/** A release on its way into a store: `folder` holds the manifest's files, checked again as they are copied. */
export interface IncomingRelease {
  manifest: ReleaseManifest
  document: SignedDocument
  folder: string
  entry: AuditDraft
}

/** What a document server needs of a store: read, and be told of moves. */
export interface ReleaseReader {
  /** For messages: the folder or URL. */
  readonly location: string
  /** The signed `release.json` of one version, or null. */
  getRelease(part: string, version: string): Promise<SignedDocument | null>
  /** A local folder with all files of one version, compressed copies (`.br`, `.gz`) beside them. */
  folderOf(part: string, version: string): Promise<string>
  /** Frees what local copies of versions take that were removed from the registry. */
  forgetRemoved(): Promise<void>
  /** The signed pointer, or null before the first move; never a torn one. */
  readPointer(): Promise<SignedDocument | null>
  /**
   * Calls back at once, then soon (250 ms at most in a folder) after each move by anyone; also now and then
   * without a move, so look at the revision. Returns the way to stop.
   */
  watch(onChange: () => void): () => void
  /** Adds what a document server counted since its last report. */
  reportHealth(report: HealthReportInput): Promise<void>
  /** The secret that all document servers of a shop sign document tokens with, made when it is first read. */
  readHealthKey(): Promise<Buffer>
  /** Whether a published version was ever live or a canary: other versions need a preview. */
  wasReleased(part: string, version: string): Promise<boolean>
  /** Rejects unless the store answers; reads no release. */
  ping(): Promise<void>
  /** Lets go of connections; nothing may be asked afterwards. */
  close(): Promise<void>
}

/**
 * Where releases, the pointer and the audit live. A store keeps bytes and order and knows no keys:
 * signatures are made and checked by its callers.
 */
export interface ReleaseStore extends ReleaseReader {
  /** Keeps one immutable version; `unchanged` when the same bytes are there, a conflict when others are. */
  putRelease(release: IncomingRelease): Promise<'stored' | 'unchanged'>
  /** Whether this version is kept with exactly this manifest; a conflict when it is kept with another. */
  hasRelease(part: string, version: string, payload: string): Promise<boolean>
  listParts(): Promise<string[]>
  /** Versions of a part, oldest first by semantic order. */
  listVersions(part: string): Promise<string[]>
  /** Replaces the pointer and writes the entry as one step, or throws a conflict when the revision is another. */
  movePointer(expectedRevision: number, next: SignedDocument, entry: AuditDraft): Promise<AuditEntry>
  appendAudit(entry: AuditDraft): Promise<AuditEntry>
  /** The whole audit, oldest first. */
  listAudit(): Promise<AuditEntry[]>
  /** Health reports after a cursor, oldest first, with the cursor to go on from; null begins an hour back. */
  readHealth(cursor: string | null): Promise<{ reports: HealthReport[]; cursor: string }>
  /** Lets `look` see a version's files as they are stored, never a copy that was unpacked before. */
  inspect<T>(part: string, version: string, look: (folder: string) => Promise<T>): Promise<T>
  /** Removes a version's files for good; its number stays taken. */
  removeRelease(part: string, version: string, entry: AuditDraft): Promise<void>
  /** Puts another key's signature over the same bytes of a release. */
  resignRelease(part: string, version: string, document: SignedDocument): Promise<void>
  /** The same for the pointer; a conflict when it has moved meanwhile. */
  resignPointer(document: SignedDocument): Promise<void>
}
