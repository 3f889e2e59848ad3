import { randomUUID } from 'node:crypto'
import type { AuditDraft } from '../contract'
import type { RenderSamples } from '../gate/sample-findings'
import type { Signer } from '../signing/signer'
import type { ReleaseStore } from '../store/release-store'

/** The dependencies of every operation. */
export interface RegistryContext {
  store: ReleaseStore
  signer: Signer
  /** Names that may be published. */
  knownParts: readonly string[]
  /** Version of the API that the live parts call, null if unknown. */
  apiVersion: string | null
  /** Public address of the shop for links; without it, links have no origin. */
  shopUrl?: string
  /** Renders sample paths of a candidate set; without it, the gate reports that they weren't rendered. */
  renderSamples?: RenderSamples
}

/** The caller: a name for the audit log, and the token's role. */
export interface Actor {
  by: string
  role: string
}

/** An audit entry with the current time. */
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
