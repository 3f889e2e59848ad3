import { Alert, Stack, Text } from '@shop/shared-ui'
import { DataTable, type Column } from '../../table/data-table'
import type { CellChange, ImportOutcome, LineProblem } from './use-import'

const problemColumns: Column<LineProblem>[] = [
  { id: 'line', header: 'Line', cell: ({ line }) => line },
  { id: 'column', header: 'Column', cell: ({ column }) => column },
  { id: 'reason', header: 'Problem', cell: ({ reason }) => reason },
]

const changeColumns = (subject: string): Column<CellChange>[] => [
  { id: 'line', header: 'Line', cell: ({ line }) => line },
  { id: 'subject', header: subject, cell: (change) => change.subject },
  { id: 'column', header: 'Column', cell: ({ column }) => column },
  { id: 'before', header: 'Before', cell: ({ before }) => before },
  { id: 'after', header: 'After', cell: ({ after }) => after },
]

const tones = { checked: 'info', imported: 'success', refused: 'error' } as const

/** What an import would change or has changed, or why it was refused, line by line. */
export function ImportResult({ outcome, subject }: { outcome: ImportOutcome; subject: string }) {
  const { kind, message, changes, moreChanges, problems } = outcome
  return (
    <Stack>
      <Alert tone={tones[kind]}>{kind === 'checked' ? `Nothing is changed yet. ${message}` : message}</Alert>
      {problems.length > 0 && (
        <DataTable caption="Problems by line" columns={problemColumns} lines={problems} empty={null} />
      )}
      {changes.length > 0 && (
        <DataTable
          caption={kind === 'imported' ? 'What was changed' : 'What will change'}
          columns={changeColumns(subject)}
          lines={changes}
          empty={null}
        />
      )}
      {moreChanges > 0 && <Text>{`… and ${moreChanges.toLocaleString('en-US')} more changes.`}</Text>}
    </Stack>
  )
}
