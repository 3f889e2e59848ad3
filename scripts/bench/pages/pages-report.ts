import { spreadText } from '../spread'
import { textTable } from '../text-table'
import type { PagesBench } from './bench-pages'

/** Formats the results as two tables: medians with minimum and maximum where they vary; then the skipped visits. */
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
    ...result.skipped.map((sentence) => `  skipped: ${sentence}`),
  ].join('\n')
}
