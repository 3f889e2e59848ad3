import type { AuditEntry, ReleasePointer } from '../contract'
import { signedRelease } from '../manifest/signed-release'
import { blockedReleases, type Block } from './blocked-releases'
import { publishedVersions } from './published-versions'
import { readPointer } from './read-pointer'
import type { RegistryContext } from './registry-context'

/** The status of one part. */
export interface PartStatus {
  part: string
  /** Null until the part is first promoted. */
  live: string | null
  lastKnownGood: string | null
  canary: ReleasePointer['parts'][string]['canary']
  /** When, by whom and why the live version was promoted. */
  since: string | null
  by: string | null
  why: string | null
  /** Git commit and time of the live version's sources. */
  commit: string | null
  builtAt: string | null
  /** The version published last, and the number of versions. */
  newest: string | null
  versions: number
  /** Blocked versions. */
  blocked: Omit<Block, 'part'>[]
}

/** The status of all parts at one revision of the pointer. */
export interface RegistryStatus {
  revision: number
  movedAt: string | null
  parts: PartStatus[]
}

/** The live versions, since when and by whom. */
export async function status(
  context: Pick<RegistryContext, 'store' | 'signer' | 'knownParts'>,
): Promise<RegistryStatus> {
  const { store, signer, knownParts } = context
  const pointer = await readPointer(store, signer)
  const audit = await store.listAudit()
  const moves = audit.filter(({ revision }) => revision !== null).reverse()
  const blocks = [...blockedReleases(audit).values()]
  const names = [...new Set([...knownParts, ...Object.keys(pointer.parts)])]
  const parts = await Promise.all(
    names.map(async (part): Promise<PartStatus> => {
      const entry = pointer.parts[part]
      const versions = await publishedVersions(store, audit, part)
      const manifest = entry && (await signedRelease(store, signer, part, entry.live).catch(() => undefined))
      const move = entry && moves.find(isMoveTo(part, entry.live))
      return {
        part,
        live: entry?.live ?? null,
        lastKnownGood: entry?.lastKnownGood ?? null,
        canary: entry?.canary ?? null,
        since: move?.at ?? null,
        by: move?.by ?? null,
        why: move?.why ?? null,
        commit: manifest?.commit ?? null,
        builtAt: manifest?.builtAt ?? null,
        newest: versions.at(-1) ?? null,
        versions: versions.length,
        blocked: blocks
          .filter((block) => block.part === part && versions.includes(block.version))
          .map(({ version, since, why }) => ({ version, since, why })),
      }
    }),
  )
  return { revision: pointer.revision, movedAt: pointer.revision === 0 ? null : pointer.movedAt, parts }
}

function isMoveTo(part: string, version: string): (entry: AuditEntry) => boolean {
  return ({ action, changes }) =>
    (action === 'promote' || action === 'rollback') &&
    changes.some((change) => change.part === part && change.to === version)
}
