import { textTable } from '../text-table'
import type { InteractionResult, PageResult } from './bench-pages'
import type { Spread } from './spread'

/** The result as two tables: medians, with the lowest and highest behind those that vary. */
export function pagesBenchText(result: { pages: PageResult[]; interactions: InteractionResult[] }): string {
  const head = ['conditions', 'page', 'site', 'TTFB ms', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'requests', 'KB by kind']
  const pages = result.pages.map(({ conditions, page, site, vitals, bytes }) => [
    conditions,
    page,
    site,
    ...[vitals.ttfb, vitals.fcp, vitals.lcp, vitals.tbt].map(spread),
    String(vitals.cls.median),
    String(vitals.requests.median),
    Object.entries(bytes)
      .map(([kind, size]) => `${kind} ${(size / 1024).toFixed(0)}`)
      .join(', '),
  ])
  const answers = result.interactions.map(({ conditions, interaction, site, time }) => [
    conditions,
    interaction,
    site,
    spread(time),
  ])
  return [
    ...textTable([head, ...pages], '  '),
    '',
    ...textTable([['conditions', 'interaction', 'site', 'INP ms'], ...answers], '  '),
  ].join('\n')
}

function spread({ median, low, high }: Spread): string {
  return `${median.toFixed(0)} (${low.toFixed(0)}–${high.toFixed(0)})`
}
