import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readParts, type BuiltPart } from '@shop/federation'
import {
  loadSigner,
  loadTokens,
  openStore,
  publishRelease,
  readLiveSet,
  ReleaseError,
  remoteRegistry,
  type AuditEntry,
  type RegistryContext,
} from '@shop/releases'

const actor = { by: 'npm start', role: 'local' }
const why = 'started from this checkout'

/** Builds that are kept by the registry now, and what shall become of them. */
export interface PublishedParts {
  /** The revision that is live already. */
  revision: number
  /** Versions to bring live. */
  targets: { part: string; version: string }[]
  /** Parts whose live version is another than the one built here, with both and who moved them: people, or the health watch. */
  differing: { part: string; live: string; built: string; by: string }[]
}

/**
 * Publishes builds and tells which of them shall go live. A part that somebody else moved since stays as they left it,
 * unless its build is new, so that a start never undoes a rollback.
 */
export async function publishParts(built: BuiltPart[], dataDir: string, root: string): Promise<PublishedParts> {
  const context = await openRegistry(dataDir, root)
  const { revision, parts } = await readLiveSet(context.store, context.signer)
  const movedBy = lastMovers(await context.store.listAudit())
  const targets: PublishedParts['targets'] = []
  const differing: PublishedParts['differing'] = []
  for (const { part, version, dir } of built) {
    const { outcome } = await publishRelease(context, actor, { part, version, folder: dir, why })
    const live = parts[part]?.live.version
    if (live === version) continue
    const by = movedBy.get(part) ?? 'somebody'
    const isOurs = outcome === 'published' || !live || by === actor.by
    if (isOurs) targets.push({ part, version })
    else differing.push({ part, live, built: version, by })
  }
  await context.store.close()
  return { revision, targets, differing }
}

/**
 * Brings versions live in one move by the release server, whose gate tries their sample pages with the API. Gives the new
 * revision; throws with what the gate found, a line each.
 */
export async function bringLive(targets: PublishedParts['targets'], url: string, dataDir: string): Promise<number> {
  const { manager } = await loadTokens(dataDir, [], process.env)
  try {
    return (await remoteRegistry({ url, token: manager, by: actor.by }).promote({ targets, why })).revision
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    throw Object.assign(new Error(error.message), { details: error.problems.map((line) => `  ${line}`).join('\n') })
  }
}

/** Who moved each part's pointer last. */
function lastMovers(audit: AuditEntry[]): Map<string, string> {
  const moves = audit.filter(({ revision }) => revision !== null)
  return new Map(moves.flatMap(({ by, changes }) => changes.map(({ part }) => [part, by] as const)))
}

async function openRegistry(dataDir: string, root: string): Promise<RegistryContext> {
  const url = process.env.RELEASES_URL || join(dataDir, 'releases')
  const { version } = JSON.parse(readFileSync(join(root, 'api/package.json'), 'utf8')) as { version: string }
  return {
    store: await openStore(url),
    signer: await loadSigner({ dataDir }),
    knownParts: readParts().map(({ name }) => name),
    apiVersion: version,
  }
}
