import type { ReleaseManifest, ReleasePointer } from '../contract'
import { signedRelease } from '../manifest/signed-release'
import type { Keyring } from '../signing/keyring'
import type { ReleaseReader } from '../store/release-store'
import { forwardPointerReader } from './read-pointer'

/** One version that may be served: its proven manifest and the local folder with its files. */
export interface LiveRelease {
  version: string
  manifest: ReleaseManifest
  folder: string
}

/** The versions of one part that may be served now. */
export interface LivePart {
  live: LiveRelease
  lastKnownGood: LiveRelease | null
  /** The version that this share of visitors gets in the live one's place. */
  canary: { release: LiveRelease; percent: number } | null
}

/** What is live, with every signature proven. File contents are not hashed here: check each file as it is loaded. */
export interface LiveSet {
  revision: number
  movedAt: string
  parts: Record<string, LivePart>
  /** Sentences on versions that could not be trusted; each was replaced by its last known good or left out. */
  problems: string[]
}

/** One published version, live or not, with its signature proven. */
export async function liveRelease(
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

/** Reads live sets again and again: remembers proven manifests, and refuses a pointer older than one it has seen. */
export function liveSetReader(store: ReleaseReader, keyring: Keyring): () => Promise<LiveSet> {
  const readPointer = forwardPointerReader(store, keyring)
  let proven = new Map<string, LiveRelease>()
  return async () => {
    const pointer = await readPointer()
    const used = new Map<string, LiveRelease>()
    const release = async (part: string, version: string): Promise<LiveRelease> => {
      const key = `${part}@${version}`
      const known = proven.get(key) ?? (await liveRelease(store, keyring, part, version))
      used.set(key, known)
      return known
    }
    const set = await assemble(pointer, release)
    proven = used
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
      : release(part, version).catch((error: Error) => {
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
