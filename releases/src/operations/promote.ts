import type { AuditEntry, ReleasePointer } from '../contract'
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
  /** Share of visitors (1 to 99) who get the versions; left out, all of them do. */
  canary?: number
}

/**
 * Brings published versions live in one step; what was live before becomes each part's last known good. With a share,
 * starts a canary, or changes the share of the one that runs. Promoting the canary's version finishes it.
 */
export async function promote(context: RegistryContext, actor: Actor, request: PromoteRequest): Promise<MoveResult> {
  const { canary: percent, targets } = request
  assertShare(percent)
  assertOnce(targets)
  const pointer = await readPointer(context.store, context.signer)
  assertRevision(pointer.revision, request.expectedRevision)
  const audit = await context.store.listAudit()
  const changes: Change[] = []
  for (const { part, version } of targets) {
    assertKnown(context.knownParts, part)
    const to = await chosenVersion(context, audit, part, version)
    const now = pointer.parts[part]
    const change = percent === undefined ? whole(part, to, now, audit) : share(part, to, now, percent)
    if (change) changes.push(change)
  }
  if (changes.length === 0) return unchanged(pointer.revision)
  const action = percent === undefined ? 'promote' : 'canary'
  return movePointer(context, actor, { action, pointer, audit, changes }, request)
}

type LivePart = ReleasePointer['parts'][string]

function whole(part: string, to: string, now: LivePart | undefined, audit: readonly AuditEntry[]): Change | undefined {
  const from = now?.live ?? null
  if (to === from) return undefined
  const lastKnownGood = promoted(liveStack(audit, part), to).at(-2) ?? from
  return { part, from, to, next: { live: to, lastKnownGood, canary: null } }
}

function share(part: string, to: string, now: LivePart | undefined, percent: number): Change | undefined {
  if (!now) {
    throw new ReleaseError(
      'refused',
      `${part} is not live yet, so there is nothing to try ${to} against. Promote it without --canary.`,
    )
  }
  if (to === now.live) throw new ReleaseError('refused', `${part} ${to} is live for everyone already.`)
  if (now.canary?.version === to && now.canary.percent === percent) return undefined
  return { part, from: now.live, to, percent, next: { ...now, canary: { version: to, percent } } }
}

function assertShare(percent: number | undefined): void {
  if (percent === undefined || (Number.isInteger(percent) && percent >= 1 && percent <= 99)) return
  throw new ReleaseError('usage', 'A canary’s share is a whole number of percent from 1 to 99. For everyone, promote.')
}

/** Refuses a move that names a part twice: only one of two versions could go live. */
export function assertOnce(targets: readonly { part: string }[]): void {
  const twice = targets.find(({ part }, index) => targets.findIndex((one) => one.part === part) < index)
  if (twice) throw new ReleaseError('usage', `${twice.part} is named twice. Name each part once.`)
}

/** The answer when all that was asked for is so already. */
export function unchanged(revision: number): MoveResult {
  return { outcome: 'unchanged', revision, changes: [], verdict: 'pass', findings: [] }
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
