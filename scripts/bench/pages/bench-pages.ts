import type { Browser } from '@shop/e2e/browser'
import { allConditions, type Conditions } from './conditions'
import { interactions, measureInteraction } from './interactions'
import { inFreshPage, measureVisit, type Visit } from './measure-visit'
import type { PageTarget } from './page-targets'
import { spreadOf, type Spread } from '../spread'

/** Results of several visits to one page under the same conditions. */
export interface PageResult {
  site: string
  page: string
  conditions: string
  /** Null for what the page did not log. */
  vitals: Record<(typeof measured)[number], Spread | null>
  /** Median bytes by kind. */
  bytes: Record<string, number>
}

/** Time of one interaction to the next paint, in ms. */
export interface InteractionResult {
  site: string
  interaction: string
  conditions: string
  time: Spread
}

/** All results, and the reason for each skipped visit. */
export interface PagesBench {
  pages: PageResult[]
  interactions: InteractionResult[]
  skipped: string[]
}

/** Pages and shops to measure. */
export interface BenchPlan {
  targets: readonly PageTarget[]
  shops: readonly string[]
  runs: number
  log(line: string): void
}

const measured = ['ttfb', 'fcp', 'lcp', 'tbt', 'cls', 'requests'] as const

/** Measures every page and interaction once per run, so that slow phases of the machine affect all of them. */
export async function benchPages(browser: Browser, { targets, shops, runs, log }: BenchPlan): Promise<PagesBench> {
  const bench: PagesBench = { pages: [], interactions: [], skipped: [] }
  const uses = shops.flatMap((shop) => Object.keys(interactions).map((interaction) => ({ shop, interaction })))
  for (const conditions of allConditions) {
    const visits = targets.map((): Visit[] => [])
    const times = uses.map((): number[] => [])
    const attempt = async (what: string, work: () => Promise<unknown>) => {
      const failed = (error: Error) =>
        bench.skipped.push(`${conditions.name}, ${what}: ${error.message.split('\n')[0]}`)
      await work().catch(failed)
    }
    for (let run = 1; run <= runs; run += 1) {
      log(`${conditions.name}, run ${run} of ${runs}`)
      for (const [index, target] of targets.entries())
        await attempt(`${target.page} of ${target.site}`, async () =>
          visits[index]?.push(await measureVisit(browser, target, conditions)),
        )
      for (const [index, { shop, interaction }] of uses.entries())
        await attempt(`${interaction} in ${new URL(shop).host}`, async () =>
          times[index]?.push(
            await inFreshPage(browser, conditions, (page) => measureInteraction(page, shop, interaction)),
          ),
        )
    }
    bench.pages.push(...targets.flatMap((target, index) => summarize(target, conditions, visits[index] ?? [])))
    for (const [index, { shop, interaction }] of uses.entries()) {
      const time = spreadOf(times[index] ?? [])
      const site = new URL(shop).host
      if (time) bench.interactions.push({ site, interaction, conditions: conditions.name, time })
    }
  }
  return bench
}

function summarize({ site, page }: PageTarget, conditions: Conditions, visits: Visit[]): PageResult[] {
  if (visits.length === 0) return []
  const vitals = Object.fromEntries(measured.map((name) => [name, spreadOf(visits.map((visit) => visit[name]))]))
  const kinds = [...new Set(visits.flatMap(({ bytes }) => Object.keys(bytes)))].sort()
  const bytes = Object.fromEntries(
    kinds.map((kind) => [kind, spreadOf(visits.map((visit) => visit.bytes[kind] ?? 0))?.median ?? 0]),
  )
  return [{ site, page, conditions: conditions.name, vitals: vitals as PageResult['vitals'], bytes }]
}
