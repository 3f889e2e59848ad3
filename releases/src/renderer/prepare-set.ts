import { pathOfSample, type ReleaseSet } from '@shop/shared-api/contract'
import { assemblyFaults, NotAssembled } from './assembly-faults'
import type { PartVersion } from './marker'
import { setId, toPageRelease, toSetPart, type LiveReleases, type StoredRelease } from './part-releases'
import { RendererEnded } from './pending-requests'
import { createSetRenderer, type BundleDescription, type SetRenderer, type Site } from './set-renderer'
import type { Renderer } from './start-renderer'

/** A version in the set that doesn't start. */
export interface ReplacedVersion {
  part: string
  version: string
  message: string
}

/** A set of versions that were all seen to run, and what they say about themselves. */
export interface SetPlan {
  site: Site
  /** The releases to load into a renderer, the shell first. */
  releases: StoredRelease[]
  samplePaths: string[]
  replaced: ReplacedVersion[]
  /** By `part@version`. */
  bundles: Record<string, BundleDescription>
  /** The shell's description of the site, not yet checked; null from older shells. */
  description: unknown
}

interface PrepareOptions {
  /** Starts a renderer with the document server's program. */
  start(): Renderer
  /** Is used instead of a new one, if nothing ends it. */
  renderer?: SetRenderer
  origin: string
  /** Why a version must not run; undefined when it may. */
  excluded?(version: PartVersion): string | undefined
  /** A version doesn't run: its code throws, hangs, ends the process, or is excluded. */
  onFault(part: string, version: string, error: unknown): void
}

/**
 * Loads the bundles of a set into a renderer and assembles its site. A version that doesn't run is replaced by its last
 * known good one, and omitted when that fails too; one that a busy machine did not run is tried again first. Rejects
 * when no shell runs; the caller ends the returned renderer.
 */
export async function prepareSet(
  live: LiveReleases,
  options: PrepareOptions,
): Promise<{ plan: SetPlan; renderer: SetRenderer }> {
  const failed = new Map<string, string>()
  const starved = new Set<string>()
  let reused = options.renderer
  // Each attempt excludes the version that ended the renderer, or counts it as starved, which it may be once.
  for (;;) {
    const renderer = reused ?? createSetRenderer(options.start())
    reused = undefined
    try {
      return { plan: await planSet(live, renderer, options, failed), renderer }
    } catch (error) {
      renderer.process.stop()
      const faulty = await faultyVersions(live, error, options)
      const isStarved = faulty.cause instanceof RendererEnded && faulty.cause.end.cause === 'starved'
      for (const { part, version } of faulty.versions) {
        const name = `${part}@${version}`
        if (isStarved && !starved.has(name)) {
          starved.add(name)
          continue
        }
        failed.set(name, faulty.cause.message)
        options.onFault(part, version, faulty.cause)
      }
    }
  }
}

/** The versions that keep a set from being prepared; throws any other error. */
async function faultyVersions(
  live: LiveReleases,
  error: unknown,
  options: PrepareOptions,
): Promise<{ versions: PartVersion[]; cause: Error }> {
  if (error instanceof VersionEnded) return { versions: [endedBy(live, error)], cause: error.cause }
  if (!(error instanceof NotAssembled)) throw error
  const { shell, error: cause } = error
  // The shell's code reads what the remotes export, so the marker names the shell also when a remote is to blame.
  const named = cause instanceof RendererEnded ? endedBy(live, { release: shell, cause }) : shell.manifest
  if (named.part !== 'shell') return { versions: [named], cause }
  return { versions: (await assemblyFaults(error, options)).map(({ manifest }) => manifest), cause }
}

/** Loads a set that was prepared in another renderer. */
export async function loadSet(
  renderer: SetRenderer,
  { site, releases }: Pick<SetPlan, 'site' | 'releases'>,
): Promise<void> {
  for (const release of releases) await renderer.load(release, site.shell)
  await renderer.assemble(site)
}

