import { ReleaseError } from '../release-error'
import { movePointer, type Move, type MoveOptions, type MoveResult } from './move-pointer'
import { assertRevision } from './promote'
import { assertKnownPart } from './known-part'
import { readPointer } from './read-pointer'
import type { Actor, RegistryContext } from './registry-context'

/** The part with the canary to abort. */
export interface AbortRequest extends MoveOptions {
  part: string
}

/** Aborts a part's canary: all visitors get the live version again. */
export async function abortCanary(
  context: RegistryContext,
  actor: Actor,
  request: AbortRequest,
  cause?: Pick<Move, 'blocks' | 'failing'>,
): Promise<MoveResult> {
  const { part } = request
  await assertKnownPart(context, part)
  const pointer = await readPointer(context.store, context.signer)
  assertRevision(pointer.revision, request.expectedRevision)
  const now = pointer.parts[part]
  if (!now?.canary) throw new ReleaseError('not-found', `${part} has no canary.`)
  const change = { part, from: now.canary.version, to: now.live, next: { ...now, canary: null } }
  const audit = await context.store.listAudit()
  return movePointer(context, actor, { action: 'abort', pointer, audit, changes: [change], ...cause }, request)
}
