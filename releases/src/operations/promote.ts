import type { AuditEntry } from '../contract'
import { ReleaseError } from '../release-error'
import { liveStack, promoted } from './live-stack'
import { movePointer, type Change, type MoveOptions, type MoveResult } from './move-pointer'
import { assertKnown } from './publish-release'
import { publishedVersions } from './published-versions'
import { readPointer } from './read-pointer'
import type { Actor, RegistryContext } from './registry-context'

/** Parts to bring live in one move, each at a version or else at the one published last. */
export interface PromoteRequest extends MoveOptions {
  targets: { part: string; version?: string }[]
}

/** Brings published versions live in one step; what was live before becomes each part's last known good. */
export async function promote(context: RegistryContext, actor: Actor, request: PromoteRequest): Promise<MoveResult> {
  const pointer = await readPointer(context.store, context.signer)
  assertRevision(pointer.revision, request.expectedRevision)
  const audit = await context.store.listAudit()
  const changes: Change[] = []
  for (const { part, version } of request.targets) {
    assertKnown(context.knownParts, part)
    const to = await chosenVersion(context, audit, part, version)
    const from = pointer.parts[part]?.live ?? null
    if (to === from) continue
    changes.push({ part, from, to, lastKnownGood: promoted(liveStack(audit, part), to).at(-2) ?? from })
  }
  if (changes.length === 0) {
    return { outcome: 'unchanged', revision: pointer.revision, changes: [], verdict: 'pass', findings: [] }
  }
  return movePointer(context, actor, pointer, 'promote', changes, request)
}

/** Refuses with a conflict when somebody moved the pointer since the asker looked. */
export function assertRevision(revision: number, expected: number | undefined): void {
  if (expected === undefined || expected === revision) return
  throw new ReleaseError(
    'conflict',
    `The releases are at revision ${revision}, and you decided on ${expected}. Look at the status, then decide again.`,
  )
}

/** The version asked for if it is published; without a wish the one that was published last. */
export async function chosenVersion(
  { store }: RegistryContext,
  audit: readonly AuditEntry[],
  part: string,
  version?: string,
): Promise<string> {
  const versions = await publishedVersions(store, audit, part)
  const found = version === undefined ? versions.at(-1) : versions.find((one) => one === version)
  if (found !== undefined) return found
  throw new ReleaseError(
    'not-found',
    versions.length === 0
      ? `Nothing of ${part} is published yet: npm run release -- publish ${part}`
      : `${part} ${version} is not published. Published are ${versions.slice(-10).join(', ')}.`,
  )
}
