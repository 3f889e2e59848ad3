import { overlapsOf } from '@shop/shared-api/owner-of-path'
import type { Finding, ReleasePointer } from '../contract'
import { asOwners, type Prefixes } from '../contract/prefixes'
import { refusal } from '../gate/candidate-set'
import { checkOwnedPaths } from '../gate/check-owned-paths'
import { ReleaseError } from '../release-error'
import { candidateSet } from './candidate'
import { nextPointer, signNext, type MoveOptions } from './move-pointer'
import { assertRevision } from './promote'
import { assertKnownPart } from './known-part'
import { readPointer } from './read-pointer'
import { isPathPrefix, registeredPrefixes, withFreePrefixes } from './registered-prefixes'
import { auditDraft, type Actor, type RegistryContext } from './registry-context'

const partName = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** A prefix to give to a part, or to take from it. */
export interface PrefixRequest extends MoveOptions {
  step: 'add' | 'remove'
  part: string
  prefix: string
  /** The part is in another repository and has no prefix yet: its first one makes it known. */
  newPart?: boolean
}

/** The prefixes of all parts; `judged` in a dry run. */
export interface PrefixResult {
  outcome: 'changed' | 'forced' | 'judged' | 'unchanged'
  revision: number
  prefixes: Prefixes
  findings: Finding[]
}

/** The registered prefixes of all parts. */
export async function listPrefixes(context: RegistryContext): Promise<Pick<PrefixResult, 'revision' | 'prefixes'>> {
  const pointer = await readPointer(context.store, context.signer)
  return { revision: pointer.revision, prefixes: await registeredPrefixes(context, pointer) }
}

/**
 * Gives a prefix to a part or takes it away, without a release; document servers follow at once. Refused where another
 * part's prefix overlaps, and where a live version still serves what is taken away, unless forced with a reason.
 */
export async function changePrefixes(
  context: RegistryContext,
  actor: Actor,
  { step, part, prefix: given, newPart = false, why, force = false, dryRun = false, expectedRevision }: PrefixRequest,
): Promise<PrefixResult> {
  if (step === 'add' && newPart) assertPartName(part)
  else await assertKnownPart(context, part)
  const prefix = parsePrefix(given)
  if (force && !why?.trim())
    throw new ReleaseError('usage', 'To override the check, give a reason: --force requires --why "reason".')
  const pointer = await readPointer(context.store, context.signer)
  assertRevision(pointer.revision, expectedRevision)
  const before = await registeredPrefixes(context, pointer)
  const own = before[part] ?? []
  if (step === 'remove' && !own.includes(prefix))
    throw new ReleaseError('not-found', `${part} does not own ${prefix}. Its prefixes are ${own.join(', ') || 'none'}.`)
  if (step === 'add' && own.includes(prefix))
    return { outcome: 'unchanged', revision: pointer.revision, prefixes: before, findings: [] }
  const prefixes = { ...before, [part]: step === 'add' ? [...own, prefix] : own.filter((other) => other !== prefix) }
  const findings = step === 'add' ? overlaps(before, part, prefix) : await lostPaths(context, pointer, before, prefixes)
  if (dryRun) return { outcome: 'judged', revision: pointer.revision, prefixes, findings }
  if (findings.length > 0 && !force) {
    const problems = findings.map(({ message }) => message)
    throw new ReleaseError('refused', `This change of prefixes is refused. Nothing was changed.`, problems, findings)
  }
  const text = step === 'add' ? `Gives ${prefix} to ${part}` : `Takes ${prefix} from ${part}`
  const outcome = findings.length > 0 ? 'forced' : 'done'
  const reason = why?.trim() ? `${text}: ${why}` : text
  const revision = await writePrefixes(context, actor, pointer, prefixes, { outcome, why: reason, findings })
  return { outcome: outcome === 'done' ? 'changed' : 'forced', revision, prefixes, findings }
}

/**
 * Gives parts what their contracts declare and no other part's prefixes overlap, for a shop that is started from its
 * sources. Only parts that have prefixes already: the first ones come with the first move.
 */
export async function claimPrefixes(context: RegistryContext, actor: Actor, wanted: Prefixes): Promise<void> {
  const pointer = await readPointer(context.store, context.signer)
  if (!pointer.prefixes) return
  let prefixes: Prefixes = pointer.prefixes
  for (const [part, own] of Object.entries(wanted)) {
    if (prefixes[part]) prefixes = withFreePrefixes(prefixes, part, own)
  }
  if (prefixes === pointer.prefixes) return
  await writePrefixes(context, actor, pointer, prefixes, { why: 'The contracts of this checkout declare them' })
}

async function writePrefixes(
  context: RegistryContext,
  actor: Actor,
  pointer: ReleasePointer,
  prefixes: Prefixes,
  entry: Partial<Parameters<typeof auditDraft>[1]>,
): Promise<number> {
  const next = nextPointer(pointer, [], prefixes)
  const { revision } = next
  const draft = auditDraft(actor, { action: 'prefixes', changes: [], revision, ...entry })
  await context.store.movePointer(pointer.revision, await signNext(context, next), draft)
  return revision
}

function assertPartName(part: string): void {
  if (partName.test(part)) return
  throw new ReleaseError(
    'usage',
    `"${part}" is not a name for a part: use lowercase letters, digits and single hyphens, starting with a letter.`,
  )
}

function parsePrefix(given: string): string {
  const prefix = given.replace(/(.)\/+$/, '$1')
  if (isPathPrefix(prefix)) return prefix
  throw new ReleaseError(
    'usage',
    `"${given}" is not a path prefix. Write a path with a fixed first segment, as /deals or /order/:id.`,
  )
}

function overlaps(prefixes: Prefixes, part: string, prefix: string): Finding[] {
  return overlapsOf(asOwners(prefixes), part, prefix).map((overlap) =>
    refusal(
      'routes',
      part,
      `${prefix} and ${overlap.prefix}`,
      `${prefix} overlaps ${overlap.prefix} of ${overlap.part}: ${part} would answer some of its paths. Choose a path of ` +
        `its own for ${part}, remove ${overlap.prefix} from ${overlap.part} first, or split it on purpose with --force.`,
    ),
  )
}

/** Paths that live versions serve now and that would no longer be theirs. */
async function lostPaths(
  context: RegistryContext,
  pointer: ReleasePointer,
  before: Prefixes,
  after: Prefixes,
): Promise<Finding[]> {
  const set = await candidateSet(context, { ...pointer, prefixes: undefined }, [], [])
  const existing = new Set(
    checkOwnedPaths({ ...set, prefixes: before }).map(({ part, subject }) => `${part} ${subject}`),
  )
  const found = checkOwnedPaths({ ...set, prefixes: after })
  return found
    .filter(({ part, subject }) => !existing.has(`${part} ${subject}`))
    .map((lost) =>
      refusal(
        'routes',
        lost.part,
        lost.subject,
        `${lost.part} ${set.parts[lost.part]?.version} is live and serves ${lost.subject}, which would be “not found”. ` +
          `Promote a version of ${lost.part} without it first.`,
      ),
    )
}
