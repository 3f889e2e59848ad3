import type { AuditEntry } from '../contract'
import type { ReleaseStore } from '../store/release-store'
import { assertKnownPart } from './publish-release'

/** Filter of audit entries; `limit` counts from the newest. */
export interface HistoryRequest {
  part?: string
  limit?: number
}

/** The audit log, newest first. */
export async function history(
  { store, knownParts }: { store: ReleaseStore; knownParts: readonly string[] },
  { part, limit = 50 }: HistoryRequest,
): Promise<AuditEntry[]> {
  if (part !== undefined) assertKnownPart(knownParts, part)
  const entries = await store.listAudit()
  const selected =
    part === undefined ? entries : entries.filter(({ changes }) => changes.some((change) => change.part === part))
  return selected.reverse().slice(0, limit)
}
