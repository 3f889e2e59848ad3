import {
  inlineScriptHashes,
  prepareSet,
  RendererEnded,
  type RendererEnd,
  type LivePart,
  type LiveRelease,
  type LiveReleases,
  type LiveSet,
  type PartVersion,
  type SetPlan,
  type SetRenderer,
} from '@shop/releases'
import { ownerOfPath } from '@shop/shared-api/owner-of-path'
import type { FastifyBaseLogger } from 'fastify'
import { withCanariesOf, withoutVersion, withShell, type DerivedPlan } from '../render-pool/derive-plan'
import type { ExcludedVersions } from '../render-pool/excluded-versions'
import {
  missingParts,
  toDocument,
  toPreparedSet,
  type MissingParts,
  type PageDocument,
  type PreparedSet,
} from '../render-pool/prepared-set'
import type { RenderPool } from '../render-pool/render-pool'
import { siteDataOf, type SiteData } from '../render-pool/site-data'
import { isChosen } from './canary-share'

/** What the pointer names. */
export type Live = Pick<LiveSet, 'revision' | 'parts' | 'problems'>

const FRAME_DEADLINE_MS = 2_000

/** One revision of the pointer with the sets that its canaries and replaced versions make. */
export interface Edition {
  live: Live
  plans: SetPlan[]
  stable: PreparedSet
  /** The set with the canaries of these parts, and without the versions that are broken for this visitor. */
  trial(parts: readonly string[], broken: readonly PartVersion[]): PreparedSet
  sets(): PreparedSet[]
  /** The sets that most visitors get: the stable one, and one for each canary. */
  cohorts(): PreparedSet[]
}

/** A prepared set in the renderer that it was loaded into. */
interface PreparedPlan {
  plan: SetPlan
  data: SiteData
  missing: MissingParts
  frame: PageDocument | undefined
}

interface EditionOptions {
  start: Parameters<typeof prepareSet>[1]['start']
  origin: string
  log: FastifyBaseLogger
  excluded: ExcludedVersions
  onFault(part: string, version: string, error: unknown): void
  /** A renderer ended while it rendered the layout; returns whether a version was excluded for it. */
  onEnd(end: RendererEnd): boolean
}

/** Loads the sets of a revision into one renderer: the stable one, and one for each canary. */
export async function loadEdition(
  live: Live,
  lead: SetRenderer | undefined,
  { start, origin, log, excluded, onFault, onEnd }: EditionOptions,
): Promise<{ edition(pool: () => RenderPool): Edition; plans: SetPlan[]; lead: SetRenderer }> {
  let renderer = lead
  const scriptHashes = await inlineScriptHashes(Object.values(live.parts).flatMap(releasesOf), start)

  async function load(canaries: string[]): Promise<PreparedPlan> {
    const releases = withCanaries(live, canaries)
    const reason = (version: PartVersion) =>
      mayReplace(releases, version, excluded) ? excluded.reason(version) : undefined
    const loaded = await prepareSet(releases, { start, renderer, origin, excluded: reason, onFault })
    renderer = loaded.renderer
    const { plan } = loaded
    const known = { plan, data: siteDataOf(plan, log), missing: missingParts(releases, plan) }
    try {
      return { ...known, frame: await renderFrame(renderer, plan, scriptHashes) }
    } catch (error) {
      log.error(
        { part: 'shell', version: plan.site.shell, err: error },
        'the layout of the release set does not render',
      )
      if (!(error instanceof RendererEnded) || !onEnd(error.end)) return { ...known, frame: undefined }
      renderer = undefined
      return load(canaries)
    }
  }

  const stable = await load([])
  const trials = new Map<string, PreparedPlan>()
  for (const part of canaryParts(live)) trials.set(part, await load([part]))
  const plans = [stable, ...trials.values()].map(({ plan }) => plan)
  return {
    plans,
    lead: renderer!,
    edition: (pool) => createEdition({ live, plans, stable, trials, scriptHashes, excluded, pool }),
  }
}

interface LoadedEdition {
  live: Live
  plans: SetPlan[]
  stable: PreparedPlan
  trials: ReadonlyMap<string, PreparedPlan>
  scriptHashes: readonly string[]
  excluded: ExcludedVersions
  pool(): RenderPool
}

