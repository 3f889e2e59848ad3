import type { Browser } from '@shop/e2e/browser'
import { allConditions, type Conditions } from './conditions'
import { interactions, measureInteraction } from './interactions'
import { inFreshPage, measureVisit, type Visit } from './measure-visit'
import { spreadOf, type Spread } from './spread'
import { serveStaticCopy } from './static-copy'

/** What several visits of one page under the same conditions came to. */
export interface PageResult {
  site: string
  page: string
  conditions: string
  vitals: Record<'ttfb' | 'fcp' | 'lcp' | 'tbt' | 'cls' | 'requests', Spread>
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

/** What is measured: pages by name and path, on each site. */
export interface BenchPlan {
  sites: string[]
  pages: [name: string, path: string][]
  runs: number
  tell(line: string): void
}

const measured = ['ttfb', 'fcp', 'lcp', 'tbt', 'cls', 'requests'] as const

/** Measures each page and interaction, the sites by turns so that all meet the same weather, and the list as a static page. */
export async function benchPages(browser: Browser, { sites, pages, runs, tell }: BenchPlan) {
  const results: PageResult[] = []
  const answers: InteractionResult[] = []
  const floor = await serveStaticCopy(new URL('/shop', sites[0]).href)
  try {
    for (const conditions of allConditions) {
      for (const [page, path] of pages) {
        const places = sites.map((site) => ({ site, page, url: new URL(path, site).href }))
        if (page === 'list') places.push({ site: 'floor', page: 'list without script', url: floor.url })
        results.push(...(await visitByTurns(browser, places, conditions, runs)))
        tell(`${conditions.name}: ${page}`)
      }
      for (const interaction of Object.keys(interactions)) {
        for (const site of sites) answers.push(await interact(browser, site, interaction, conditions, runs))
        tell(`${conditions.name}: ${interaction}`)
      }
    }
  } finally {
    await floor.stop()
  }
  return { pages: results, interactions: answers }
}

async function visitByTurns(
  browser: Browser,
  places: { site: string; page: string; url: string }[],
  conditions: Conditions,
  runs: number,
): Promise<PageResult[]> {
  const visits = places.map((): Visit[] => [])
  for (let run = 0; run < runs; run += 1)
    for (const [index, { url }] of places.entries()) visits[index]?.push(await measureVisit(browser, url, conditions))
  return places.map(({ site, page }, index) => summed(site, page, conditions.name, visits[index] ?? []))
}

function summed(site: string, page: string, conditions: string, visits: Visit[]): PageResult {
  const vitals = Object.fromEntries(measured.map((name) => [name, spreadOf(visits.map((visit) => visit[name]))]))
  const kinds = [...new Set(visits.flatMap(({ bytes }) => Object.keys(bytes)))].sort()
  const bytes = Object.fromEntries(
    kinds.map((kind) => [kind, spreadOf(visits.map((visit) => visit.bytes[kind] ?? 0)).median]),
  )
  return { site, page, conditions, vitals: vitals as PageResult['vitals'], bytes }
}

async function interact(
  browser: Browser,
  site: string,
  interaction: string,
  conditions: Conditions,
  runs: number,
): Promise<InteractionResult> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1)
    times.push(await inFreshPage(browser, conditions, (page) => measureInteraction(page, site, interaction)))
  return { site, interaction, conditions: conditions.name, time: spreadOf(times) }
}
