import { randomUUID } from 'node:crypto'
import type { AuditDraft } from '../contract'
import type { RenderSamples } from '../gate/sample-findings'
import type { Signer } from '../signing/signer'
import type { ReleaseStore } from '../store/release-store'

/** What every operation works with. */
export interface RegistryContext {
  store: ReleaseStore
  signer: Signer
  /** Names that may be published. */
  knownParts: readonly string[]
  /** Version of the API that the live parts talk to, null when nobody can tell. */
  apiVersion: string | null
  /** Where visitors find the shop, for links to it; left out, links are without an origin. */
  shopUrl?: string
  /** Renders sample paths of a candidate set; left out, the gate says that it was not done. */
  renderSamples?: RenderSamples
}

/** Who asks: a name for the audit, and what their token allows. */
export interface Actor {
  by: string
  role: string
}

/** An audit entry of now. */
export function auditDraft(
  actor: Actor,
  draft: Pick<AuditDraft, 'action' | 'changes'> & Partial<AuditDraft>,
): AuditDraft {
  return {
    id: randomUUID(),
    at: new Date().toISOString(),
    outcome: 'done',
    by: actor.by,
    role: actor.role,
    why: null,
    revision: null,
    findings: [],
    ...draft,
  }
}
