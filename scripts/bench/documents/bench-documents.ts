import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '@shop/shared-api/testing/until'
import { startFarm, type Farm } from '../../measuring/farm'
import { shopProcesses } from '../../measuring/process-usage'
import { growDatabase } from '../api/grow-catalogue'
import type { MeasurementContext } from '../measurement'
import { zipfMix } from './address-mix'
import { mixedAddresses, sitemapAddresses } from './catalogue-addresses'
import { measureCold, type ColdCost } from './cold-cost'
import type { LoadResult } from './load-generator'
import { benchMix } from './bench-mix'

/** Rounds and load. */
export interface DocumentsPlan {
  rounds: number
  seconds: number
  connections: number
}

/** One mix of addresses: the shop from memory and the floor, by turns. */
export interface MixBench {
  mix: string
  addresses: number
  /** Average compressed bytes of a response, weighted by the mix. */
  bytes: number
  /** With nothing of this mix in memory, where that was measured. */
  first?: DocumentsMeasure
  warm: DocumentsMeasure[]
  /** A bare Node server that sends the same bytes. */
  floor: LoadResult[]
}

/** A run against the shop. */
export interface DocumentsMeasure extends LoadResult {
  /** Share of the requests that caused no rendering. */
  hits: number
  /** CPU time per document in ms, of all the shop's processes. */
  cpuMs: number
}

/** Memory of a shop in bytes by process; shared pages are divided among the processes that share them. */
export type ShopMemory = { name: string; pss: number; rss: number }[]

/** See `benchDocuments`. */
export interface DocumentsBench {
  mixes: MixBench[]
  cold: ColdCost
  /** Memory of the demo shop with its embedded database, at rest and after its mixes. */
  demo: { atRest: ShopMemory; after: ShopMemory }
  large: { atRest: ShopMemory; after: ShopMemory }
}

const CAMPAIGNS = 0.3
const LARGE_CATALOGUE = 100_000
const LARGE_ADDRESSES = 5_000
/** Until a started shop has warmed its renderers and rendered its first pictures. */
const REST_MS = 45_000

/** Measures mixes of addresses on the demo shop and on one with 100,000 products; needs Linux. */
export async function benchDocuments(plan: DocumentsPlan, context: MeasurementContext): Promise<DocumentsBench> {
  const demo = await onFarm({ embedded: true }, context, async (farm) => {
    const addresses = await sitemapAddresses(farm.shop)
    const base = { addresses, plan, farm, log: context.log }
    const plain = await benchMix({ ...base, mix: 'demo catalogue', sequence: zipfMix(addresses), hasFirst: true })
    const campaigns = zipfMix(addresses, CAMPAIGNS)
    const mixes = [plain, await benchMix({ ...base, mix: 'demo catalogue, campaigns', sequence: campaigns })]
    return { mixes, cold: await measureCold(farm.shop, farm.folder, context.log) }
  })
  const large = await onFarm({}, context, async (farm) => {
    context.log(`seeding ${LARGE_CATALOGUE} products`)
    await growDatabase(farm.databaseUrl, LARGE_CATALOGUE)
    await until(async () => (await productCount(farm.shop)) >= LARGE_CATALOGUE, 60)
    const addresses = await mixedAddresses(farm.shop, LARGE_ADDRESSES)
    const sequence = zipfMix(addresses, CAMPAIGNS)
    const mix = `${addresses.length} of ${LARGE_CATALOGUE} products, campaigns`
    return { mixes: [await benchMix({ mix, sequence, hasFirst: true, addresses, plan, farm, log: context.log })] }
  })
  return {
    mixes: [...demo.result.mixes, ...large.result.mixes],
    cold: demo.result.cold,
    demo: demo.memory,
    large: large.memory,
  }
}

/** Starts a shop, measures its memory before and after the work, and stops it. */
async function onFarm<Result>(
  options: Parameters<typeof startFarm>[0],
  { log, cleanup }: MeasurementContext,
  work: (farm: Farm) => Promise<Result>,
) {
  const steps: typeof cleanup = []
  cleanup.push(() => stopAll(steps))
  log(options.embedded ? 'starting the demo shop' : 'starting a shop on PostgreSQL')
  const farm = await startFarm(options, steps)
  await sleep(REST_MS)
  const atRest = memoryNow()
  const result = await work(farm)
  const after = memoryNow()
  await stopAll(steps)
  return { result, memory: { atRest, after } }
}

async function stopAll(steps: (() => unknown)[]): Promise<void> {
  for (const step of steps.splice(0).reverse()) await step()
}

const memoryNow = (): ShopMemory => shopProcesses().map(({ name, usage: { pss, rss } }) => ({ name, pss, rss }))

async function productCount(shop: string): Promise<number> {
  const answer = await fetch(`${shop}/api/get-products?limit=1`)
  return ((await answer.json()) as { meta: { total: number } }).meta.total
}
