import type { AuditDraft, AuditEntry } from '../contract'
import { activePreviews, type ActivePreview } from '../preview/active-previews'
import { revocationList } from '../preview/revocations'
import { ReleaseError } from '../release-error'
import type { ReleaseStore } from '../store/release-store'
import { auditDraft, type Actor, type RegistryContext } from './registry-context'

/** The preview to revoke. */
export interface RevokeRequest {
  id: string
  why?: string
}

/** The previews with working links, newest first. */
export async function listPreviews({ store }: { store: Pick<ReleaseStore, 'listAudit'> }): Promise<ActivePreview[]> {
  return activePreviews(await store.listAudit())
}

/** An active preview by its id. */
export function previewById(active: readonly ActivePreview[], id: string): ActivePreview {
  const found = active.find((preview) => preview.id === id)
  if (found) return found
  const ids = active.map((preview) => preview.id).join(', ')
  throw new ReleaseError(
    'not-found',
    `There is no active preview ${id}. ${ids === '' ? 'None is active' : `Active are ${ids}`}.`,
  )
}

/** Ends a preview: document servers refuse its link within seconds. */
export async function revokePreview(
  { store, signer }: Pick<RegistryContext, 'store' | 'signer'>,
  actor: Actor,
  { id, why }: RevokeRequest,
): Promise<ActivePreview> {
  let revoked: ActivePreview | undefined
  await store.reviseRevocations((audit) => {
    revoked = previewById(activePreviews(audit), id)
    const entry = revocationEntry(actor, revoked, why)
    return { next: signer.sign(revocationList([...audit, entry])), entry }
  })
  if (!revoked) throw new Error('The store did not revoke the preview')
  return revoked
}

function revocationEntry(actor: Actor, { id, until, versions }: ActivePreview, why: string | undefined): AuditDraft {
  const changes: AuditEntry['changes'] = versions.map(({ part, version }) => ({ part, from: null, to: version }))
  return auditDraft(actor, { action: 'revoke', changes, why: why ?? null, preview: { id, until } })
}
