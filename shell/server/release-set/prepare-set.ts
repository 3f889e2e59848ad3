import { createHash } from 'node:crypto'
import type { BrowserRelease, ReleaseManifest, ReleaseSet } from '@shop/shared-api/contract'
import type { PartForServer, RemoteBundle, Renderer, RendererOptions } from '../../src/server-render/create-renderer'
import { sharedModules } from './shared-modules'
import type { PartVersion } from '../part-faults/version-of-stack'
import { loadBundle, type StoredRelease } from './load-bundle'

/** The release of each part that a visitor gets, and what it falls back to. */
export interface LiveReleases {
  revision: number
  parts: Record<string, { live: StoredRelease; lastKnownGood: StoredRelease | null }>
}

/** A version in the set that doesn't start. */
export interface ReplacedVersion {
  part: string
  version: string
  message: string
}

/** One immutable set of versions, ready to render. */
export interface PreparedSet {
  set: ReleaseSet
  renderer: Renderer
  samplePaths: string[]
  replaced: ReplacedVersion[]
}

interface ShellBundle {
  shared: Record<string, unknown>
  createRenderer(options: RendererOptions): Renderer
}

/** Executed bundles by shell and part version; those in neither the new nor the previous set are evicted. */
export type BundleCache = Map<string, unknown>

interface PrepareOptions {
  origin: string
  cache: BundleCache
  onFault(part: string, version: string, error: unknown): void
  /** Runs a bundle's code; throws when that version is excluded. */
  load?<T>(version: PartVersion, run: () => T): T
}

/**
 * Loads the bundles of a set and creates its renderer. A part whose live bundle doesn't run is replaced by its last
 * known good version, and excluded when that fails too; `onFault` is called. Throws when the shell fails.
 */
export function prepareSet(
  live: LiveReleases,
  { origin, cache, onFault: reportFault, load: runGuarded = (_version, run) => run() }: PrepareOptions,
): PreparedSet {
  const replaced: ReplacedVersion[] = []
  const onFault: PrepareOptions['onFault'] = (part, version, error) => {
    reportFault(part, version, error)
    if (live.parts[part]?.live.manifest.version === version) replaced.push({ part, version, message: String(error) })
  }
  const run = <T>(release: StoredRelease, modules: Record<string, unknown>) =>
    runGuarded(release.manifest, () => loadBundle<T>(release, modules))
  const { shell: shellRelease, ...remotes } = live.parts
  if (!shellRelease) throw new Error('No release of the shell is live. Publish and promote one first.')
  const shell = firstThatRuns(
    'shell',
    shellRelease,
    (release) => cached<ShellBundle>(cache, [release], () => run(release, sharedModules)),
    onFault,
  )
  if (!shell) throw new Error('Neither the live shell nor the last-known-good one runs.')

  const providedModules = { ...sharedModules, ...shell.exports.shared }
  const parts: RendererOptions['parts'] = { shell: { live: forServer(shell.release), lastKnownGood: null } }
  const set: ReleaseSet = { revision: live.revision, parts: { shell: forBrowser(shell.release, null) } }
  for (const [name, release] of Object.entries(remotes)) {
    const load = (candidate: StoredRelease) =>
      cached<RemoteBundle>(cache, [shell.release, candidate], () => run(candidate, providedModules))
    const used = firstThatRuns(name, release, load, onFault)
    if (!used) continue
    const spare = used.release === release.live ? release.lastKnownGood : null
    const spareBundle = spare && firstThatRuns(name, { live: spare, lastKnownGood: null }, load, onFault)
    parts[name] = {
      live: forServer(used.release, used.exports),
      lastKnownGood: spareBundle ? forServer(spareBundle.release, spareBundle.exports) : null,
    }
    set.parts[name] = forBrowser(used.release, spare)
  }
  const samplePaths = Object.values(live.parts).flatMap(({ live: { manifest } }) => manifest.contract.samplePaths)
  set.id = setId(set)
  return { set, renderer: shell.exports.createRenderer({ set, parts, origin }), samplePaths, replaced }
}

/** Equal for equal versions of all parts. */
export function setId({ parts }: ReleaseSet): string {
  const names = Object.entries(parts).map(([name, { version }]) => `${name}@${version}`)
  return createHash('sha256').update(names.sort().join(' ')).digest('hex').slice(0, 12)
}

function firstThatRuns<T>(
  part: string,
  { live, lastKnownGood }: { live: StoredRelease; lastKnownGood: StoredRelease | null },
  load: (release: StoredRelease) => T,
  onFault: (part: string, version: string, error: unknown) => void,
): { release: StoredRelease; exports: T } | undefined {
  for (const release of [live, lastKnownGood]) {
    if (!release) continue
    try {
      return { release, exports: load(release) }
    } catch (error) {
      onFault(part, release.manifest.version, error)
    }
  }
  return undefined
}

function cached<T>(cache: BundleCache, releases: StoredRelease[], load: () => T): T {
  const key = releases.map(({ manifest }) => `${manifest.part}@${manifest.version}`).join(' ')
  const present = cache.get(key) as T | undefined
  const bundle = present ?? load()
  cache.delete(key)
  cache.set(key, bundle)
  return bundle
}

function forServer({ manifest }: StoredRelease, bundle?: RemoteBundle): PartForServer {
  const chunks = Object.entries(manifest.chunks).map(([name, files]) => [
    name,
    files.map((file) => browserPath(manifest, file)),
  ])
  return { release: browserRelease(manifest), chunks: Object.fromEntries(chunks) as Record<string, string[]>, bundle }
}

function forBrowser({ manifest }: StoredRelease, spare: StoredRelease | null): ReleaseSet['parts'][string] {
  return {
    ...releaseInSet(manifest),
    prefixes: manifest.contract.prefixes,
    widgets: Object.keys(manifest.contract.widgets.offers),
    lastKnownGood: spare && releaseInSet(spare.manifest),
  }
}

function browserRelease(manifest: ReleaseManifest): BrowserRelease {
  const scripts = Object.entries(manifest.files).filter(([file]) => file.startsWith('browser/') && file.endsWith('.js'))
  return {
    version: manifest.version,
    entry: browserPath(manifest, manifest.entry),
    integrity: Object.fromEntries(
      scripts.map(([file, { integrity }]) => [browserPath(manifest, file.slice('browser/'.length)), integrity]),
    ),
  }
}

/** A release as listed in pages: with chunk hashes only where its entry lacks them. */
function releaseInSet(manifest: ReleaseManifest): BrowserRelease {
  const release = browserRelease(manifest)
  if (manifest.schema === 1) return release
  return { ...release, integrity: { [release.entry]: release.integrity[release.entry]! } }
}

function browserPath({ part, version }: ReleaseManifest, file: string): string {
  return `/r/${part}/${version}/${file}`
}
