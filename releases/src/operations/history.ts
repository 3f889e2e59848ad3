import type { AuditEntry } from '../contract'
import type { ReleaseStore } from '../store/release-store'
import { assertKnown } from './publish-release'

/** Which audit entries are wanted; `limit` counts from the newest. */
export interface HistoryRequest {
  part?: string
  limit?: number
}

/** The audit, newest first. */
export async function history(
  { store, knownParts }: { store: ReleaseStore; knownParts: readonly string[] },
  { part, limit = 50 }: HistoryRequest,
): Promise<AuditEntry[]> {
  if (part !== undefined) assertKnown(knownParts, part)
  const entries = await store.listAudit()
  const wanted =
    part === undefined ? entries : entries.filter(({ changes }) => changes.some((one) => one.part === part))
  return wanted.reverse().slice(0, limit)
}
