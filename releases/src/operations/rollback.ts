import type { AuditEntry, ReleasePointer } from '../contract'
import { ReleaseError } from '../release-error'
import { liveStack, rolledBack } from './live-stack'
import { movePointer, type Change, type Move, type MoveOptions, type MoveResult } from './move-pointer'
import { assertOnce, assertRevision, chosenVersion, unchanged } from './promote'
import { assertKnownPart } from './known-part'
import { readPointer } from './read-pointer'
import type { Actor, RegistryContext } from './registry-context'

/** The parts to roll back in one move, each to a named version or else to its last known good. */
export interface RollbackRequest extends MoveOptions {
  targets: { part: string; to?: string }[]
}

/** Rolls parts back; the versions they leave are no longer rollback targets, and their canaries end. */
export async function rollback(
  context: RegistryContext,
  actor: Actor,
  request: RollbackRequest,
  cause?: Pick<Move, 'blocks' | 'failing'>,
): Promise<MoveResult> {
  assertOnce(request.targets)
  const pointer = await readPointer(context.store, context.signer)
  assertRevision(pointer.revision, request.expectedRevision)
  const audit = await context.store.listAudit()
  const changes: Change[] = []
  for (const { part, to: wanted } of request.targets) {
    await assertKnownPart(context, part)
    const now = pointer.parts[part]
    if (!now) throw new ReleaseError('not-found', `${part} is not live, so there is nothing to roll back.`)
    const to = await chosenVersion(context, audit, part, wanted ?? requireLastKnownGood(part, now))
    if (to !== now.live) changes.push(rollbackChange(part, now.live, to, audit))
  }
  if (changes.length === 0) return unchanged(pointer.revision)
  return movePointer(context, actor, { action: 'rollback', pointer, audit, changes, ...cause }, request)
}

function requireLastKnownGood(part: string, { live, lastKnownGood: good }: ReleasePointer['parts'][string]): string {
  if (good !== null) return good
  throw new ReleaseError(
    'not-found',
    `${part} ${live} has no earlier live version to roll back to. Specify one with --to.`,
  )
}

function rollbackChange(part: string, from: string, to: string, audit: readonly AuditEntry[]): Change {
  const stack = rolledBack(liveStack(audit, part), to)
  return { part, from, to, next: { live: to, lastKnownGood: stack.at(-2) ?? null, canary: null } }
}
