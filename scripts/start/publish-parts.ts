import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readParts, type BuiltPart } from '@shop/federation'
import {
  loadSigner,
  openStore,
  promote,
  publishRelease,
  readLiveSet,
  type AuditEntry,
  type RegistryContext,
} from '@shop/releases'

const actor = { by: 'npm start', role: 'release-manager' }
const why = 'started from this checkout'

/** What publishing changed, and which builds were left waiting because the registry has decided otherwise. */
export interface PublishedParts {
  revision: number
  promoted: string[]
  /** Parts whose live version is another than the one built here, with both. */
  differing: { part: string; live: string; built: string }[]
}

/**
 * Publishes builds and brings them live in one move. A part that somebody else moved since stays as they left it,
 * unless its build is new, so that a start never undoes a rollback.
 */
export async function publishParts(built: BuiltPart[], dataDir: string, root: string): Promise<PublishedParts> {
  const context = await openRegistry(dataDir, root)
  const before = await readLiveSet(context.store, context.signer)
  const movedBy = lastMovers(await context.store.listAudit())
  const targets: { part: string; version: string }[] = []
  for (const { part, version, dir } of built) {
    const { outcome } = await publishRelease(context, actor, { part, version, folder: dir, why })
    const live = before.parts[part]?.live.version
    const ours = outcome === 'published' || !live || movedBy.get(part) === actor.by
    if (ours && live !== version) targets.push({ part, version })
  }
  const revision = targets.length > 0 ? (await promote(context, actor, { targets, why })).revision : before.revision
  const promoted = targets.map(({ part }) => part)
  const differing = built.flatMap(({ part, version }) => {
    const live = before.parts[part]?.live.version
    return live && live !== version && !promoted.includes(part) ? [{ part, live, built: version }] : []
  })
  return { revision, promoted, differing }
}

/** Who moved each part's pointer last. */
function lastMovers(audit: AuditEntry[]): Map<string, string> {
  const moves = audit.filter(({ action, outcome }) => action !== 'publish' && outcome !== 'refused')
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
