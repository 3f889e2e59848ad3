import type { Finding, ReleaseManifest, ReleasePointer } from '../contract'
import type { CandidateSet } from '../gate/candidate-set'
import { judge, type Verdict } from '../gate/judge'
import { differences } from '../manifest/verify-release'
import { signedRelease } from '../manifest/signed-release'
import { ReleaseError } from '../release-error'
import { auditDraft, type Actor, type RegistryContext } from './registry-context'

/** How a move may be made. */
export interface MoveOptions {
  why?: string
  /** Move although the gate refuses; needs `why`. */
  force?: boolean
  /** Tell the verdict and move nothing. */
  dryRun?: boolean
  /** Refuse unless the pointer is still at this revision, the one that the decision was made on. */
  expectedRevision?: number
}

/** One part's step from one version to another. */
export interface Change {
  part: string
  from: string | null
  to: string
  /** What the part falls back to afterwards. */
  lastKnownGood: string | null
}

/** What a move did; `judged` in a dry run, `unchanged` when all that was asked for is live already. */
export interface MoveResult {
  outcome: 'moved' | 'forced' | 'judged' | 'unchanged'
  revision: number
  changes: { part: string; from: string | null; to: string }[]
  verdict: Verdict['verdict']
  findings: Finding[]
}

/** Lets the gate judge some changes and, if it agrees or is overridden, moves the pointer by one revision. */
export async function movePointer(
  context: RegistryContext,
  actor: Actor,
  pointer: ReleasePointer,
  action: 'promote' | 'rollback',
  changes: Change[],
  { why, force = false, dryRun = false }: MoveOptions,
): Promise<MoveResult> {
  if (force && !why?.trim())
    throw new ReleaseError('usage', 'To override the gate, say why: --force needs --why "reason".')
  const plain = changes.map(({ part, from, to }) => ({ part, from, to }))
  const next = nextPointer(pointer, changes)
  const [current, candidate] = [await candidateSet(context, pointer, []), await candidateSet(context, next, changes)]
  const { verdict, findings } = await judge(current, candidate, { move: action, renderSamples: context.renderSamples })
  const forced = verdict === 'refused' && force
  const draft = auditDraft(actor, { action, changes: plain, why: why ?? null, findings })
  if (dryRun) return { outcome: 'judged', revision: pointer.revision, changes: plain, verdict, findings }
  if (verdict === 'refused' && !forced) {
    await context.store.appendAudit({ ...draft, outcome: 'refused' })
    throw refusedByGate(action, findings)
  }
  await context.store.movePointer(pointer.revision, context.signer.sign(JSON.stringify(next)), {
    ...draft,
    outcome: forced ? 'forced' : 'done',
    revision: next.revision,
  })
  return { outcome: forced ? 'forced' : 'moved', revision: next.revision, changes: plain, verdict, findings }
}

function nextPointer(pointer: ReleasePointer, changes: readonly Change[]): ReleasePointer {
  const moved = changes.map(({ part, to, lastKnownGood }) => [part, { live: to, lastKnownGood, canary: null }] as const)
  return {
    schema: 1,
    revision: pointer.revision + 1,
    movedAt: new Date().toISOString(),
    parts: { ...pointer.parts, ...Object.fromEntries(moved) },
  }
}

async function candidateSet(
  { store, signer, knownParts, apiVersion }: RegistryContext,
  pointer: ReleasePointer,
  changes: readonly Change[],
): Promise<CandidateSet> {
  const parts: Record<string, ReleaseManifest> = {}
  const damage: Record<string, string[]> = {}
  for (const [part, { live }] of Object.entries(pointer.parts)) {
    try {
      const manifest = (parts[part] = await signedRelease(store, signer, part, live))
      if (!changes.some((change) => change.part === part)) continue
      damage[part] = await differences(await store.folderOf(part, live), manifest)
    } catch (error) {
      damage[part] = [(error as Error).message]
    }
  }
  return { parts, damage, apiVersion, absent: knownParts.filter((part) => !pointer.parts[part]) }
}

function refusedByGate(action: string, findings: readonly Finding[]): ReleaseError {
  const refusals = findings.filter(({ severity }) => severity === 'refusal')
  return new ReleaseError(
    'refused',
    `The gate refuses this ${action}: ${refusals.length === 1 ? 'one reason' : `${refusals.length} reasons`}. Nothing was changed.`,
    refusals.map(({ message }) => message),
    findings,
  )
}
