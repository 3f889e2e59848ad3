import type { ReleaseManifest, ReleasePointer } from '../contract'
import { signedRelease } from '../manifest/signed-release'
import type { Keyring } from '../signing/keyring'
import { newestPointerInMemory, type NewestPointer } from '../store/newest-pointer'
import type { ReleaseReader } from '../store/release-store'
import { forwardPointerReader, readPointer } from './read-pointer'
import { withFreePrefixes, withOwnPrefixes } from './registered-prefixes'

/** A version to serve: its verified manifest and the local folder of its files. */
export interface LiveRelease {
  version: string
  manifest: ReleaseManifest
  folder: string
}

/** The versions of a part to serve. */
export interface LivePart {
  live: LiveRelease
  lastKnownGood: LiveRelease | null
  /** The version that this share of visitors gets instead of the live one. */
  canary: { release: LiveRelease; percent: number } | null
}

/**
 * The live versions with verified signatures; their contracts have only the prefixes that are registered for them. File
 * contents aren't hashed here: verify each file when it is loaded.
 */
export interface LiveSet {
  revision: number
  movedAt: string
  parts: Record<string, LivePart>
  /**
   * Versions that couldn't be trusted, one sentence each; they were replaced by their last known good version or
   * omitted. First, why the store's pointer was refused and an earlier one is used.
   */
  problems: string[]
}

/**
 * One published version, live or not, with verified signature. Its contract has no prefix that another part owns; a
 * preview may show pages below prefixes that have no owner yet.
 */
export async function liveRelease(
  store: ReleaseReader,
  keyring: Keyring,
  part: string,
  version: string,
): Promise<LiveRelease> {
  const found = await provenRelease(store, keyring, part, version)
  // Its files are served even while the pointer is refused or unreachable.
  const pointer = await readPointer(store, keyring).catch(() => null)
  const prefixes = pointer?.prefixes && withFreePrefixes(pointer.prefixes, part, found.manifest.contract.prefixes)
  return { ...found, manifest: withOwnPrefixes(found.manifest, pointer ? prefixes : {}) }
}

async function provenRelease(
  store: ReleaseReader,
  keyring: Keyring,
  part: string,
  version: string,
): Promise<LiveRelease> {
  const manifest = await signedRelease(store, keyring, part, version)
  return { version, manifest, folder: await store.folderOf(part, version) }
}

/** Reads the live set once. */
export function readLiveSet(store: ReleaseReader, keyring: Keyring): Promise<LiveSet> {
  return liveSetReader(store, keyring)()
}

/** Reads live sets repeatedly: caches verified manifests, and refuses a pointer that doesn't follow the newest one. */
export function liveSetReader(
  store: ReleaseReader,
  keyring: Keyring,
  newest: NewestPointer = newestPointerInMemory(),
): () => Promise<LiveSet> {
  const readForward = forwardPointerReader(store, keyring, newest)
  let proven = new Map<string, LiveRelease>()
  return async () => {
    const { pointer, problem } = await readForward()
    const used = new Map<string, LiveRelease>()
    const release = async (part: string, version: string): Promise<LiveRelease> => {
      const key = `${part}@${version}`
      const loaded = proven.get(key) ?? (await provenRelease(store, keyring, part, version))
      used.set(key, loaded)
      return loaded
    }
    const set = await assemble(pointer, release)
    proven = used
    if (problem !== null) set.problems.unshift(problem)
    return set
  }
}

async function assemble(
  pointer: ReleasePointer,
  release: (part: string, version: string) => Promise<LiveRelease>,
): Promise<LiveSet> {
  const set: LiveSet = { revision: pointer.revision, movedAt: pointer.movedAt, parts: {}, problems: [] }
  const proven = (part: string, version: string | undefined | null): Promise<LiveRelease | null> =>
    version == null
      ? Promise.resolve(null)
      : release(part, version)
          .then((found) => ({ ...found, manifest: withOwnPrefixes(found.manifest, pointer.prefixes) }))
          .catch((error: Error) => {
            set.problems.push(error.message)
            return null
          })
  for (const [part, { live, lastKnownGood, canary }] of Object.entries(pointer.parts)) {
    const [first, second, trial] = await Promise.all([
      proven(part, live),
      proven(part, lastKnownGood),
      proven(part, canary?.version),
    ])
    const chosen = first ?? second
    if (!chosen) continue
    set.parts[part] = {
      live: chosen,
      lastKnownGood: first ? second : null,
      canary: canary && trial && first ? { release: trial, percent: canary.percent } : null,
    }
  }
  return set
}
