import type { AuditEntry, ReleasePointer } from '../contract'
import { signedRelease } from '../manifest/signed-release'
import { blockedReleases, type Block } from './blocked-releases'
import { publishedVersions } from './published-versions'
import { readPointer } from './read-pointer'
import type { RegistryContext } from './registry-context'

/** One part as a release manager looks at it. */
export interface PartStatus {
  part: string
  /** Null until the part first goes live. */
  live: string | null
  lastKnownGood: string | null
  canary: ReleasePointer['parts'][string]['canary']
  /** When, by whom and why the live version went live. */
  since: string | null
  by: string | null
  why: string | null
  /** Git commit and time of the live version's sources. */
  commit: string | null
  builtAt: string | null
  /** The version published last, and how many there are. */
  newest: string | null
  versions: number
  /** Versions that may not go live again until somebody lifts the block. */
  blocked: Omit<Block, 'part'>[]
}

/** All parts, live or not, at one revision of the pointer. */
export interface RegistryStatus {
  revision: number
  movedAt: string | null
  parts: PartStatus[]
}

/** What is live, since when, by whom. */
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
      const at = pointer.parts[part]
      const versions = await publishedVersions(store, audit, part)
      const manifest = at && (await signedRelease(store, signer, part, at.live).catch(() => undefined))
      const move = at && moves.find(brought(part, at.live))
      return {
        part,
        live: at?.live ?? null,
        lastKnownGood: at?.lastKnownGood ?? null,
        canary: at?.canary ?? null,
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

function brought(part: string, version: string): (entry: AuditEntry) => boolean {
  return ({ action, changes }) =>
    (action === 'promote' || action === 'rollback') &&
    changes.some((change) => change.part === part && change.to === version)
}
