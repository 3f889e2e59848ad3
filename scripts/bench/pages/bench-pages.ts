import type { Browser } from '@shop/e2e/browser'
import { allConditions, type Conditions } from './conditions'
import { interactions, measureInteraction } from './interactions'
import { inFreshPage, measureVisit, type Visit } from './measure-visit'
import type { Place } from './places'
import { spreadOf, type Spread } from '../spread'

/** What several visits of one page under the same conditions came to. */
export interface PageResult {
  site: string
  page: string
  conditions: string
  /** Null for what the page did not tell. */
  vitals: Record<(typeof measured)[number], Spread | null>
  /** Median bytes by kind. */
  bytes: Record<string, number>
}

/** What one interaction took under the conditions, in ms to the next paint. */
export interface InteractionResult {
  site: string
  interaction: string
  conditions: string
  time: Spread
}

/** All visits, and a sentence for each that could not be made. */
export interface PagesBench {
  pages: PageResult[]
  interactions: InteractionResult[]
  leftOut: string[]
}

/** What is measured: pages, and shops to be used. */
export interface BenchPlan {
  places: readonly Place[]
  shops: readonly string[]
  runs: number
  tell(line: string): void
}

const measured = ['ttfb', 'fcp', 'lcp', 'tbt', 'cls', 'requests'] as const

/** Measures pages and interactions, all of them in each run, so that all meet the same weather. */
export async function benchPages(browser: Browser, { places, shops, runs, tell }: BenchPlan): Promise<PagesBench> {
  const bench: PagesBench = { pages: [], interactions: [], leftOut: [] }
  const uses = shops.flatMap((shop) => Object.keys(interactions).map((interaction) => ({ shop, interaction })))
  for (const conditions of allConditions) {
    const visits = places.map((): Visit[] => [])
    const times = uses.map((): number[] => [])
    const attempt = async (what: string, work: () => Promise<unknown>) => {
      const failed = (error: Error) =>
        bench.leftOut.push(`${conditions.name}, ${what}: ${error.message.split('\n')[0]}`)
      await work().catch(failed)
    }
    for (let run = 1; run <= runs; run += 1) {
      tell(`${conditions.name}, run ${run} of ${runs}`)
      for (const [at, place] of places.entries())
        await attempt(`${place.page} of ${place.site}`, async () =>
          visits[at]?.push(await measureVisit(browser, place, conditions)),
        )
      for (const [at, { shop, interaction }] of uses.entries())
        await attempt(`${interaction} in ${new URL(shop).host}`, async () =>
          times[at]?.push(
            await inFreshPage(browser, conditions, (page) => measureInteraction(page, shop, interaction)),
          ),
        )
    }
    bench.pages.push(...places.flatMap((place, at) => summed(place, conditions, visits[at] ?? [])))
    for (const [at, { shop, interaction }] of uses.entries()) {
      const time = spreadOf(times[at] ?? [])
      const site = new URL(shop).host
      if (time) bench.interactions.push({ site, interaction, conditions: conditions.name, time })
    }
  }
  return bench
}

function summed({ site, page }: Place, conditions: Conditions, visits: Visit[]): PageResult[] {
  if (visits.length === 0) return []
  const vitals = Object.fromEntries(measured.map((name) => [name, spreadOf(visits.map((visit) => visit[name]))]))
  const kinds = [...new Set(visits.flatMap(({ bytes }) => Object.keys(bytes)))].sort()
  const bytes = Object.fromEntries(
    kinds.map((kind) => [kind, spreadOf(visits.map((visit) => visit.bytes[kind] ?? 0))?.median ?? 0]),
  )
  return [{ site, page, conditions: conditions.name, vitals: vitals as PageResult['vitals'], bytes }]
}
