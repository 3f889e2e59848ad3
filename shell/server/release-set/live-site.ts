import type { LiveRelease, PartVersion, RendererEnd, SetPlan } from '@shop/releases'
import type { ReleaseManifest, ReleaseSet } from '@shop/shared-api/contract'
import type { FastifyBaseLogger } from 'fastify'
import { openExcludedVersions, type ExcludedVersions } from '../render-pool/excluded-versions'
import type { PreparedSet } from '../render-pool/prepared-set'
import type { RendererFactory } from '../render-pool/renderer-factory'
import { ownerVersion, renderSamples, withoutExcluded } from '../render-pool/render-page'
import type { PoolLimits } from '../render-pool/pool-content'
import { createRenderPool, type PoolState, type RenderPool } from '../render-pool/render-pool'
import { devRelease } from './dev-release'
import {
  canariesOf,
  canaryParts,
  loadEdition,
  mayReplace,
  servedVersions,
  type Edition,
  type Live,
  versionsOf,
  withCanaries,
} from './edition'
import type { DevServer } from '../preview/dev-server'
import { createPreviewProcesses } from '../preview/preview-processes'
import { observeCode, type CodeCounts } from './observe-code'
import { previewRelease } from './preview-release'
import { createRetainedPool } from './retained-pool'
import { findReusable, type EditionPool } from './reusable-pool'
import { createVersionFaults } from './version-faults'

/** Delay before an incomplete or failed set is fetched again, in ms. */
const RETRY_AFTER_MS = 5_000

/** What a live site is made of. */
export interface LiveSiteOptions extends CodeCounts {
  /** The verified releases that the pointer names now. */
  read(): Promise<Live>
  /** Calls back after each move of the pointer; returns the stop function. */
  watch(onChange: () => void): () => void
  origin: string
  log: FastifyBaseLogger
  start: RendererFactory['start']
  /** Renderers that render pages at the same time, one and no spare by default. */
  renderers?: PoolLimits
  excluded?: ExcludedVersions
}

/** The release set that documents are rendered with; follows the pointer without a restart. */
export interface LiveSite {
  /** The set of visitors who are in no canary; the versions in `broken` are replaced by their last known good ones. */
  current(broken?: readonly PartVersion[]): PreparedSet
  /** The set of a visitor with this bucket. */
  forBucket(bucket: number, broken?: readonly PartVersion[]): PreparedSet
  /** Versions of a part that are served: live, canary, last known good. */
  versions(part: string): string[]
  /** A set that is served now, by its id. */
  setById(id: string): ReleaseSet | undefined
  /** The sets that most visitors get, the stable one first. */
  cohorts(): PreparedSet[]
  /** Whether a canary runs, so that documents depend on the visitor. */
  hasCanary(): boolean
  /** The live set with some parts' releases replaced, for a preview. Rejects when one of them doesn't run. */
  withReleases(releases: readonly LiveRelease[]): Promise<PreparedSet>
  /** The live set with one part's code from its dev server; rendered in the browser. */
  withDevServer(devServer: DevServer): PreparedSet
  /** Manifests of the live releases. */
  liveManifests(): Record<string, ReleaseManifest>
  /** The renderers of the live set. */
  renderers(): PoolState
  stop(): void
}

/**
 * Follows the registry: each pointer move loads the next immutable set into renderers of its own, renders its sample
 * paths to warm them up, then swaps one reference. A set that can't be loaded leaves the current one in place. A version
 * that ends a renderer is excluded, and replaced by its last known good one.
 */
