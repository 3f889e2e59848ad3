import type { AuditEntry } from '../contract'
import { assertKnownPart } from '../operations/known-part'
import { readPointer } from '../operations/read-pointer'
import { auditDraft, type Actor, type RegistryContext } from '../operations/registry-context'
import { ReleaseError } from '../release-error'
import type { Comparison } from '../signals/compare-versions'
import { guardState, guardStates, type GuardState } from './guard-state'
import { judgeNow, measuredVisits, type StageVerdict } from './judge-stage'

/** A guarded promotion with the figures that decide about it. */
export interface GuardStatus extends GuardState {
  visits: number
  comparisons: Comparison[]
  verdict: StageVerdict
}

/** The guarded promotions on their way. */
export async function listGuards({ store, signer }: Pick<RegistryContext, 'store' | 'signer'>): Promise<GuardStatus[]> {
  const states = guardStates(await store.listAudit(), await readPointer(store, signer))
  return Promise.all(
    states.map(async (state) => {
      const judged = await judgeNow(store, state)
      return { ...state, ...judged, visits: measuredVisits(judged.comparisons) }
    }),
  )
}

/** The part whose guarded promotion to pause or resume, and the reason. */
export interface GuardRequest {
  part: string
  step: 'pause' | 'resume'
  why?: string
}

/** Pauses a guarded promotion at its stage, or lets it go on; the pointer doesn't move. */
export async function changeGuard(
  context: RegistryContext,
  actor: Actor,
  { part, step, why }: GuardRequest,
): Promise<AuditEntry> {
  await assertKnownPart(context, part)
  const { store, signer } = context
  const state = guardState(await store.listAudit(), await readPointer(store, signer), part)
  if (!state)
    throw new ReleaseError('not-found', `${part} has no guarded promotion. Start one: promote ${part}@1.2.0 --guarded`)
  if ((state.paused !== null) === (step === 'pause'))
    throw new ReleaseError(
      'conflict',
      `The guarded promotion of ${part} is ${state.paused ? 'paused already' : 'not paused'}.`,
    )
  const changes = [{ part, from: state.live, to: state.candidate }]
  return store.appendAudit(auditDraft(actor, { action: step, why: why?.trim() || null, changes }))
}
