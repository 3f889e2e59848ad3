import { Button, EmptyState, Text } from '@shop/shared-ui'
import { MAX_LINES } from '../../client/use-lines'
import { useOperation } from '../../client/use-operation'
import { PageHead } from '../../console/page-head'
import { QueryError } from '../../console/query-error'
import { DataTable, type Column } from '../../table/data-table'
import { saveTable } from '../../table/save-table'
import { ReportTabs } from './report-tabs'

interface SearchLine {
  term: string
  searches: number
  last_day: string
}

const SHOWN_LINES = 200

const columns: Column<SearchLine>[] = [
  { id: 'term', header: 'Search', cell: ({ term }) => term },
  { id: 'searches', header: 'Times', align: 'end', cell: ({ searches }) => searches },
  { id: 'last_day', header: 'Last (UTC)', align: 'end', cell: ({ last_day }) => last_day },
]

/** What shoppers searched for and did not find, the most frequent first. */
export function EmptySearchesPage() {
  const { data, error, isFetching, reset } = useOperation<{ rows: SearchLine[] }>('reports.empty-searches', {
    limit: MAX_LINES,
  })
  const lines = data?.rows
  return (
    <>
      <PageHead
        title="Reports"
        actions={
          <Button disabled={!lines?.length} onClick={() => saveTable('searches-without-results.csv', lines ?? [])}>
            Download CSV
          </Button>
        }
      />
      <ReportTabs />
      <Text>
        What shoppers searched for and did not find, in the last half year. Searches that could name a person are not
        counted.
      </Text>
      {error && <QueryError error={error} onRetry={reset} />}
      {!error && (
        <DataTable
          caption="Searches without results, the most frequent first"
          columns={columns}
          lines={lines?.slice(0, SHOWN_LINES)}
          isBusy={isFetching}
          empty={<EmptyState icon="search" title="Every search found something" />}
        />
      )}
      {lines && lines.length > SHOWN_LINES && <Text>The CSV has all {lines.length} of them.</Text>}
    </>
  )
}
