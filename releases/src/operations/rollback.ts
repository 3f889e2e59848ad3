import { ReleaseError } from '../release-error'
import { liveStack, rolledBack } from './live-stack'
import { movePointer, type MoveOptions, type MoveResult } from './move-pointer'
import { assertRevision, chosenVersion } from './promote'
import { assertKnown } from './publish-release'
import { readPointer } from './read-pointer'
import type { Actor, RegistryContext } from './registry-context'

/** The part to take back, to a named version or else to its last known good. */
export interface RollbackRequest extends MoveOptions {
  part: string
  to?: string
}

/** Takes one part back; the version that it leaves is not kept as a refuge. */
export async function rollback(context: RegistryContext, actor: Actor, request: RollbackRequest): Promise<MoveResult> {
  const { part } = request
  assertKnown(context.knownParts, part)
  const pointer = await readPointer(context.store, context.signer)
  assertRevision(pointer.revision, request.expectedRevision)
  const now = pointer.parts[part]
  if (!now) throw new ReleaseError('not-found', `${part} is not live, so there is nothing to roll back.`)
  const target = request.to ?? now.lastKnownGood
  if (target === null) {
    throw new ReleaseError(
      'not-found',
      `${part} ${now.live} has no earlier live version to go back to. Name one with --to.`,
    )
  }
  const audit = await context.store.listAudit()
  const to = await chosenVersion(context, audit, part, target)
  if (to === now.live) {
    return { outcome: 'unchanged', revision: pointer.revision, changes: [], verdict: 'pass', findings: [] }
  }
  const stack = rolledBack(liveStack(audit, part), to)
  const change = { part, from: now.live, to, lastKnownGood: stack.at(-2) ?? null }
  return movePointer(context, actor, pointer, 'rollback', [change], request)
}
