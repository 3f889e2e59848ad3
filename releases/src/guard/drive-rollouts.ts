import { abortCanary } from '../operations/abort-canary'
import { promote } from '../operations/promote'
import { readPointer } from '../operations/read-pointer'
import { auditDraft, type Actor, type RegistryContext } from '../operations/registry-context'
import { ReleaseError } from '../release-error'
import { guardState, type GuardState } from './guard-state'
import { judgeNow, type StageVerdict } from './judge-stage'

/** The actor of a guarded promotion's own moves in the audit log. */
const guardActor: Actor = { by: 'guarded promotion', role: 'guard' }

interface DriverOptions {
  log: { error(details: object, message: string): void; warn(details: object, message: string): void }
}

/**
 * Checks each guarded promotion once: aborts a candidate that is worse, starts the next stage of one that is not, pauses
 * one that doesn't come to an end. It knows no more than audit log, pointer and signals, so any release server can go
 * on after a restart; of two, one wins each move.
 */
export function rolloutDriver(context: RegistryContext, { log }: DriverOptions) {
  const { store, signer } = context

  async function act(state: GuardState, { step, why }: StageVerdict, revision: number): Promise<void> {
    const { part, candidate: version, guard } = state
    if (step === 'wait') return
    if (step === 'pause') return pause(state, why)
    const options = { why, expectedRevision: revision }
    if (step === 'abort') {
      log.warn({ part, version, why }, 'aborted a guarded promotion')
      await abortCanary(context, guardActor, { part, ...options })
      return
    }
    const canary = guard.stages[state.stage + 1]
    await promote(context, guardActor, { targets: [{ part, version }], canary, ...options }, guard)
  }

  async function pause({ part, candidate, live }: GuardState, why: string): Promise<void> {
    log.warn({ part, version: candidate, why }, 'paused a guarded promotion')
    const changes = [{ part, from: live, to: candidate }]
    await store.appendAudit(auditDraft(guardActor, { action: 'pause', why, changes }))
  }

  async function drive(state: GuardState, revision: number): Promise<void> {
    const { verdict } = await judgeNow(store, state)
    try {
      await act(state, verdict, revision)
    } catch (error) {
      // Another move was first: the next check starts from there.
      if (error instanceof ReleaseError && error.kind === 'conflict') return
      if (!(error instanceof ReleaseError) || error.kind !== 'refused') throw error
      await pause(state, [`the gate refuses to ${verdict.step}`, ...error.problems].join(': '))
    }
  }

  return async function check(): Promise<void> {
    const { parts } = await readPointer(store, signer)
    for (const part of Object.keys(parts).filter((name) => parts[name]?.canary)) {
      // Read again for each: another part's move just before changed the revision.
      const pointer = await readPointer(store, signer)
      const state = guardState(await store.listAudit(), pointer, part)
      if (state && !state.paused) await drive(state, pointer.revision)
    }
  }
}
