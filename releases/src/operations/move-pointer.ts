import type { AuditChange, AuditDraft, AuditEntry, Finding, ReleasePointer } from '../contract'
import { judge, type Verdict } from '../gate/judge'
import { ReleaseError } from '../release-error'
import { candidateSet } from './candidate'
import { auditDraft, type Actor, type RegistryContext } from './registry-context'

/** Options of a move. */
export interface MoveOptions {
  why?: string
  /** Move although the gate refuses; needs `why`. */
  force?: boolean
  /** Return the verdict only. */
  dryRun?: boolean
  /** Refuse unless the pointer is still at this revision. */
  expectedRevision?: number
}

/** A part's new entry in the pointer, and its audit entry. */
export interface Change extends AuditChange {
  to: string
  next: ReleasePointer['parts'][string]
}

/** A move of the pointer, based on one state of the registry. */
export interface Move {
  action: 'promote' | 'rollback' | 'canary' | 'abort'
  pointer: ReleasePointer
  audit: readonly AuditEntry[]
  changes: Change[]
  /** Versions to block. */
  blocks?: AuditDraft['blocks']
}

/** The result of a move; `judged` in a dry run, `unchanged` when the target state is already live. */
export interface MoveResult {
  outcome: 'moved' | 'forced' | 'judged' | 'unchanged'
  revision: number
  changes: AuditChange[]
  verdict: Verdict['verdict']
  findings: Finding[]
}

/** Has the gate judge the changes and, if it passes or is overridden, moves the pointer by one revision. */
export async function movePointer(
  context: RegistryContext,
  actor: Actor,
  { action, pointer, audit, changes, blocks }: Move,
  { why, force = false, dryRun = false }: MoveOptions,
): Promise<MoveResult> {
  if (force && !why?.trim())
    throw new ReleaseError('usage', 'To override the gate, give a reason: --force requires --why "reason".')
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

/** The gate judges what some visitors will get: for a canary, the set that contains it. */
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
