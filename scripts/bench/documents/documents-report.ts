import { medianRate, shareOf } from '../api/api-report'
import { median } from '../../measuring/percentile'
import { textTable } from '../text-table'
import type { DocumentBench } from './bench-documents'

/** Formats the median documents per second as a table. */
export function documentsText(pages: readonly DocumentBench[]): string {
  const rows = pages.flatMap(({ page, bytes, cold, cached, bare }) =>
    (
      [
        ['cold', cold],
        ['cached', cached],
        ['bare server', bare],
      ] as const
    ).map(([how, measures]) => [
      page,
      how,
      (bytes / 1024).toFixed(1),
      medianRate(measures).toFixed(0),
      median(measures.map(({ p50 }) => p50)).toFixed(0),
      median(measures.map(({ p99 }) => p99)).toFixed(0),
      measures === bare ? '' : `${(shareOf(measures, bare) * 100).toFixed(0)}%`,
    ]),
  )
  return textTable([['page', 'how', 'KB', 'documents/s', 'p50 ms', 'p99 ms', 'of bare'], ...rows]).join('\n')
}
