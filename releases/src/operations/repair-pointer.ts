import type { AuditDraft, AuditEntry, ReleasePointer, SignedDocument } from '../contract'
import { ReleaseError } from '../release-error'
import { parsePointer, pointerDigest } from '../store/pointer-text'
import { openPointer } from './accept-pointer'
import { missingVersions } from './pointer-versions'
import { readPointer } from './read-pointer'
import { recordedPointer } from './recorded-pointer'
import { auditDraft, type Actor, type RegistryContext } from './registry-context'

/** A repair of the release pointer. */
export interface RepairRequest {
  /** Required, unless nothing needs a repair or it is a dry run. */
  why?: string
  /** Return what would be repaired. */
  dryRun?: boolean
  /** A revision that some reader has accepted; repairs an intact pointer too. */
  above?: number
}

/** The result of a repair; `judged` in a dry run, `unchanged` when the pointer is intact. */
export interface RepairResult {
  outcome: 'repaired' | 'judged' | 'unchanged'
  revision: number
  /** Why readers refused the pointer. */
  problem: string | null
  /** Where the versions come from: the audit log, or a signed pointer that is newer. */
  source: 'audit' | 'pointer'
  parts: ReleasePointer['parts']
  /** Versions that the store lacks, one sentence each. */
  missing: string[]
}

/** Signs a new pointer with the recorded versions and a revision above every known one. */
export async function repairPointer(
  context: RegistryContext,
  actor: Actor,
  { why, dryRun = false, above }: RepairRequest,
): Promise<RepairResult> {
  const { store, signer, newest } = context
  const found = await readPointer(store, signer).then(
    (pointer) => ({ pointer, problem: null }),
    (error: unknown) => ({ pointer: null, problem: refusalOf(error) }),
  )
  if (found.pointer && above === undefined) {
    const { revision, parts } = found.pointer
    return { outcome: 'unchanged', revision, problem: null, source: 'audit', parts, missing: [] }
  }
  if (!dryRun && !why?.trim()) throw new ReleaseError('usage', 'To repair the pointer, give a reason: --why "reason".')
  const known = (await newest?.read()) ?? null
  let rebuilt: Rebuilt | undefined
  await store.restorePointer((stored, audit) => {
    rebuilt = rebuild(trusted(stored, context), audit, [known ? parsePointer(known).revision : 0, above ?? 0])
    const { pointer } = rebuilt
    return dryRun
      ? null
      : { next: signer.sign(JSON.stringify(pointer)), entry: repairEntry(actor, pointer, why ?? null) }
  })
  if (!rebuilt) throw new Error('The store did not restore its pointer')
  const { pointer, source } = rebuilt
  return {
    outcome: dryRun ? 'judged' : 'repaired',
    revision: pointer.revision,
    problem: found.problem,
    source,
    parts: pointer.parts,
    missing: await missingVersions(store, pointer),
  }
}

interface Rebuilt {
  pointer: ReleasePointer
  source: RepairResult['source']
}

function rebuild(stored: ReleasePointer | null, audit: readonly AuditEntry[], seen: readonly number[]): Rebuilt {
  const recorded = recordedPointer(audit)
  const isNewer = stored !== null && stored.revision > (recorded?.revision ?? 0)
  const base = isNewer ? stored : recorded
  const last = audit.findLast(({ revision }) => revision !== null)?.pointer
  const pointer: ReleasePointer = {
    schema: 1,
    parts: {},
    ...base,
    revision: Math.max(base?.revision ?? 0, stored?.revision ?? 0, ...seen) + 1,
    movedAt: new Date().toISOString(),
    previous: last === undefined ? undefined : pointerDigest({ payload: last }),
    repaired: true,
  }
  return { pointer, source: isNewer ? 'pointer' : 'audit' }
}

/** The stored pointer, if this registry signed it. */
function trusted(stored: SignedDocument | null, { store, signer }: RegistryContext): ReleasePointer | null {
  try {
    return stored && openPointer(stored, signer, store.location)
  } catch {
    return null
  }
}

function repairEntry(actor: Actor, { revision, parts }: ReleasePointer, why: string | null): AuditDraft {
  const changes = Object.entries(parts).map(([part, { live }]) => ({ part, from: null, to: live }))
  return auditDraft(actor, { action: 'repair', changes, why, revision })
}

function refusalOf(error: unknown): string {
  if (error instanceof ReleaseError && error.kind !== 'unreachable') return error.message
  throw error
}
