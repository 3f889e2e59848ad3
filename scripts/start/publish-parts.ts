import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPart, Part } from '@shop/federation'
import {
  claimPrefixes,
  loadTokens,
  openSignedStore,
  publishRelease,
  readLiveSet,
  ReleaseError,
  remoteRegistry,
  type AuditEntry,
  type RegistryContext,
} from '@shop/releases'

const actor = { by: 'npm start', role: 'local' }
const reason = 'started from this checkout'

/** Published builds, and which of them to promote. */
export interface PublishedParts {
  /** The current revision. */
  revision: number
  /** Versions to promote. */
  targets: { part: string; version: string }[]
  /**
   * Parts with a live version other than the built one, with the actor of the last move: a person or the health
   * watch.
   */
  differing: { part: string; live: string; built: string; by: string }[]
}

/**
 * Publishes builds, registers the free prefixes of their contracts, and returns which builds to promote. A part that
 * another actor moved since remains unchanged unless its build is new, so that a start never undoes a rollback.
 */
export async function publishParts(
  built: BuiltPart[],
  parts: readonly Part[],
  dataDir: string,
  root: string,
): Promise<PublishedParts> {
  const knownParts = parts.map(({ name }) => name)
  const context = await openRegistry(dataDir, root, knownParts)
  await claimPrefixes(context, actor, Object.fromEntries(parts.map(({ name, prefixes }) => [name, prefixes])))
  const { revision, parts: live } = await readLiveSet(context.store, context.signer)
  const movedBy = lastActors(await context.store.listAudit())
  const targets: PublishedParts['targets'] = []
  const differing: PublishedParts['differing'] = []
  for (const { part, version, dir } of built) {
    const { outcome } = await publishRelease(context, actor, { part, version, folder: dir, why: reason })
    const current = live[part]?.live.version
    if (current === version) continue
    const by = movedBy.get(part) ?? 'somebody'
    const isOwnMove = outcome === 'published' || !current || by === actor.by
    if (isOwnMove) targets.push({ part, version })
    else differing.push({ part, live: current, built: version, by })
  }
  await context.store.close()
  return { revision, targets, differing }
}

/**
 * Promotes versions in one move through the release server: its gate renders their sample pages with the API. They
 * are builds of this checkout, so no browser opens them: a start stays fast. Returns the new revision; throws with the
 * gate's problems, one line each.
 */
export async function promoteBuilds(targets: PublishedParts['targets'], url: string, dataDir: string): Promise<number> {
  const { manager } = await loadTokens(dataDir, [], process.env)
  try {
    const registry = remoteRegistry({ url, token: manager, by: actor.by })
    return (await registry.promote({ targets, why: reason, skipChecks: ['browser'] })).revision
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    throw Object.assign(new Error(error.message), { details: error.problems.map((line) => `  ${line}`).join('\n') })
  }
}

/** Actor of the last pointer move of each part. */
function lastActors(audit: AuditEntry[]): Map<string, string> {
  const moves = audit.filter(({ revision }) => revision !== null)
  return new Map(moves.flatMap(({ by, changes }) => changes.map(({ part }) => [part, by] as const)))
}

async function openRegistry(dataDir: string, root: string, knownParts: string[]): Promise<RegistryContext> {
  const url = process.env.RELEASES_URL || join(dataDir, 'releases')
  const { version } = JSON.parse(readFileSync(join(root, 'api/package.json'), 'utf8')) as { version: string }
  return {
    ...(await openSignedStore(url, { dataDir })),
    knownParts,
    apiVersion: version,
  }
}
