import { publishedVersions } from './published-versions'
import { readPointer } from './read-pointer'
import { auditDraft, type Actor, type RegistryContext } from './registry-context'
import { versionsInUse, versionsNamedSince } from './versions-in-use'

/** How long a version that was live is retained by default. */
export const DEFAULT_KEEP_DAYS = 30
const DAY_MS = 86_400_000
/** Versions live within this time are always retained for open tabs. */
const MIN_TAB_DAYS = 1

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
  const result: CollectResult = { removed: [], kept: 0, dryRun }
  for (const part of await store.listParts()) {
    const versions = await publishedVersions(store, audit, part)
    const used = versionsInUse({ pointer, audit }, part, { liveDays: Math.max(keepDays, MIN_TAB_DAYS), now })
    const recent = versionsNamedSince(audit, part, now - keepDays * DAY_MS)
    for (const version of versions) {
      if (used.has(version) || recent.includes(version) || version === versions.at(-1)) result.kept += 1
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
