import { isMoveTo, type AuditEntry, type ReleasePointer } from '../contract'
import { deniedAttempts, type DeniedAttempts } from '../health/denied-attempts'
import { createHealthLog, type HealthLog } from '../health/health-log'
import { reportedConfinement, type ServerConfinement } from '../health/server-confinement'
import { guardState, type GuardState } from '../guard/guard-state'
import { signedRelease } from '../manifest/signed-release'
import { blockedReleases, type Block } from './blocked-releases'
import { channelsOf } from './channels'
import { partLocks, type PartLock } from './part-locks'
import { publishedVersions } from './published-versions'
import type { Provenance } from '../manifest/provenance'
import { readPointer } from './read-pointer'
import { readProvenance } from './read-provenance'
import type { RegistryContext } from './registry-context'

/** The status of one part. */
export interface PartStatus {
  part: string
  /** Null until the part is first promoted. */
  live: string | null
  lastKnownGood: string | null
  canary: ReleasePointer['parts'][string]['canary']
  /** Whether the canary is a guarded promotion, and whether that is paused. */
  guarded: 'running' | 'paused' | null
  /** When, by whom and why the live version was promoted. */
  since: string | null
  by: string | null
  why: string | null
  /** Git commit of the live version's sources, whether they differed from it, and the sources' time. */
  commit: string | null
  dirty: boolean
  builtAt: string | null
  /** What the registry attests about the live version; null for one of older registries or a forged one. */
  provenance: Provenance | null
  /** Why the gate's refusal was overridden for the live version or the canary; null when it was not. */
  forced: string | null
  /** The last automatic rollback that failed or was skipped since the version went live. */
  alert: { at: string; why: string } | null
  /** Why nothing of the part may be promoted. */
  lock: PartLock | null
  /** The version published last, and the number of versions. */
  newest: string | null
  versions: number
  /** The newest version of each channel. */
  channels: Record<string, string>
  /** Blocked versions. */
  blocked: Omit<Block, 'part'>[]
}

/** The status of all parts at one revision of the pointer. */
export interface RegistryStatus {
  revision: number
  movedAt: string | null
  parts: PartStatus[]
  /** How renderers are confined, as document servers have reported lately, and by this process if it is a gate. */
  confinement: ServerConfinement[]
  /** What parts' code tried in vain in the last hour. */
  denied: DeniedAttempts[]
}

/** Document servers report their confinement at least every five minutes. */
const REPORTED_WITHIN_MS = 11 * 60_000
const HOUR_MS = 60 * 60_000

/** The live versions, since when and by whom, and how renderers are confined. */
export async function status(
  context: Pick<RegistryContext, 'store' | 'signer' | 'attestors' | 'knownParts' | 'confinement'>,
  healthLog: HealthLog = createHealthLog(context.store),
): Promise<RegistryStatus> {
  const { store, signer, knownParts } = context
  const pointer = await readPointer(store, signer)
  const audit = await store.listAudit()
  const blocks = [...blockedReleases(audit).values()]
  const locks = partLocks(audit)
  const names = [...new Set([...knownParts, ...Object.keys(pointer.parts)])]
  const parts = await Promise.all(
    names.map(async (part): Promise<PartStatus> => {
      const entry = pointer.parts[part]
      const versions = await publishedVersions(store, audit, part)
      const manifest = entry && (await signedRelease(store, signer, part, entry.live).catch(() => undefined))
      const move = entry && audit.findLast(isMoveTo({ part, version: entry.live }))
      return {
        part,
        live: entry?.live ?? null,
        lastKnownGood: entry?.lastKnownGood ?? null,
        canary: entry?.canary ?? null,
        guarded: guardedOf(guardState(audit, pointer, part)),
        since: move?.at ?? null,
        by: move?.by ?? null,
        why: move?.why ?? null,
        commit: manifest?.commit ?? null,
        dirty: manifest?.dirty ?? false,
        builtAt: manifest?.builtAt ?? null,
        provenance: entry ? await readProvenance(context, part, entry.live).catch(() => null) : null,
        ...(entry ? concernsOf(audit, part, entry) : { forced: null, alert: null }),
        lock: locks.get(part) ?? null,
        newest: versions.at(-1) ?? null,
        versions: versions.length,
        channels: channelsOf(audit, part, versions),
        blocked: blocks
          .filter((block) => block.part === part && versions.includes(block.version))
          .map(({ version, since, why }) => ({ version, since, why })),
      }
    }),
  )
  return {
    revision: pointer.revision,
    movedAt: pointer.revision === 0 ? null : pointer.movedAt,
    parts,
    confinement: await confinementOf(context, healthLog),
    denied: deniedAttempts(healthLog.last(HOUR_MS)),
  }
}

async function confinementOf(
  { confinement }: Pick<RegistryContext, 'confinement'>,
  healthLog: HealthLog,
): Promise<ServerConfinement[]> {
  await healthLog.follow()
  const gate = await confinement?.().catch((error: Error) => ({ name: 'nothing', leavesOpen: [error.message] }))
  return [
    ...reportedConfinement(healthLog.last(REPORTED_WITHIN_MS)),
    ...(gate ? [{ where: 'gate', rung: gate.name, leavesOpen: gate.leavesOpen } as const] : []),
  ]
}

function guardedOf(state: GuardState | null): PartStatus['guarded'] {
  return state && (state.paused ? 'paused' : 'running')
}

/** Overridden refusals and skipped rollbacks of what visitors get now. */
function concernsOf(
  audit: readonly AuditEntry[],
  part: string,
  { live, canary }: ReleasePointer['parts'][string],
): Pick<PartStatus, 'forced' | 'alert'> {
  const current = [live, canary?.version].flatMap((version) => version ?? [])
  const made = current.flatMap(
    (version) => audit.findLast(isMoveTo({ part, version }, ['promote', 'rollback', 'canary'])) ?? [],
  )
  const forced = made.find(({ outcome }) => outcome === 'forced')
  const since = made[0]?.at ?? ''
  const alert = audit.findLast(
    (entry) =>
      isAlert(entry) &&
      entry.at >= since &&
      entry.changes.some((change) => change.part === part && current.includes(change.from ?? '')),
  )
  return {
    forced: forced ? (forced.why ?? 'no reason given') : null,
    alert: alert ? { at: alert.at, why: alert.why ?? 'An automatic rollback failed' } : null,
  }
}

/** A rollback by the health watch that was refused or skipped. */
function isAlert({ role, outcome }: AuditEntry): boolean {
  return role === 'health' && outcome === 'refused'
}
