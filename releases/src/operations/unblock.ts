import type { AuditEntry } from '../contract'
import { ReleaseError } from '../release-error'
import { blockedReleases, digestOf } from './blocked-releases'
import { assertKnownPart } from './known-part'
import { auditDraft, type Actor, type RegistryContext } from './registry-context'

/** The version to unblock, and the reason. */
export interface UnblockRequest {
  part: string
  version: string
  why?: string
}

/** Unblocks a version; nothing goes live. */
export async function unblock(
  context: RegistryContext,
  actor: Actor,
  { part, version, why }: UnblockRequest,
): Promise<AuditEntry> {
  await assertKnownPart(context, part)
  const { store } = context
  if (!why?.trim()) throw new ReleaseError('usage', 'To unblock a version, give a reason: --why "reason".')
  const document = await store.getRelease(part, version)
  const digest = document && digestOf(document.payload)
  if (!digest || !blockedReleases(await store.listAudit()).has(digest)) {
    throw new ReleaseError('not-found', `${part} ${version} is not blocked.`)
  }
  const changes = [{ part, from: null, to: version }]
  return store.appendAudit(auditDraft(actor, { action: 'unblock', why, changes, blocks: [{ part, version, digest }] }))
}
