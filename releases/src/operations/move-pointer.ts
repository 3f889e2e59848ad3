import type { AuditChange, AuditDraft, AuditEntry, Finding, ReleasePointer } from '../contract'
import { judge, type Verdict } from '../gate/judge'
import { ReleaseError } from '../release-error'
import { candidateSet } from './candidate'
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

/** What a part's place in the pointer becomes, and how the audit tells it. */
export interface Change extends AuditChange {
  to: string
  next: ReleasePointer['parts'][string]
}

/** A move of the pointer that was decided on one state of the registry. */
export interface Move {
  action: 'promote' | 'rollback' | 'canary' | 'abort'
  pointer: ReleasePointer
  audit: readonly AuditEntry[]
  changes: Change[]
  /** Versions that the move takes out of use for good. */
  blocks?: AuditDraft['blocks']
}

/** What a move did; `judged` in a dry run, `unchanged` when all that was asked for is live already. */
export interface MoveResult {
  outcome: 'moved' | 'forced' | 'judged' | 'unchanged'
  revision: number
  changes: AuditChange[]
  verdict: Verdict['verdict']
  findings: Finding[]
}

/** Lets the gate judge some changes and, if it agrees or is overridden, moves the pointer by one revision. */
export async function movePointer(
  context: RegistryContext,
  actor: Actor,
  { action, pointer, audit, changes, blocks }: Move,
  { why, force = false, dryRun = false }: MoveOptions,
): Promise<MoveResult> {
  if (force && !why?.trim())
    throw new ReleaseError('usage', 'To override the gate, say why: --force needs --why "reason".')
  const plain = changes.map(({ next: _next, ...change }) => change)
  const next = nextPointer(pointer, changes)
  const { verdict, findings } = await judgeMove(context, { action, pointer, audit, changes })
  const forced = verdict === 'refused' && force
  const draft = auditDraft(actor, { action, changes: plain, why: why ?? null, findings, ...(blocks && { blocks }) })
  if (dryRun) return { outcome: 'judged', revision: pointer.revision, changes: plain, verdict, findings }
  if (verdict === 'refused' && !forced) {
    await context.store.appendAudit({ ...draft, outcome: 'refused', blocks: undefined })
    throw refusedByGate(action, findings)
  }
  await context.store.movePointer(pointer.revision, context.signer.sign(JSON.stringify(next)), {
    ...draft,
    outcome: forced ? 'forced' : 'done',
    revision: next.revision,
  })
  return { outcome: forced ? 'forced' : 'moved', revision: next.revision, changes: plain, verdict, findings }
}

/** The gate looks at what some visitors will get: for a canary, the set with the canary in it. */
async function judgeMove(context: RegistryContext, { action, pointer, audit, changes }: Move): Promise<Verdict> {
  const moving = changes.map(({ part }) => part)
  const candidate = withParts(
    pointer,
    changes.map(({ part, to, next }) => [part, { ...next, live: to }]),
  )
  return judge(await candidateSet(context, pointer, audit, []), await candidateSet(context, candidate, audit, moving), {
    move: action === 'rollback' || action === 'abort' ? 'rollback' : 'promote',
    renderSamples: context.renderSamples,
  })
}

function nextPointer(pointer: ReleasePointer, changes: readonly Change[]): ReleasePointer {
  const moved = withParts(
    pointer,
    changes.map(({ part, next }) => [part, next]),
  )
  return { ...moved, revision: pointer.revision + 1, movedAt: new Date().toISOString() }
}

function withParts(pointer: ReleasePointer, parts: [string, ReleasePointer['parts'][string]][]): ReleasePointer {
  return { ...pointer, parts: { ...pointer.parts, ...Object.fromEntries(parts) } }
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
