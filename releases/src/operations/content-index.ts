import { setTimeout as sleep } from 'node:timers/promises'
import { contentKey } from '@shop/shared-api/file-address'
import type { ReleaseManifest } from '../contract'
import { inParallel } from '../in-parallel'
import { signedRelease } from '../manifest/signed-release'
import type { Keyring } from '../signing/keyring'
import type { ReleaseReader } from '../store/release-store'

/** Between the starts of two listings of a part's versions. */
const LISTING_INTERVAL_MS = 1_000

/** A browser file by its content, as in its address. */
interface Content {
  part: string
  key: string
  file: string
}

interface Search {
  /** Versions to read first. */
  likely?: readonly string[]
  isAllowed(version: string): Promise<boolean>
}

/**
 * Finds the allowed versions of a part that contain a file. The store lists its versions only if none of those in memory
 * does, once a second at most.
 */
export type ContentIndex = (content: Content, search: Search) => Promise<string[]>

/** An index in memory, which reads each manifest once: versions are immutable. */
export function createContentIndex(
  store: Pick<ReleaseReader, 'getRelease' | 'listVersions'>,
  keyring: Keyring,
): ContentIndex {
  const parts = new Map<string, Map<string, Promise<Set<string>>>>()
  const listings = new Map<string, { startedAt: number; next?: Promise<string[]> }>()

  const knownVersions = (part: string) => [...(parts.get(part)?.keys() ?? [])]

  /** Undefined for a version that doesn't exist or can't be trusted. */
  function contentsOf(part: string, version: string): Promise<Set<string> | undefined> {
    const versions = parts.get(part) ?? new Map<string, Promise<Set<string>>>()
    parts.set(part, versions)
    const contents = versions.get(version) ?? signedRelease(store, keyring, part, version).then(contentsIn)
    versions.set(version, contents)
    return contents.catch(() => void versions.delete(version))
  }

  /** Lists after the call has begun. Concurrent callers share the next listing. */
  function list(part: string): Promise<string[]> {
    const listing = listings.get(part) ?? { startedAt: -Infinity }
    listings.set(part, listing)
    const waitMs = Math.max(0, listing.startedAt + LISTING_INTERVAL_MS - performance.now())
    listing.next ??= sleep(waitMs).then(async () => {
      Object.assign(listing, { startedAt: performance.now(), next: undefined })
      let versions: string[] = []
      try {
        return (versions = await store.listVersions(part))
      } finally {
        // Requests may name any part.
        if (versions.length === 0) listings.delete(part)
      }
    })
    return listing.next
  }

  return async ({ part, key, file }, { likely = [], isAllowed }) => {
    const among = async (versions: readonly string[]): Promise<string[]> => {
      const found = new Set<string>()
      await inParallel(versions, async (version) => {
        const contents = await contentsOf(part, version)
        if (contents?.has(`${key}/${file}`) && (await isAllowed(version))) found.add(version)
      })
      return versions.filter((version) => found.has(version))
    }
    const known = await among([...new Set([...likely, ...knownVersions(part)])])
    return known.length > 0 ? known : among(await list(part))
  }
}

function contentsIn({ files }: ReleaseManifest): Set<string> {
  const browser = Object.entries(files).filter(([path]) => path.startsWith('browser/'))
  return new Set(browser.map(([path, { integrity }]) => `${contentKey(integrity)}/${path.slice('browser/'.length)}`))
}