function createEdition({ live, plans, stable, trials, scriptHashes, excluded, pool }: LoadedEdition): Edition {
  const made = new Map<string, PreparedSet>()
  const isExcluded = (version: PartVersion) => excluded.reason(version) !== undefined
  const prepared = (plan: DerivedPlan, { data, missing, frame }: PreparedPlan) =>
    toPreparedSet({ plan, data, missing, frame, scriptHashes, isExcluded, pool })
  const stableSet = prepared(stable.plan, stable)

  function derive(parts: readonly string[], broken: readonly PartVersion[]): PreparedSet {
    const chosen = parts.flatMap((part) => trials.get(part) ?? [])
    // The page that a canary part serves is described by its own set.
    const source = chosen[0] ?? stable
    const combined =
      chosen.length > 0
        ? withCanariesOf(
            stable.plan,
            parts,
            chosen.map(({ plan }) => plan),
          )
        : stable.plan
    const plan = broken.reduce<DerivedPlan>((remaining, version) => {
      const shell = live.parts['shell']?.lastKnownGood
      if (version.part === 'shell') return (shell && withShell(remaining, version, shell)) ?? remaining
      return withoutVersion(remaining, version) ?? remaining
    }, combined)
    if (plan === stable.plan) return stableSet
    return prepared(plan, { ...source, data: { ...source.data, parametersAt: parametersIn(parts, broken) } })
  }

  /** A page's parameters are declared by its part's own canary. A replaced version may read others. */
  function parametersIn(parts: readonly string[], broken: readonly PartVersion[]): SiteData['parametersAt'] {
    if (broken.length > 0) return () => undefined
    return (pathname) => {
      const owner = ownerOfPath(stable.plan.site.set.parts, pathname) ?? ''
      const own = parts.includes(owner) ? trials.get(owner) : undefined
      return (own ?? trials.get(parts[0] ?? '') ?? stable).data.parametersAt(pathname)
    }
  }

  function trial(parts: readonly string[], broken: readonly PartVersion[]): PreparedSet {
    if (parts.length === 0 && broken.length === 0) return stableSet
    const replaced = broken.filter((version) => isReplaceable(withCanaries(live, parts), version))
    const key = [...parts, ...replaced.map(({ part, version }) => `${part}@${version}`)].sort().join(' ')
    const set = made.get(key) ?? derive(parts, replaced)
    made.set(key, set)
    return set
  }

  return {
    live,
    plans,
    stable: stableSet,
    trial,
    sets: () => [stableSet, ...made.values()],
    cohorts: () => [stableSet, ...canaryParts(live).map((part) => trial([part], []))],
  }
}

/** The layout alone: the same for every page of the set. */
async function renderFrame(
  renderer: SetRenderer,
  { site }: SetPlan,
  scriptHashes: readonly string[],
): Promise<PageDocument> {
  const owner = { part: 'shell', version: site.shell }
  const page = await renderer.render(site, { url: '/', owner, inBrowser: site.set }, FRAME_DEADLINE_MS)
  return toDocument(page, scriptHashes)
}

/** The releases of a part that visitors may get: live, last known good, canary. */
function releasesOf({ live, lastKnownGood, canary }: LivePart): LiveRelease[] {
  return [live, lastKnownGood, canary?.release].filter((release) => release != null)
}

/** Versions of a part that visitors may get. */
export function servedVersions({ parts }: Live, part: string): string[] {
  const at = parts[part]
  return at ? releasesOf(at).map(({ version }) => version) : []
}

/** The versions of the stable set. */
export function versionsOf({ stable }: Edition): Record<string, string> {
  return Object.fromEntries(Object.entries(stable.set.parts).map(([name, { version }]) => [name, version]))
}

/** The parts with a canary. */
export function canaryParts({ parts }: Live): string[] {
  return Object.keys(parts)
    .filter((part) => parts[part]?.canary)
    .sort()
}

/** The parts with a canary that visitors with this bucket get. */
export function canariesOf(live: Live, bucket: number): string[] {
  return canaryParts(live).filter((part) => {
    const canary = live.parts[part]?.canary
    return canary && isChosen(bucket, part, canary.release.version, canary.percent)
  })
}

/** The releases for a visitor in these canaries; a canary falls back to the live version. */
export function withCanaries({ revision, parts }: Live, chosen: readonly string[]): LiveReleases {
  const releases = Object.entries(parts).map(([name, { live, lastKnownGood, canary }]) => [
    name,
    canary && chosen.includes(name) ? { live: canary.release, lastKnownGood: live } : { live, lastKnownGood },
  ])
  return { revision, parts: Object.fromEntries(releases) as LiveReleases['parts'] }
}

function isReplaceable({ parts }: LiveReleases, { part, version }: PartVersion): boolean {
  const release = parts[part]
  return release?.live.manifest.version === version && release.lastKnownGood !== null
}

/** Every part but the shell may be missing; the shell needs a last known good version that isn't excluded itself. */
export function mayReplace(
  { parts }: Pick<LiveReleases, 'parts'>,
  { part, version }: PartVersion,
  excluded: ExcludedVersions,
): boolean {
  if (part !== 'shell') return true
  const spare = parts['shell']?.lastKnownGood?.manifest
  return spare !== undefined && spare.version !== version && excluded.reason(spare) === undefined
}

/** Whether visitors still get pages without this version; those in a canary then get the live one. */
export function mayExclude(live: Live, version: PartVersion, excluded: ExcludedVersions): boolean {
  return live.parts['shell']?.canary?.release.version === version.version || mayReplace(live, version, excluded)
}
