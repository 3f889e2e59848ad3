import type { Encoding } from '@shop/releases'
import { LRUCache } from 'lru-cache'
import { staleIfErrorMs } from '../http/cached-fetch'
import type { ApiRevision } from '../http/api-revision'
import type { EncodedText } from '../http/encoding'
import type { ReadyDocument } from './ready-document'

/**
 * Total size of the cached documents: compressed bodies and about 2 KB each for headers and key; room for 5,000 pages
 * of 30 KB.
 */
export const MAX_BYTES = 160 * 2 ** 20
const OVERHEAD_BYTES = 2_048
/** An unknown page is cached for this time at most, so that made-up paths don't replace pages. */
const NOT_FOUND_MS = 10_000

/** A cached document and what it was rendered from. */
export interface StoredDocument {
  document: ReadyDocument & EncodedText
  /** The API's revision that it was rendered from; undefined for a document with a short life. */
  revision: string | undefined
  /** Digests of the API's answers by URL. */
  answers: ReadonlyMap<string, string>
  /** Of the oldest answer of the API that it was rendered from. */
  answeredAt: number
  renderedAt: number
  /** Whether it was rendered so long ago that it is replaced even if its data is the same. */
  isOld: boolean
  /** When rendering it again last failed; 0 if it didn't. */
  failedAt: number
}

/** Documents in memory, compressed only; the least recently used ones are evicted. */
export function createDocumentStore(revision: ApiRevision, maxBytes = MAX_BYTES) {
  const stored = new LRUCache<string, StoredDocument>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes,
    sizeCalculation: ({ document }) => document.bytes() + OVERHEAD_BYTES,
  })

  /** Milliseconds since the document was current for certain. */
  function ageOf({ revision: of, answeredAt }: StoredDocument): number {
    return Date.now() - Math.max(answeredAt, revision.currentUntil(of))
  }

  function isUsable(entry: StoredDocument): boolean {
    if (entry.document.outcome.status !== 200) return Date.now() - entry.answeredAt < NOT_FOUND_MS
    return ageOf(entry) < staleIfErrorMs
  }

  return {
    ageOf,
    /** A document that may be sent if no newer one can be had. */
    usable(key: string): StoredDocument | undefined {
      const present = stored.get(key)
      if (!present || isUsable(present)) return present
      stored.delete(key)
      return undefined
    },
    async set(key: string, entry: StoredDocument): Promise<void> {
      await entry.document.compact()
      stored.set(key, entry)
    },
    delete: (key: string) => void stored.delete(key),
    /** The body in an encoding, which counts from then on. */
    async bodyOf(key: string, entry: StoredDocument, encoding: Encoding): Promise<Buffer> {
      const before = entry.document.bytes()
      const body = await entry.document.body(encoding)
      if (entry.document.bytes() > before && stored.peek(key) === entry) {
        // The same value set again would keep its old size.
        stored.delete(key)
        stored.set(key, entry)
      }
      return body
    },
    bytes: () => stored.calculatedSize,
    size: () => stored.size,
  }
}
