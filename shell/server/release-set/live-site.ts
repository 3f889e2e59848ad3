import type { LiveRelease, LiveSet } from '@shop/releases'
import type { Api } from '@shop/shared-api'
import type { ReleaseManifest, ReleaseSet } from '@shop/shared-api/contract'
import { ownerOfPath } from '@shop/shared-api/owner-of-path'
import type { FastifyBaseLogger } from 'fastify'
import type { BootJournal } from '../part-faults/boot-journal'
import type { PartVersion } from '../part-faults/version-of-stack'
import { isChosen } from './canary-share'
import { devRelease } from './dev-release'
import { prepareSet, type BundleCache, type LiveReleases, type PreparedSet } from './prepare-set'

/** Delay before an incomplete or failed set is fetched again, in ms. */
const retryAfter = 5_000

type Live = Pick<LiveSet, 'revision' | 'parts' | 'problems'>

interface LiveSiteOptions {
  /** The verified releases that the pointer names now. */
  read(): Promise<Live>
  /** Calls back after each move of the pointer; returns the stop function. */
  watch(onChange: () => void): () => void
  /** Provided to loaders while sample paths are rendered. */
  api: Api
  origin: string
  log: FastifyBaseLogger
  /** Records which versions crashed this process, across restarts. */
  journal?: Pick<BootJournal, 'follow' | 'load' | 'rehearse'>
}

/** The release set that documents are rendered with; follows the pointer without a restart. */
export interface LiveSite {
  /** The set of visitors who are in no canary. */
  current(): PreparedSet
  /** The set of a visitor with this bucket. */
  forBucket(bucket: number): PreparedSet
  /** Versions of a part that are served: live, canary, last known good. */
  versions(part: string): string[]
  /** A set that is served now, by its id. */
  setById(id: string): ReleaseSet | undefined
  /** Whether a canary runs, so that documents depend on the visitor. */
  hasCanary(): boolean
  /** The live set with one part's release replaced, for a preview. Throws when the release doesn't run. */
  withRelease(part: string, release: LiveRelease): PreparedSet
  /** The live set with one part's code from its dev server; rendered in the browser. */
  withDevServer(part: string, origin: string): PreparedSet
  /** Manifests of the live releases. */
  liveManifests(): Record<string, ReleaseManifest>
  stop(): void
}

/** One revision of the pointer with the sets that its canaries make. */
interface Edition {
  live: Live
  stable: PreparedSet
  /** By the names of the parts whose canary is included. */
  trials: Map<string, PreparedSet>
}

/**
 * Follows the registry: each pointer move builds the next immutable set, renders its sample paths to warm it up, then
 * swaps one reference. A set that can't be built leaves the current one in place.
 */