export async function createLiveSite(options: LiveSiteOptions): Promise<LiveSite> {
  const { read, watch, origin, log, excluded = openExcludedVersions() } = options
  const { renderers = { least: 1, most: 1, hasSpare: false } } = options
  let retry: NodeJS.Timeout | undefined
  let isStopped = false
  let pool: RenderPool
  let edition: Edition
  let loading: Live | undefined

  const retained = createRetainedPool()
  const sets = () => ({ current: edition?.live, next: loading })
  const { isKnown, isExcluded, loadFailed, blame } = createVersionFaults({ ...options, excluded, sets })
  const start = () => options.start(observeCode(options, isKnown))
  const previews = createPreviewProcesses((isPreviewed) =>
    options.start({ hasLowPriority: true, onDenied: observeCode(options, isPreviewed).onDenied }),
  )

  function createPool(): RenderPool {
    const onEnd = (end: RendererEnd) => void (blame(end) && edition && follow())
    return createRenderPool({ ...renderers, start, log, onEnd, samplesOf })
  }

  function samplesOf(plan: SetPlan) {
    const usable = withoutExcluded(plan, isExcluded)
    return plan.samplePaths.map((url) => ({ plan: usable, page: { url, owner: ownerVersion(usable, url) } }))
  }

  async function makeEdition(live: Live): Promise<EditionPool> {
    loading = live
    excluded.follow(live.parts)
    for (const problem of live.problems) log.error({ revision: live.revision }, problem)
    const pools = [edition && { edition, pool }, retained.get()].filter((candidate) => candidate !== undefined)
    const reused = findReusable(pools, live, excluded)
    const lead = reused?.any()
    const loaded = await loadEdition(live, lead, { start, origin, log, excluded, onFault: loadFailed, onEnd: blame })
    const used = reused && loaded.lead === lead ? reused : createPool()
    if (used !== reused) {
      used.adopt(loaded.lead)
      for (const plan of loaded.plans) await renderSamples(used, { plan, isExcluded, log })
    }
    return { edition: loaded.edition(() => used), pool: used }
  }

  async function refresh(): Promise<void> {
    const live = await read()
    const isRepaired = live.revision === edition.live.revision && live.problems.length < edition.live.problems.length
    const isChanged = live.revision > edition.live.revision || isRepaired || hasNewlyExcluded(edition, excluded)
    if (!isChanged || isStopped) return
    const excludedBefore = excluded.list().length
    const next = await makeEdition(live)
    const filling = next.pool.fill(next.edition.plans)
    // The current renderers serve visitors until the next ones are warm.
    const isNew = next.pool !== pool && next.pool !== retained.get()?.pool
    if (isNew) await filling
    if (isNew && (isStopped || excluded.list().length > excludedBefore)) {
      next.pool.stop()
      return refresh()
    }
    if (next.pool !== pool) retained.replace({ edition, pool }, next)
    edition = next.edition
    pool = next.pool
    if (hasNewlyExcluded(edition, excluded)) follow()
    log.info({ revision: live.revision, parts: versionsOf(edition) }, 'release set swapped')
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
    retry = wanted && !isStopped ? setTimeout(follow, RETRY_AFTER_MS).unref() : undefined
  }

  ;({ edition, pool } = await makeEdition(await read()))
  // The first renderer serves while the others are started.
  void pool.fill(edition.plans)
  if (hasNewlyExcluded(edition, excluded)) follow()
  tryAgainLater(edition.live.problems.length > 0)
  const unwatch = watch(follow)
  return {
    ...queriesOf(() => edition),
    withReleases: (releases) =>
      previewRelease(withCanaries(edition.live, []), { releases, origin, log, processes: previews }),
    renderers: () => pool.state(),
    stop() {
      isStopped = true
      clearTimeout(retry)
      unwatch()
      pool.stop()
      previews.stop()
      retained.stop()
    },
  }
}

/** Whether a version that is shown is excluded and can be replaced. */
function hasNewlyExcluded({ plans, live }: Edition, excluded: ExcludedVersions): boolean {
  const isShown = ({ part, version }: PartVersion) =>
    plans.some(({ site }) => site.set.parts[part]?.version === version)
  return excluded.list().some((version) => isShown(version) && mayReplace(live, version, excluded))
}

/** What a live site answers of its current edition. */
function queriesOf(edition: () => Edition): Omit<LiveSite, 'withReleases' | 'renderers' | 'stop'> {
  return {
    current: (broken = []) => edition().trial([], broken),
    versions: (part) => servedVersions(edition().live, part),
    setById: (id) =>
      edition()
        .sets()
        .find(({ set }) => set.id === id)?.set,
    cohorts: () => edition().cohorts(),
    hasCanary: () => canaryParts(edition().live).length > 0,
    forBucket: (bucket, broken = []) => edition().trial(canariesOf(edition().live, bucket), broken),
    withDevServer: (devServer) => devRelease(edition().stable, devServer),
    liveManifests: () =>
      Object.fromEntries(Object.entries(edition().live.parts).map(([name, { live }]) => [name, live.manifest])),
  }
}
