import { LRUCache } from 'lru-cache'
import { encode, type Encoding } from '../http/encoding'
import type { RenderedDocument } from '../../src/server-render/create-renderer'

const freshFor = 2_000
const usableFor = 60_000

/** A rendered document with the encodings that were asked for so far. */
export interface CachedDocument {
  rendered: RenderedDocument
  body(encoding: Encoding): Promise<Buffer>
}

/**
 * Keeps public documents in memory by release set and address: fresh for 2 s, then answered once more from
 * memory for up to a minute while a new one is rendered. Equal requests wait for one rendering.
 */
export function createDocumentCache(render: (key: string) => Promise<RenderedDocument>) {
  const kept = new LRUCache<string, CachedDocument & { since: number }>({ max: 1_000, ttl: usableFor })
  const underWay = new Map<string, Promise<CachedDocument>>()

  function renew(key: string): Promise<CachedDocument> {
    const running = underWay.get(key)
    if (running) return running
    const rendering = render(key)
      .then((rendered) => {
        const document = { rendered, body: encodedOnce(rendered.html), since: Date.now() }
        if (rendered.cache === 'public' && rendered.failures.length === 0) kept.set(key, document)
        else kept.delete(key)
        return document
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, rendering)
    return rendering
  }

  return {
    async get(key: string): Promise<CachedDocument> {
      const present = kept.get(key)
      if (!present) return renew(key)
      if (Date.now() - present.since > freshFor) void renew(key).catch(() => undefined)
      return present
    },
    clear: () => kept.clear(),
  }
}

function encodedOnce(html: string): CachedDocument['body'] {
  const bodies = new Map<Encoding, Promise<Buffer>>()
  return (encoding) => {
    const body = bodies.get(encoding) ?? encode(html, encoding)
    bodies.set(encoding, body)
    return body
  }
}
