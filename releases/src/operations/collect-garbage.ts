import type { AuditEntry } from '../contract'
import { liveStack } from './live-stack'
import { publishedVersions } from './published-versions'
import { readPointer } from './read-pointer'
import { auditDraft, type Actor, type RegistryContext } from './registry-context'

const usualDays = 30
const dayLong = 86_400_000
/** However few days are asked for, what was live within this time stays, for tabs that began with it. */
const tabDays = 1
/** How many versions back a part can always be rolled. */
const keptBehindLive = 5

/** What may go. */
export interface CollectRequest {
  /** A version that was published, or live for anyone, within so many days stays; 30 unless told. */
  keepDays?: number
  dryRun?: boolean
  why?: string
}

/** What went, or would go in a dry run. */
export interface CollectResult {
  removed: { part: string; version: string }[]
  kept: number
  dryRun: boolean
}

/**
 * Removes versions that nobody can need: not in the pointer, not among the last that a rollback may want, and not
 * published or live for anyone lately, so that no open tab asks for their files.
 */
export async function collectGarbage(
  { store, signer }: Pick<RegistryContext, 'store' | 'signer'>,
  actor: Actor,
  { keepDays = usualDays, dryRun = false, why }: CollectRequest,
  now = Date.now(),
): Promise<CollectResult> {
  const pointer = await readPointer(store, signer)
  const audit = await store.listAudit()
  const recent = new Set([
    ...versionsOf(audit, now - keepDays * dayLong),
    ...versionsOf(audit.filter(isMove), now - Math.max(keepDays, tabDays) * dayLong),
    ...endedCanaries(audit, now - Math.max(keepDays, tabDays) * dayLong),
  ])
  const result: CollectResult = { removed: [], kept: 0, dryRun }
  for (const part of await store.listParts()) {
    const at = pointer.parts[part]
    const versions = await publishedVersions(store, audit, part)
    const needed = new Set([
      at?.live,
      at?.lastKnownGood,
      at?.canary?.version,
      versions.at(-1),
      ...liveStack(audit, part).slice(-keptBehindLive - 1),
    ])
    for (const version of versions) {
      if (needed.has(version) || recent.has(`${part}@${version}`)) result.kept += 1
      else result.removed.push({ part, version })
    }
  }
  if (dryRun) return result
  for (const { part, version } of result.removed) {
    const changes = [{ part, from: version, to: null }]
    await store.removeRelease(part, version, auditDraft(actor, { action: 'remove', why: why ?? null, changes }))
  }
  return result
}

/** Versions that were published, came or went since; one that was replaced lately was live until then. */
function versionsOf(audit: readonly AuditEntry[], since: number): string[] {
  const entries = audit.filter(({ at, outcome }) => outcome !== 'refused' && Date.parse(at) >= since)
  return entries.flatMap(({ changes }) => changes.flatMap(({ part, from, to }) => [`${part}@${from}`, `${part}@${to}`]))
}

/** Canaries that some visitors had until then: the move that ended them may name other versions only. */
function endedCanaries(audit: readonly AuditEntry[], since: number): string[] {
  const running = new Map<string, string>()
  const ended: string[] = []
  for (const { at, changes } of audit.filter(isMove)) {
    for (const { part, to, percent } of changes) {
      const canary = running.get(part)
      if (canary && Date.parse(at) >= since) ended.push(`${part}@${canary}`)
      if (percent === undefined) running.delete(part)
      else running.set(part, String(to))
    }
  }
  return ended
}

function isMove({ revision }: AuditEntry): boolean {
  return revision !== null
}
