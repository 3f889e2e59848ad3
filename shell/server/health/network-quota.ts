import { networkOf } from '@shop/shared-api/network'
import { LRUCache } from 'lru-cache'

/** How many of the things that a network reports at once still count this minute: `most` a minute in all. */
export function createNetworkQuota(most: number): (address: string, reported: number) => number {
  const counted = new LRUCache<string, number>({ max: 10_000, ttl: 60_000, noUpdateTTL: true })
  return (address, reported) => {
    const network = networkOf(address)
    const before = counted.get(network) ?? 0
    const now = Math.min(before + reported, most)
    counted.set(network, now)
    return now - before
  }
}