export async function createLiveSite({ read, watch, api, origin, log, journal }: LiveSiteOptions): Promise<LiveSite> {
  const cache: BundleCache = new Map()
  const onFault = (part: string, version: string, error: unknown) =>
    log.error({ part, version, err: error }, 'a released version does not run')
  let retry: NodeJS.Timeout | undefined
  /** Ids of sets that rendered their sample paths and whose bundles are still loaded. */
  let warm = new Set<string>()
  let edition = await makeEdition(await read())

  async function makeEdition(live: Live): Promise<Edition> {
    journal?.follow(live.parts)
    for (const problem of live.problems) log.error({ revision: live.revision }, problem)
    const stable = prepareSet(withCanaries(live, []), { origin, cache, onFault, load: journal?.load })
    await warmUp(stable)
    const made: Edition = { live, stable, trials: new Map() }
    for (const part of canaryParts(live)) await warmUp(trialOf(made, [part]))
    return made
  }

  function trialOf({ live, trials }: Edition, parts: string[]): PreparedSet {
    const key = parts.join(' ')
    const made =
      trials.get(key) ?? prepareSet(withCanaries(live, parts), { origin, cache, onFault, load: journal?.load })
    trials.set(key, made)
    return made
  }

  async function refresh(): Promise<void> {
    const live = await read()
    const isRepaired = live.revision === edition.live.revision && live.problems.length < edition.live.problems.length
    if (live.revision <= edition.live.revision && !isRepaired) return
    const next = await makeEdition(live)
    const previous = edition
    edition = next
    evictUnused(cache, [previous, next])
    warm = new Set([previous, next].flatMap(({ stable, trials }) => [stable, ...trials.values()].map(idOf)))
    log.info({ revision: live.revision, parts: versionsOf(next.stable) }, 'release set swapped')
  }

  /** A set that ran recently needs no warm-up: a rollback takes effect at once. */
  async function warmUp(prepared: PreparedSet): Promise<void> {
    if (warm.has(idOf(prepared))) return
    const { renderer, samplePaths, set } = prepared
    for (const path of samplePaths) {
      const render = () => renderer.render(new Request(new URL(path, origin)), { api })
      const { failures } = await (journal ? journal.rehearse(ownerOf(set, path), render) : render())
      for (const { part, version, error } of failures)
        log.error({ part, version, path, err: error }, 'a sample path throws')
    }
  }

  let running = Promise.resolve()
  function follow(): void {
    running = running
      .then(refresh)
      .then(() => edition.live.problems.length > 0)
      .catch((error: unknown) => {
        log.error({ err: error }, 'the new release set could not be loaded')
        return true
      })
      .then(tryAgainLater)
  }

  function tryAgainLater(wanted: boolean): void {
    clearTimeout(retry)
    retry = wanted ? setTimeout(follow, retryAfter).unref() : undefined
  }

  tryAgainLater(edition.live.problems.length > 0)
  const unwatch = watch(follow)
  return {
    current: () => edition.stable,
    versions(part) {
      const at = edition.live.parts[part]
      return [at?.live, at?.lastKnownGood, at?.canary?.release].flatMap((release) => (release ? [release.version] : []))
    },
    setById: (id) => [edition.stable, ...edition.trials.values()].find(({ set }) => set.id === id)?.set,
    hasCanary: () => canaryParts(edition.live).length > 0,
    forBucket(bucket) {
      const { live, stable } = edition
      const parts = canaryParts(live).filter((part) => {
        const canary = live.parts[part]?.canary
        return canary && isChosen(bucket, part, canary.release.version, canary.percent)
      })
      return parts.length === 0 ? stable : trialOf(edition, parts)
    },
    withRelease(part, release) {
      const { parts, revision } = withCanaries(edition.live, [])
      const refuse = (name: string, version: string, error: unknown) => {
        onFault(name, version, error)
        if (name === part) throw new Error(`${name} ${version} does not run here: ${String(error)}.`)
      }
      // A separate cache: the preview's bundles are released with it.
      const own = { origin, cache: new Map(cache), onFault: refuse, load: journal?.load }
      return prepareSet({ revision, parts: { ...parts, [part]: { live: release, lastKnownGood: null } } }, own)
    },
    withDevServer: (part, devServer) => devRelease(edition.stable, part, devServer),
    liveManifests: () =>
      Object.fromEntries(Object.entries(edition.live.parts).map(([name, { live }]) => [name, live.manifest])),
    stop() {
      clearTimeout(retry)
      unwatch()
    },
  }
}

function ownerOf({ parts }: ReleaseSet, path: string): PartVersion | undefined {
  const part = ownerOfPath(parts, new URL(path, 'http://localhost').pathname)
  const version = part && parts[part]?.version
  return version ? { part, version } : undefined
}

function idOf({ set }: PreparedSet): string {
  return set.id ?? ''
}

function canaryParts({ parts }: Live): string[] {
  return Object.keys(parts)
    .filter((part) => parts[part]?.canary)
    .sort()
}

/** The releases for a visitor in these canaries; a canary falls back to the live version. */
function withCanaries({ revision, parts }: Live, chosen: readonly string[]): LiveReleases {
  const releases = Object.entries(parts).map(([name, { live, lastKnownGood, canary }]) => [
    name,
    canary && chosen.includes(name) ? { live: canary.release, lastKnownGood: live } : { live, lastKnownGood },
  ])
  return { revision, parts: Object.fromEntries(releases) as LiveReleases['parts'] }
}

function versionsOf({ set }: PreparedSet): Record<string, string> {
  return Object.fromEntries(Object.entries(set.parts).map(([name, { version }]) => [name, version]))
}

function evictUnused(cache: BundleCache, editions: Edition[]): void {
  const used = new Set(
    editions.flatMap(({ live }) =>
      Object.entries(live.parts).flatMap(([name, { live: now, lastKnownGood, canary }]) =>
        [now, lastKnownGood, canary?.release].flatMap((release) => (release ? [`${name}@${release.version}`] : [])),
      ),
    ),
  )
  for (const key of cache.keys()) if (!key.split(' ').every((id) => used.has(id))) cache.delete(key)
}
