import { toSitePrefix } from '@shop/shared-api/network'

/** Counts outcomes so that no network outweighs the others by making more requests. */
export interface FairCount {
  add(address: string, failed: boolean): void
  /** The sums, and how many networks saw a failure. */
  take(): { count: number; failures: number; networks: number }
}

/** A count in which one network has the weight of `most` outcomes at most, its failures in proportion. */
export function createFairCount(most: number): FairCount {
  let byNetwork = new Map<string, { count: number; failures: number }>()
  return {
    add(address, failed) {
      const network = toSitePrefix(address)
      const own = byNetwork.get(network) ?? { count: 0, failures: 0 }
      byNetwork.set(network, { count: own.count + 1, failures: own.failures + Number(failed) })
    },
    take() {
      const sums = { count: 0, failures: 0, networks: 0 }
      for (const { count, failures } of byNetwork.values()) {
        const weight = Math.min(1, most / count)
        sums.count += count * weight
        sums.failures += failures * weight
        if (failures > 0) sums.networks += 1
      }
      byNetwork = new Map()
      return sums
    },
  }
}
