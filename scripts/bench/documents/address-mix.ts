import { seededRandom } from '@shop/api/testing/seeded-random'

/** Requests in one mix; the load repeats them. */
const REQUESTS = 50_000
const CAMPAIGN = 'utm_source=newsletter&utm_medium=email&utm_campaign='

/**
 * A sequence of addresses in which the nth most popular one is requested 1/n times as often as the first, by Zipf's
 * law. `campaigns` is the share with campaign parameters, each with another campaign. The same seed gives the same
 * sequence.
 */
export function zipfMix(addresses: readonly string[], campaigns = 0, length = REQUESTS, seed = 'documents'): string[] {
  const random = seededRandom(seed)
  const ranked = shuffled(addresses, random)
  let sum = 0
  const sums = ranked.map((_, index) => (sum += 1 / (index + 1)))
  return Array.from({ length }, () => {
    const drawn = random() * sum
    const address = ranked[lowerBound(sums, drawn)] as string
    if (random() >= campaigns) return address
    return `${address}${address.includes('?') ? '&' : '?'}${CAMPAIGN}${Math.floor(random() * 1e6)}`
  })
}

/** The address without campaign parameters. */
export const withoutCampaign = (address: string): string => address.split(new RegExp(`[?&]${CAMPAIGN}`), 1)[0] as string

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  const result = [...values]
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1))
    ;[result[index], result[other]] = [result[other] as T, result[index] as T]
  }
  return result
}

/** The first index with a sum of at least `value`. */
function lowerBound(sums: readonly number[], value: number): number {
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}
