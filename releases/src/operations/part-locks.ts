import { tookEffect, type AuditEntry, type Finding } from '../contract'
import { isTeamLabel } from '../identity/roles'
import { ReleaseError } from '../release-error'
import { assertKnownPart } from './known-part'
import { readPointer } from './read-pointer'
import { auditDraft, type Actor, type RegistryContext } from './registry-context'

/** Why a part may not be promoted, and until when; null without an end. */
export interface PartLock {
  at: string
  by: string
  role: string
  why: string
  until: string | null
}

/** The parts to lock or unlock, and the reason. */
export interface LockRequest {
  parts: string[]
  step: 'lock' | 'unlock'
  why?: string
  /** End of the lock (ISO); without one it lasts until it is unlocked. */
  until?: string
}

/** The locks in effect by part, from the audit log. */
export function partLocks(audit: readonly AuditEntry[], now = Date.now()): Map<string, PartLock> {
  const locks = new Map<string, PartLock>()
  for (const { action, outcome, at, by, role, why, lock, changes } of audit) {
    if ((action !== 'lock' && action !== 'unlock') || !tookEffect({ outcome })) continue
    for (const { part } of changes) {
      if (action === 'unlock') locks.delete(part)
      else locks.set(part, { at, by, role, why: why ?? '', until: lock?.until ?? null })
    }
  }
  for (const [part, { until }] of locks) if (until !== null && Date.parse(until) <= now) locks.delete(part)
  return locks
}

/** A refusal for each locked part of a promotion or canary; rollbacks are always possible. */
export function lockFindings(
  audit: readonly AuditEntry[],
  action: AuditEntry['action'],
  parts: readonly string[],
): Finding[] {
  if (action !== 'promote' && action !== 'canary') return []
  const locks = partLocks(audit)
  return parts.flatMap((part) => {
    const lock = locks.get(part)
    if (!lock) return []
    const message = `${part} is locked by ${lock.by}${untilText(lock)}: ${lock.why}. Unlock it first: unlock ${part}.`
    return [{ check: 'lock', severity: 'refusal', part, subject: 'lock', message }]
  })
}

/** The end of a lock as part of a sentence. */
export function untilText({ until }: Pick<PartLock, 'until'>): string {
  return until === null ? '' : ` until ${until.slice(0, 16).replace('T', ' ')} UTC`
}

/** Locks parts against promotions, or unlocks them; only a release manager unlocks what one has locked. */
export async function changeLocks(
  context: RegistryContext,
  actor: Actor,
  { parts, step, why, until }: LockRequest,
): Promise<AuditEntry> {
  const { store, signer } = context
  if (parts.length === 0) throw new ReleaseError('usage', `Name the parts to ${step}.`)
  for (const part of parts) await assertKnownPart(context, part)
  if (step === 'lock' && !why?.trim()) throw new ReleaseError('usage', 'To lock a part, give a reason: --why "reason".')
  if (until !== undefined && !(Date.parse(until) > Date.now()))
    throw new ReleaseError('usage', 'A lock ends in the future: --until 2026-12-01T08:00Z')
  const locks = partLocks(await store.listAudit())
  for (const part of step === 'unlock' ? parts : []) {
    const lock = locks.get(part)
    if (!lock) throw new ReleaseError('conflict', `${part} is not locked.`)
    if (!isTeamLabel(lock.role) && isTeamLabel(actor.role))
      throw new ReleaseError('forbidden', `${lock.by} locked ${part}: only a release manager can unlock it.`)
  }
  const pointer = await readPointer(store, signer)
  const changes = parts.map((part) => {
    const live = pointer.parts[part]?.live ?? null
    return { part, from: live, to: live }
  })
  const lock = { until: until === undefined ? null : new Date(until).toISOString() }
  const reason = why?.trim() || null
  return store.appendAudit(auditDraft(actor, { action: step, why: reason, changes, ...(step === 'lock' && { lock }) }))
}
