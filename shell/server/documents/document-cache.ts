import type { Encoding } from '@shop/releases'
import { LRUCache } from 'lru-cache'
import { encode } from '../http/encoding'
import type { RenderedDocument } from '../../src/server-render/create-renderer'
import { documentHeaders, type CardFields } from './security-headers'

const freshFor = 2_000
const usableFor = 60_000
/** Letters of all documents kept: whoever asks for made-up addresses shall not fill the memory. */
const mostLetters = 64 * 2 ** 20

/** A rendered document with its headers and the encodings that were asked for so far. */
export interface ReadyDocument {
  rendered: RenderedDocument
  headers: Record<string, string>
  body(encoding: Encoding): Promise<Buffer>
}

/** Makes a document ready to be sent any number of times. */
export function readyDocument(rendered: RenderedDocument, cardFields?: CardFields, devServer?: string): ReadyDocument {
  return { rendered, headers: documentHeaders(rendered, cardFields, devServer), body: encodedOnce(rendered.html) }
}

/**
 * Keeps public documents in memory by release set and address: fresh for 2 s, then answered once more from
 * memory for up to a minute while a new one is rendered. Equal requests wait for one rendering.
 */
export function createDocumentCache(cardFields?: CardFields) {
  const kept = new LRUCache<string, ReadyDocument & { since: number }>({
    max: 1_000,
    maxSize: mostLetters,
    sizeCalculation: ({ rendered }) => rendered.html.length + 1,
    ttl: usableFor,
  })
  const underWay = new Map<string, Promise<ReadyDocument>>()

  function renew(key: string, render: () => Promise<RenderedDocument>): Promise<ReadyDocument> {
    const running = underWay.get(key)
    if (running) return running
    const rendering = render()
      .then((rendered) => {
        const document = { ...readyDocument(rendered, cardFields), since: Date.now() }
        if (rendered.cache === 'public' && rendered.failures.length === 0) kept.set(key, document)
        else kept.delete(key)
        return document
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, rendering)
    return rendering
  }

  return {
    async get(key: string, render: () => Promise<RenderedDocument>): Promise<ReadyDocument> {
      const present = kept.get(key)
      if (!present) return renew(key, render)
      if (Date.now() - present.since > freshFor) void renew(key, render).catch(() => undefined)
      return present
    },
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
