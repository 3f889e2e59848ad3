import { spreadText } from '../spread'
import { textTable } from '../text-table'
import type { PagesBench } from './bench-pages'

/** The result as two tables: medians, with the lowest and highest behind those that vary; then what could not be visited. */
export function pagesBenchText(result: PagesBench): string {
  const head = ['conditions', 'page', 'site', 'TTFB ms', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'requests', 'KB by kind']
  const pages = result.pages.map(({ conditions, page, site, vitals, bytes }) => [
    conditions,
    page,
    site,
    ...[vitals.ttfb, vitals.fcp, vitals.lcp, vitals.tbt].map((times) => spreadText(times)),
    spreadText(vitals.cls, 3),
    spreadText(vitals.requests),
    Object.entries(bytes)
      .map(([kind, size]) => `${kind} ${(size / 1024).toFixed(0)}`)
      .join(', '),
  ])
  const answers = result.interactions.map(({ conditions, interaction, site, time }) => [
    conditions,
    interaction,
    site,
    spreadText(time),
  ])
  const uses = [['conditions', 'interaction', 'site', 'INP ms'], ...answers]
  return [
    ...textTable([head, ...pages], '  '),
    ...(answers.length > 0 ? ['', ...textTable(uses, '  ')] : []),
    ...result.leftOut.map((sentence) => `  left out: ${sentence}`),
  ].join('\n')
}
