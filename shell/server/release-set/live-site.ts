import type { FastifyBaseLogger } from 'fastify'
import { prepareSet, type BundleCache, type LiveReleases, type PreparedSet } from './prepare-set'

interface LiveSiteOptions {
  /** The verified releases that the pointer names now. */
  read(): Promise<LiveReleases>
  /** Calls back after each move of the pointer; answers the way to stop. */
  watch(onChange: () => void): () => void
  /** Lent to loaders while sample paths are rendered. */
  api: unknown
  origin: string
  log: FastifyBaseLogger
}

/** The release set that documents are rendered with; follows the pointer without a restart. */
export interface LiveSite {
  current(): PreparedSet
  stop(): void
}

/**
 * Follows the registry: each pointer move builds the next immutable set, renders its sample paths to warm it
 * up, then swaps one reference. A set that can't be built leaves the one before in place.
 */
export async function createLiveSite({ read, watch, api, origin, log }: LiveSiteOptions): Promise<LiveSite> {
  const cache: BundleCache = new Map()
  const onFault = (part: string, version: string, error: unknown) =>
    log.error({ part, version, err: error }, 'a released version does not run')
  let current = prepareSet(await read(), { origin, cache, onFault })
  await warmUp(current)

  async function refresh(): Promise<void> {
    const live = await read()
    if (live.revision <= current.set.revision) return
    const next = prepareSet(live, { origin, cache, onFault })
    await warmUp(next)
    const previous = current
    current = next
    forgetUnused(cache, [previous, next])
    log.info({ revision: live.revision, parts: versionsOf(next) }, 'release set swapped')
  }

  async function warmUp({ renderer, samplePaths }: PreparedSet): Promise<void> {
    for (const path of samplePaths) {
      const { failures } = await renderer.render(new Request(new URL(path, origin)), { api })
      for (const { part, version, error } of failures)
        log.error({ part, version, path, err: error }, 'a sample path throws')
    }
  }

  let running = Promise.resolve()
  const stop = watch(() => {
    running = running
      .then(refresh)
      .catch((error: unknown) => log.error({ err: error }, 'the new release set was not taken'))
  })
  return { current: () => current, stop }
}

function versionsOf({ set }: PreparedSet): Record<string, string> {
  return Object.fromEntries(Object.entries(set.parts).map(([name, { version }]) => [name, version]))
}

function forgetUnused(cache: BundleCache, sets: PreparedSet[]): void {
  const used = new Set<string>()
  for (const { set } of sets) {
    for (const [name, part] of Object.entries(set.parts)) {
      used.add(`${name}@${part.version}`)
      if (part.lastKnownGood) used.add(`${name}@${part.lastKnownGood.version}`)
    }
  }
  for (const key of cache.keys()) if (!key.split(' ').every((id) => used.has(id))) cache.delete(key)
}
