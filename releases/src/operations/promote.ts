import type { AuditEntry, ReleasePointer } from '../contract'
import { randomUUID } from 'node:crypto'
import type { Guard } from '../contract/guard'
import { guardPlan, type GuardOptions } from '../guard/guard-plan'
import { ReleaseError } from '../release-error'
import { channelsOf } from './channels'
import { liveStack, promoted } from './live-stack'
import { movePointer, type Change, type MoveOptions, type MoveResult } from './move-pointer'
import { assertKnownPart } from './known-part'
import { publishedVersions } from './published-versions'
import { readPointer } from './read-pointer'
import type { Actor, RegistryContext } from './registry-context'

/** A part with either a version or a channel: the version published last may come from any branch. */
export interface PromoteTarget {
  part: string
  version?: string
  channel?: string
}

/** Parts to promote in one move, each at a version or at the newest one of a channel. */
export interface PromoteRequest extends MoveOptions {
  targets: PromoteTarget[]
  /** Share of visitors (1 to 99) for a canary; omit to promote to everyone. */
  canary?: number
  /** Starts at the first stage of this plan, and advances by itself while the version is not worse than the live one. */
  guarded?: GuardOptions
}

/**
 * Promotes published versions in one step; the replaced versions become last known good. With a share, starts a
 * canary or changes its share. Promoting the canary's version finishes it.
 */
export async function promote(
  context: RegistryContext,
  actor: Actor,
  request: PromoteRequest,
  running?: Guard,
): Promise<MoveResult> {
  const { targets } = request
  const guard = running ?? startedGuard(actor, request)
  const percent = running ? request.canary : (guard?.stages[0] ?? request.canary)
  assertShare(percent)
  assertOnce(targets)
  const pointer = await readPointer(context.store, context.signer)
  assertRevision(pointer.revision, request.expectedRevision)
  const audit = await context.store.listAudit()
  const changes: Change[] = []
  for (const target of targets) {
    const { part } = target
    await assertKnownPart(context, part)
    const to = await targetVersion(context, audit, target)
    const now = pointer.parts[part]
    const change =
      percent === undefined
        ? fullChange(part, to, now, audit)
        : canaryChange(part, to, now, percent, running ? undefined : guard)
    if (change) changes.push(change)
  }
  if (changes.length === 0) return unchanged(pointer.revision)
  const action = percent === undefined ? 'promote' : 'canary'
  return movePointer(context, actor, { action, pointer, audit, changes, ...(guard && { guard }) }, request)
}

/** The plan of a guarded promotion that starts now. */
function startedGuard({ by }: Actor, { guarded, canary, targets }: PromoteRequest): Guard | undefined {
  if (!guarded) return undefined
  if (canary !== undefined)
    throw new ReleaseError('usage', 'A guarded promotion sets the shares itself: leave out --canary, or set --stages.')
  if (targets.length > 1)
    throw new ReleaseError('usage', 'A guarded promotion compares one part with its live version: name one part.')
  return { id: randomUUID(), startedBy: by, ...guardPlan(guarded) }
}

type LivePart = ReleasePointer['parts'][string]

function fullChange(
  part: string,
  to: string,
  now: LivePart | undefined,
  audit: readonly AuditEntry[],
): Change | undefined {
  const from = now?.live ?? null
  if (to === from) return undefined
  const lastKnownGood = promoted(liveStack(audit, part), to).at(-2) ?? from
  return { part, from, to, next: { live: to, lastKnownGood, canary: null } }
}

function canaryChange(
  part: string,
  to: string,
  now: LivePart | undefined,
  percent: number,
  started: Guard | undefined,
): Change | undefined {
  if (!now) {
    throw new ReleaseError(
      'refused',
      `${part} is not live yet, so a canary of ${to} has nothing to compare with. Promote it without --canary.`,
    )
  }
  if (to === now.live) throw new ReleaseError('refused', `${part} ${to} is already live for everyone.`)
  // A canary that is guarded from now on is a move, although its share stays.
  if (!started && now.canary?.version === to && now.canary.percent === percent) return undefined
  return { part, from: now.live, to, percent, next: { ...now, canary: { version: to, percent } } }
}

function assertShare(percent: number | undefined): void {
  if (percent === undefined || (Number.isInteger(percent) && percent >= 1 && percent <= 99)) return
  throw new ReleaseError('usage', 'A canary’s share is an integer percentage from 1 to 99. To reach everyone, promote.')
}

/** Refuses a move that names a part twice, since only one version could go live. */
export function assertOnce(targets: readonly { part: string }[]): void {
  const twice = targets.find(({ part }, index) => targets.findIndex((target) => target.part === part) < index)
  if (twice) throw new ReleaseError('usage', `${twice.part} is named twice. Name each part once.`)
}

/** The result when the target state is already live. */
export function unchanged(revision: number): MoveResult {
  return { outcome: 'unchanged', revision, changes: [], verdict: 'pass', findings: [] }
}

/** Refuses with a conflict if the pointer has moved since `expected`. */
export function assertRevision(revision: number, expected: number | undefined): void {
  if (expected === undefined || expected === revision) return
  throw new ReleaseError(
    'conflict',
    `The releases are at revision ${revision}, but your decision was based on ${expected}. Check the status, then decide again.`,
  )
}

/** The version of a target; refuses one with neither a version nor a channel. */
export async function targetVersion(
  context: RegistryContext,
  audit: readonly AuditEntry[],
  { part, version, channel }: PromoteTarget,
): Promise<string> {
  if (version !== undefined) return chosenVersion(context, audit, part, version)
  const versions = await publishedVersions(context.store, audit, part)
  if (versions.length === 0) return chosenVersion(context, audit, part)
  const channels = channelsOf(audit, part, versions)
  const names = Object.entries(channels).map(([name, newest]) => `--channel ${name} (${newest})`)
  if (channel === undefined) {
    throw new ReleaseError(
      'usage',
      `Specify which ${part}: a version, as in ${part}@${versions.at(-1)}, or a channel` +
        `${names.length > 0 ? `: ${names.join(', ')}` : ', as in --channel main'}. ` +
        `Published versions are ${versions.slice(-10).join(', ')}.`,
    )
  }
  const newest = channels[channel]
  if (newest !== undefined) return newest
  throw new ReleaseError(
    'not-found',
    `No version of ${part} is published to the channel ${channel}: npm run release -- publish ${part} --channel ${channel}` +
      (names.length > 0 ? `. Others are ${names.join(', ')}.` : ''),
  )
}

/** The requested version if it is published; by default the one published last. */
export async function chosenVersion(
  { store }: Pick<RegistryContext, 'store'>,
  audit: readonly AuditEntry[],
  part: string,
  version?: string,
): Promise<string> {
  const versions = await publishedVersions(store, audit, part)
  const found = version === undefined ? versions.at(-1) : versions.find((candidate) => candidate === version)
  if (found !== undefined) return found
  throw new ReleaseError(
    'not-found',
    versions.length === 0
      ? `${part} has no published version yet: npm run release -- publish ${part}`
      : `${part} ${version} is not published. Published versions are ${versions.slice(-10).join(', ')}.`,
  )
}
