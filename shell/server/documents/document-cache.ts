import { setTimeout as pause } from 'node:timers/promises'
import type { Encoding } from '@shop/releases'
import { LRUCache } from 'lru-cache'
import { trackApiOutcome } from '../http/api-outcome'
import { staleIfErrorMs } from '../http/cached-fetch'
import { encode } from '../http/encoding'
import type { RenderedDocument } from '../../src/server-render/create-renderer'
import { documentHeaders, type CardFields } from './security-headers'

const FRESH_MS = 2_000
const USABLE_MS = 60_000
/** How long a visitor waits for a re-rendering of a document older than a minute, before the cached one is sent. */
const DEFAULT_TIMEOUT_MS = 1_000
/** Total size of the cached documents, so that made-up URLs can't exhaust the memory. */
const MAX_CHARACTERS = 64 * 2 ** 20

/** A rendered document with its headers and the encodings requested so far. */
export interface ReadyDocument {
  rendered: RenderedDocument
  headers: Record<string, string>
  body(encoding: Encoding): Promise<Buffer>
}

/** A document as a visitor gets it. */
export interface ServedDocument extends ReadyDocument {
  /** Its age when it replaces one that could not be rendered. */
  staleSeconds?: number
  /** Whether API calls failed during rendering, so that no cache may store it. */
  isPartial?: boolean
  /** Whether it is the frame alone, because the server was too busy to render. */
  isFrame?: boolean
}

interface StoredDocument {
  document: ReadyDocument
  /** Of the oldest answer of the API that it was rendered from. */
  answeredAt: number
  /** When it was last rendered, or rendering failed. */
  triedAt: number
}

/** Makes a document ready to be sent any number of times. */
export function readyDocument(rendered: RenderedDocument, cardFields?: CardFields, devServer?: string): ReadyDocument {
  return { rendered, headers: documentHeaders(rendered, cardFields, devServer), body: encodedOnce(rendered.html) }
}

/**
 * Caches public documents in memory by release set and URL: fresh for 2 s, then served stale for up to a minute while a
 * new one is rendered. While the API fails or is slow they are served for a day, and only then is its failure shown.
 * Concurrent requests share one rendering.
 */
export function createDocumentCache(cardFields?: CardFields, timeoutMs = DEFAULT_TIMEOUT_MS) {
  const stored = new LRUCache<string, StoredDocument>({
    max: 1_000,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ document }) => document.rendered.html.length + 1,
  })
  const pending = new Map<string, Promise<ServedDocument>>()

  function renew(key: string, render: () => Promise<RenderedDocument>): Promise<ServedDocument> {
    const running = pending.get(key)
    if (running) return running
    const rendering = renderAgain(key, render).finally(() => pending.delete(key))
    pending.set(key, rendering)
    return rendering
  }

  /** The new document, or the cached one while the API fails. */
  async function renderAgain(key: string, render: () => Promise<RenderedDocument>): Promise<ServedDocument> {
    const { value: rendered, used } = await trackApiOutcome(render)
    const present = usableDocument(key)
    const now = Date.now()
    if (used.failed > 0 && present) {
      present.triedAt = now
      return asServed(present)
    }
    const fresh = { document: readyDocument(rendered, cardFields), answeredAt: used.oldestAt ?? now, triedAt: now }
    if (used.failed > 0) return { ...fresh.document, isPartial: true }
    if (rendered.cache === 'public' && rendered.failures.length === 0) stored.set(key, fresh)
    else stored.delete(key)
    return asServed(fresh)
  }

  function usableDocument(key: string): StoredDocument | undefined {
    const present = stored.get(key)
    if (present && Date.now() - present.answeredAt < staleIfErrorMs) return present
    stored.delete(key)
    return undefined
  }

  return {
    async get(key: string, render: () => Promise<RenderedDocument>): Promise<ServedDocument> {
      const present = usableDocument(key)
      if (!present) return renew(key, render)
      if (Date.now() - present.triedAt <= FRESH_MS) return asServed(present)
      // A rendering that is rejected or throws doesn't imply an API failure: the next visitor retries.
      const renewing = renew(key, render).catch(() => asServed(present))
      if (Date.now() - present.answeredAt < USABLE_MS) return present.document
      const renewed = await withTimeout(renewing, timeoutMs)
      if (renewed) return renewed
      present.triedAt = Date.now()
      return asServed(present)
    },
  }
}

function asServed({ document, answeredAt }: StoredDocument): ServedDocument {
  const age = Date.now() - answeredAt
  return age < USABLE_MS ? document : { ...document, staleSeconds: Math.floor(age / 1_000) }
}

/** The result of `work` if it settles in time, else undefined; the work continues. */
async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  const waiting = new AbortController()
  const late = pause(ms, undefined, { signal: waiting.signal }).catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    waiting.abort()
  }
}

function encodedOnce(html: string): ReadyDocument['body'] {
  const bodies = new Map<Encoding, Promise<Buffer>>()
  return (encoding) => {
    const body = bodies.get(encoding) ?? encode(html, encoding)
    bodies.set(encoding, body)
    return body
  }
}