/** The renderer ended while it loaded this version. */
class VersionEnded extends Error {
  constructor(
    readonly release: StoredRelease,
    override readonly cause: RendererEnded,
  ) {
    super(cause.message)
  }
}

/** The version that ended the renderer, such as by a timer that it started before; else the one that was loaded. */
function endedBy({ parts }: LiveReleases, { release, cause }: Pick<VersionEnded, 'release' | 'cause'>): PartVersion {
  const named = cause.end.part
  const at = named && parts[named.part]
  const isInSet = [at?.live, at?.lastKnownGood].some((known) => known?.manifest.version === named?.version)
  return named && isInSet ? named : release.manifest
}

interface Loaded {
  release: StoredRelease
  bundle: BundleDescription
}

async function planSet(
  live: LiveReleases,
  renderer: SetRenderer,
  { origin, onFault, excluded }: PrepareOptions,
  failed: ReadonlyMap<string, string>,
): Promise<SetPlan> {
  const replaced: ReplacedVersion[] = []
  const bundles: SetPlan['bundles'] = {}
  const releases: StoredRelease[] = []

  async function load(release: StoredRelease, shell: string): Promise<Loaded | undefined> {
    const { part, version } = release.manifest
    const name = `${part}@${version}`
    const refuse = (message: string) => {
      if (live.parts[part]?.live === release) replaced.push({ part, version, message })
      return undefined
    }
    const ended = failed.get(name)
    if (ended !== undefined) return refuse(ended)
    const reason = excluded?.({ part, version })
    try {
      if (reason !== undefined) throw new Error(`It is excluded: ${reason}.`)
      const bundle = await renderer.load(release, shell)
      bundles[name] = bundle
      releases.push(release)
      return { release, bundle }
    } catch (error) {
      if (error instanceof RendererEnded) throw new VersionEnded(release, error)
      onFault(part, version, error)
      return refuse(String(error))
    }
  }

  async function firstThatRuns(candidates: (StoredRelease | null)[], shell?: string): Promise<Loaded | undefined> {
    for (const release of candidates) {
      const loaded = release && (await load(release, shell ?? release.manifest.version))
      if (loaded) return loaded
    }
    return undefined
  }

  const { shell: shellPart, ...remotes } = live.parts
  if (!shellPart) throw new Error('No release of the shell is live. Publish and promote one first.')
  const shell = await firstThatRuns([shellPart.live, shellPart.lastKnownGood])
  if (!shell) throw new Error('Neither the live shell nor the last-known-good one runs.')
  const shellVersion = shell.release.manifest.version

  const parts: Site['parts'] = { shell: { live: toPageRelease(shell.release), lastKnownGood: null } }
  const set: ReleaseSet = { revision: live.revision, parts: { shell: toSetPart(shell.release, null) } }
  const used: StoredRelease[] = []
  for (const [name, part] of Object.entries(remotes)) {
    const first = await firstThatRuns([part.live, part.lastKnownGood], shellVersion)
    if (!first) continue
    const spare = first.release === part.live ? part.lastKnownGood : null
    const loadedSpare = spare && (await firstThatRuns([spare], shellVersion))
    parts[name] = {
      live: toPageRelease(first.release),
      lastKnownGood: loadedSpare ? toPageRelease(loadedSpare.release) : null,
    }
    set.parts[name] = toSetPart(first.release, spare)
    used.push(first.release)
  }
  set.id = setId(set)
  const site: Site = { id: `${set.revision} ${set.id}`, shell: shellVersion, set, parts, origin }
  const description = await renderer.assemble(site).catch((error: Error) => {
    throw new NotAssembled(shell.release, used, error)
  })
  const samplePaths = Object.values(live.parts).flatMap(({ live: { manifest } }) =>
    manifest.contract.samplePaths.map(pathOfSample),
  )
  return { site, releases, samplePaths, replaced, bundles, description }
}
