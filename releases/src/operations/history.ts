import type { AuditEntry } from '../contract'
import { assertKnownPart } from './known-part'
import type { RegistryContext } from './registry-context'

/** Filter of audit entries; `limit` counts from the newest. */
export interface HistoryRequest {
  part?: string
  limit?: number
}

/** The audit log without the pointers, newest first. */
export async function history(
  context: Pick<RegistryContext, 'store' | 'signer' | 'knownParts'>,
  { part, limit = 50 }: HistoryRequest,
): Promise<AuditEntry[]> {
  if (part !== undefined) await assertKnownPart(context, part)
  const entries = await context.store.listAudit()
  const selected =
    part === undefined ? entries : entries.filter(({ changes }) => changes.some((change) => change.part === part))
  return selected
    .reverse()
    .slice(0, limit)
    .map(({ pointer: _pointer, ...entry }) => entry)
}
