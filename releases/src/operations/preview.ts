import { randomBytes } from 'node:crypto'
import type { Finding, ReleasePointer } from '../contract'
import type { Verdict } from '../gate/judge'
import { assertNotConsole } from '../preview/assert-not-console'
import { signPreview } from '../preview/preview-pass'
import { ReleaseError } from '../release-error'
import { judgeMove, type Change, type MoveOptions } from './move-pointer'
import { assertOnce, targetVersion, type PromoteTarget } from './promote'
import { assertKnownPart } from './known-part'
import { readPointer } from './read-pointer'
import { prefixesAfterMove } from './registered-prefixes'
import { auditDraft, type Actor, type RegistryContext } from './registry-context'

const MAX_MINUTES = 7 * 24 * 60

/** Published versions to show together in the running shop before they go live. */
export interface PreviewRequest extends Pick<MoveOptions, 'why' | 'force'> {
  targets: PromoteTarget[]
  /** Validity of the link; default two hours. */
  minutes?: number
}

/** A link that shows versions to its users, and what the gate says about promoting them. */
export interface PreviewLink extends Verdict {
  /** Revokes the preview. */
  id: string
  versions: { part: string; version: string }[]
  until: string
  /** Opens the shop's home page; its query works on every page. */
  link: string
}

/**
 * Has the gate judge the versions, without its browser, then signs a link to them. What would refuse a promotion is
 * reported with the link; code that doesn't run is refused unless forced.
 */
export async function preview(context: RegistryContext, actor: Actor, request: PreviewRequest): Promise<PreviewLink> {
  const { targets, minutes = 120, why, force = false } = request
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > MAX_MINUTES)
    throw new ReleaseError('usage', 'A preview is valid for one minute to seven days, as in 30m, 2h or 3d.')
  if (force && !why?.trim())
    throw new ReleaseError('usage', 'To override the gate, give a reason: --force requires --why "reason".')
  assertOnce(targets)
  const { changes, verdict, findings } = await judgeTargets(context, actor, targets)
  const id = randomBytes(6).toString('hex')
  const until = new Date(Date.now() + minutes * 60_000)
  const plain = changes.map(({ next: _next, ...change }) => change)
  const draft = auditDraft(actor, { action: 'preview', changes: plain, why: why ?? null, findings })
  const faults = findings.filter(isFaultOfCode)
  if (faults.length > 0 && !force) {
    await context.store.appendAudit({ ...draft, outcome: 'refused' })
    throw notRunning(faults, findings)
  }
  const versions = changes.map(({ part, to }) => ({ part, version: to }))
  const query = new URLSearchParams({ ...signPreview(context.signer, { id, versions, until }) })
  const outcome = faults.length > 0 ? 'forced' : 'done'
  await context.store.appendAudit({ ...draft, outcome, preview: { id, until: until.toISOString() } })
  const link = `${context.shopUrl ?? ''}/?${query}`
  return { id, versions, until: until.toISOString(), link, verdict, findings }
}

async function judgeTargets(
  context: RegistryContext,
  actor: Actor,
  targets: readonly PromoteTarget[],
): Promise<Verdict & { changes: Change[] }> {
  const { store, signer, inspect } = context
  const pointer = await readPointer(store, signer)
  const audit = await store.listAudit()
  const changes: Change[] = []
  for (const target of targets) {
    await assertKnownPart(context, target.part)
    changes.push(trial(pointer, target, await targetVersion(context, audit, target)))
  }
  const prefixes = await prefixesAfterMove(context, actor, pointer, changes)
  for (const { part } of changes) assertNotConsole(part, prefixes[part] ?? [])
  const apart: RegistryContext = { ...context, inspect: inspect && ((set, pages) => inspect(set, pages, 'previews')) }
  const move = { action: 'promote', pointer: { ...pointer, prefixes }, audit, changes } as const
  return { changes, ...(await judgeMove(apart, move, ['browser'])) }
}

/** The channel is recorded, since the preview ends with it. */
function trial({ parts }: ReleasePointer, { part, channel }: PromoteTarget, to: string): Change {
  const from = parts[part]?.live ?? null
  const next = { live: to, lastKnownGood: from, canary: null }
  return { part, from, to, ...(channel !== undefined && { channel }), next }
}

/** A version with such a finding shows nothing: its files are damaged, or its pages don't render. */
function isFaultOfCode({ check, severity }: Finding): boolean {
  return severity === 'refusal' && (check === 'samples' || check === 'hashes')
}

function notRunning(faults: readonly Finding[], findings: readonly Finding[]): ReleaseError {
  return new ReleaseError(
    'refused',
    'The gate refuses this preview, since the code doesn’t run. No link was signed. A release manager can preview it ' +
      'anyway: --force --why "reason".',
    faults.map(({ message }) => message),
    findings,
  )
}
