import type { PageVitals } from './measure-page'
import type { PageScript } from './page-scripts'
import { spreadText } from '../spread'
import { textTable } from '../text-table'

/** Results of one page. */
export interface PageBench {
  page: string
  url: string
  scripts: PageScript[]
  brotliTotal: number
  /** Null if Lighthouse was skipped. */
  vitals: PageVitals | null
}

/** Formats the results: vitals in one table, then each page's scripts. */
export function benchText(pages: readonly PageBench[]): string {
  return [...vitalsTable(pages), ...pages.flatMap(scriptTable)].join('\n')
}

function vitalsTable(pages: readonly PageBench[]): string[] {
  const rows = pages.flatMap(({ page, vitals, brotliTotal }) => {
    if (!vitals) return []
    const { scores, firstPaint, largestPaint, blocking, layoutShift } = vitals
    const cells = [...Object.values(scores), firstPaint, largestPaint, blocking].map((all) => spreadText(all))
    return [[page, ...cells, spreadText(layoutShift, 3), kilobytes(brotliTotal)]]
  })
  if (rows.length === 0) return []
  const head = ['page', 'performance', 'a11y', 'practices', 'SEO', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'JS KB']
  return textTable([head, ...rows], '  ')
}

function scriptTable({ page, scripts, brotliTotal }: PageBench): string[] {
  const rows = scripts.map(({ part, chunk, brotli }) => [part, chunk, kilobytes(brotli)])
  return [
    '',
    `${page}: ${kilobytes(brotliTotal)} KB of JavaScript (brotli) in ${scripts.length} files`,
    ...textTable(rows, '  '),
  ]
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
