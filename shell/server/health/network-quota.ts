import { networkOf } from '@shop/shared-api/network'
import { LRUCache } from 'lru-cache'

/** How many of a network's reported items still count this minute: `most` per minute in total. */
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
