import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { networkOf, toSitePrefix } from '@shop/shared-api/network'
import { LRUCache } from 'lru-cache'

/** A tab may stay open for long; its later reports say little about a release. */
const VALID_SECONDS = 12 * 3600

/** A document that was sent: to be named by what its browser reports. */
export interface SentDocument {
  /** Different for each answer. */
  id: string
  /** The release set that it was made of. */
  set: string
}

/** Signs and checks what ties a report to a document that was sent to the same network. */
export interface DocumentTokens {
  /** A token for one response to this address; undefined without a key. */
  issue(set: string, address: string): string | undefined
  /** The document of a token of this address; undefined for a forged, foreign or expired one. */
  open(token: string, address: string): SentDocument | undefined
  /** A pseudonym of a visitor's site, equal on all document servers; undefined without a key. */
  networkId(address: string): string | undefined
}

/** Tokens under a key that all document servers of a shop share. */
export function createDocumentTokens(key: () => Buffer | undefined): DocumentTokens {
  const ids = new LRUCache<string, string>({ max: 10_000 })

  function sign(secret: Buffer, set: string, time: string, id: string, address: string): Buffer {
    return createHmac('sha256', secret)
      .update(`document ${set} ${time} ${id} ${networkOf(address)}`)
      .digest()
  }

  return {
    issue(set, address) {
      const secret = key()
      if (!secret) return undefined
      const time = Math.floor(Date.now() / 1000).toString(36)
      const id = randomBytes(9).toString('base64url')
      return [set, time, id, sign(secret, set, time, id, address).toString('base64url')].join('.')
    },
    open(token, address) {
      const secret = key()
      const [set = '', time = '', id = '', signature = '', ...rest] = token.split('.')
      const age = Date.now() / 1000 - parseInt(time, 36)
      if (!secret || rest.length > 0 || !(age < VALID_SECONDS)) return undefined
      const expected = sign(secret, set, time, id, address)
      const given = Buffer.from(signature, 'base64url')
      return given.length === expected.length && timingSafeEqual(given, expected) ? { id, set } : undefined
    },
    networkId(address) {
      const secret = key()
      if (!secret) return undefined
      const known = ids.get(address)
      if (known) return known
      const id = createHmac('sha256', secret)
        .update(`network ${toSitePrefix(address)}`)
        .digest('base64url')
        .slice(0, 11)
      ids.set(address, id)
      return id
    },
  }
}
