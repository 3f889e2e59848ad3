import { randomUUID } from 'node:crypto'
import type { AuditDraft } from '../contract'
import type { Prefixes } from '../contract/prefixes'
import type { InspectSet } from '../gate/inspect-set'
import type { Confinement } from '../renderer/confinement'
import type { Keyring } from '../signing/keyring'
import type { Signer } from '../signing/signer'
import type { NewestPointer } from '../store/newest-pointer'
import type { ReleaseStore } from '../store/release-store'

/** The dependencies of every operation. */
export interface RegistryContext {
  store: ReleaseStore
  signer: Signer
  /** Opens provenance of this registry and of those that it trusts as sources; default: its own. */
  attestors?: Keyring
  /** The newest pointer that this machine accepted; a repair goes beyond it. */
  newest?: NewestPointer
  /** Names that may be published. */
  knownParts: readonly string[]
  /** Prefixes of the parts in the list, for a registry without registered ones. */
  seedPrefixes?: () => Prefixes
  /** Version of the API that the live parts call, null if unknown. */
  apiVersion: string | null
  /** Public address of the shop for links; without it, links have no origin. */
  shopUrl?: string
  /** Renders and opens the sample pages of a candidate set; without it, the gate reports that nothing was inspected. */
  inspect?: InspectSet
  /** How this process confines the renderers of its gate. */
  confinement?: () => Promise<Pick<Confinement, 'leavesOpen'> & { name: string }>
}

/** The caller: a name for the audit log, and the token's role. */
export interface Actor {
  by: string
  role: string
  /** The commit that a pipeline runs at, as its issuer says. */
  commit?: string
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
