import {
  refusalsOf,
  type AuditChange,
  type AuditDraft,
  type AuditEntry,
  type Finding,
  type ReleasePointer,
  type SignedDocument,
} from '../contract'
import type { Prefixes } from '../contract/prefixes'
import type { SkippableCheck } from '../gate/inspection-findings'
import { judge, type Verdict } from '../gate/judge'
import { ReleaseError } from '../release-error'
import type { Guard } from '../contract/guard'
import { pointerDigest } from '../store/pointer-text'
import { candidateSet } from './candidate'
import { lockFindings } from './part-locks'
import { liveStack } from './live-stack'
import { prefixesAfterMove } from './registered-prefixes'
import { auditDraft, type Actor, type RegistryContext } from './registry-context'

/** Options of a move. */
export interface MoveOptions {
  why?: string
  /** Move although the gate refuses; needs `why`. */
  force?: boolean
  /** Return the verdict only. */
  dryRun?: boolean
  /** Checks that the gate doesn't make; needs `why`. */
  skipChecks?: readonly SkippableCheck[]
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
  /** Versions to block, and the failing one that an automatic move fixes. */
  blocks?: AuditDraft['blocks']
  failing?: AuditDraft['failing']
  /** The plan that a guarded promotion follows. */
  guard?: Guard
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
  { action, pointer, audit, changes, blocks, failing, guard }: Move,
  { why, force = false, skipChecks = [], dryRun = false }: MoveOptions,
): Promise<MoveResult> {
  if (force && !why?.trim())
    throw new ReleaseError('usage', 'To override the gate, give a reason: --force requires --why "reason".')
  if (skipChecks.length > 0 && !why?.trim())
    throw new ReleaseError('usage', 'To skip a check, give a reason: --skip-check requires --why "reason".')
  const plain = changes.map(({ next: _next, ...change }) => change)
  const prefixes = await prefixesAfterMove(context, actor, pointer, changes)
  const next = nextPointer(pointer, changes, prefixes)
  const judged = { ...pointer, prefixes }
  const judgment = await judgeMove(context, { action, pointer: judged, audit, changes }, skipChecks)
  const locked = lockFindings(
    audit,
    action,
    changes.map(({ part }) => part),
  )
  const verdict = locked.length > 0 ? 'refused' : judgment.verdict
  const findings = [...locked, ...judgment.findings]
  const forced = verdict === 'refused' && force
  const cause = { ...(blocks && { blocks }), ...(failing && { failing }), ...(guard && { guard }) }
  const draft = auditDraft(actor, { action, changes: plain, why: why ?? null, findings, ...cause })
  const unmoved = { ...draft, blocks: undefined }
  if (dryRun) {
    await context.store.appendAudit({ ...unmoved, outcome: 'judged' })
    return { outcome: 'judged', revision: pointer.revision, changes: plain, verdict, findings }
  }
  if (verdict === 'refused' && !forced) {
    await context.store.appendAudit({ ...unmoved, outcome: 'refused' })
    throw refusedByGate(action, findings)
  }
  await context.store.movePointer(pointer.revision, await signNext(context, next), {
    ...draft,
    outcome: forced ? 'forced' : 'done',
    revision: next.revision,
  })
  return { outcome: forced ? 'forced' : 'moved', revision: next.revision, changes: plain, verdict, findings }
}

/** Signs the next revision of the pointer with the hash of the one that it replaces. */
export async function signNext(
  { store, signer }: Pick<RegistryContext, 'store' | 'signer'>,
  next: ReleasePointer,
): Promise<SignedDocument> {
  const current = await store.readPointer()
  return signer.sign(JSON.stringify({ ...next, previous: current ? pointerDigest(current) : undefined }))
}

/** The gate judges what some visitors will get: for a canary, the set that contains it. */
export async function judgeMove(
  context: RegistryContext,
  { action, pointer, audit, changes }: Pick<Move, 'action' | 'pointer' | 'audit' | 'changes'>,
  skipChecks: readonly SkippableCheck[],
): Promise<Verdict> {
  const moving = changes.map(({ part }) => part)
  const candidate = withParts(
    pointer,
    changes.map(({ part, to, next }) => [part, { ...next, live: to }]),
  )
  const move = action === 'rollback' || action === 'abort' ? 'rollback' : 'promote'
  const isProven = move === 'rollback' && changes.every(({ part, to }) => liveStack(audit, part).includes(to))
  return judge(await candidateSet(context, pointer, audit, []), await candidateSet(context, candidate, audit, moving), {
    move,
    inspect: context.inspect,
    // An emergency doesn't wait for a browser.
    browser: isProven ? 'done' : skipChecks.includes('browser') ? 'skipped' : 'needed',
  })
}

/** The pointer after a move, one revision later. */
export function nextPointer(pointer: ReleasePointer, changes: readonly Change[], prefixes: Prefixes): ReleasePointer {
  const {
    previous: _previous,
    repaired: _repaired,
    ...moved
  } = withParts(
    pointer,
    changes.map(({ part, next }) => [part, next]),
  )
  return { ...moved, revision: pointer.revision + 1, movedAt: new Date().toISOString(), prefixes }
}

function withParts(pointer: ReleasePointer, parts: [string, ReleasePointer['parts'][string]][]): ReleasePointer {
  return { ...pointer, parts: { ...pointer.parts, ...Object.fromEntries(parts) } }
}

function refusedByGate(action: string, findings: readonly Finding[]): ReleaseError {
  const refusals = refusalsOf(findings)
  return new ReleaseError(
    'refused',
    `The gate refuses this ${action}: ${refusals.length === 1 ? 'one reason' : `${refusals.length} reasons`}. Nothing was changed.`,
    refusals,
    findings,
  )
}
