import type { AuditEntry } from '../contract'
import { liveStack } from './live-stack'
import { publishedVersions } from './published-versions'
import { readPointer } from './read-pointer'
import { auditDraft, type Actor, type RegistryContext } from './registry-context'

const DEFAULT_KEEP_DAYS = 30
const DAY_MS = 86_400_000
/** Versions live within this time are always retained for open tabs. */
const MIN_TAB_DAYS = 1
/** Number of earlier versions that are always available for rollbacks. */
const MIN_ROLLBACK_VERSIONS = 5

/** What to remove. */
export interface CollectRequest {
  /** Retains versions published or live within this many days; default 30. */
  keepDays?: number
  dryRun?: boolean
  why?: string
}

/** What was removed, or would be in a dry run. */
export interface CollectResult {
  removed: { part: string; version: string }[]
  kept: number
  dryRun: boolean
}

/**
 * Removes unused versions: not in the pointer, not among recent rollback targets, and not published or live recently,
 * so that no open tab requests their files.
 */
export async function collectGarbage(
  { store, signer }: Pick<RegistryContext, 'store' | 'signer'>,
  actor: Actor,
  { keepDays = DEFAULT_KEEP_DAYS, dryRun = false, why }: CollectRequest,
  now = Date.now(),
): Promise<CollectResult> {
  const pointer = await readPointer(store, signer)
  const audit = await store.listAudit()
  const recent = new Set([
    ...versionsOf(audit, now - keepDays * DAY_MS),
    ...versionsOf(audit.filter(isMove), now - Math.max(keepDays, MIN_TAB_DAYS) * DAY_MS),
    ...endedCanaries(audit, now - Math.max(keepDays, MIN_TAB_DAYS) * DAY_MS),
  ])
  const result: CollectResult = { removed: [], kept: 0, dryRun }
  for (const part of await store.listParts()) {
    const current = pointer.parts[part]
    const versions = await publishedVersions(store, audit, part)
    const needed = new Set([
      current?.live,
      current?.lastKnownGood,
      current?.canary?.version,
      versions.at(-1),
      ...liveStack(audit, part).slice(-MIN_ROLLBACK_VERSIONS - 1),
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

/** Versions published, promoted or replaced since then; a replaced one was live until its replacement. */
function versionsOf(audit: readonly AuditEntry[], since: number): string[] {
  const entries = audit.filter(({ at, outcome }) => outcome !== 'refused' && Date.parse(at) >= since)
  return entries.flatMap(({ changes }) => changes.flatMap(({ part, from, to }) => [`${part}@${from}`, `${part}@${to}`]))
}

/** Canaries that ended since then; the move that ended them may only name other versions. */
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
