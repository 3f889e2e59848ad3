import { EmptyState } from '@shop/shared-ui'
import { ActionButton } from '../../action/action-button'
import { useLines } from '../../client/use-lines'
import { useMay } from '../../session/session-context'
import type { Column } from '../../table/data-table'
import { LineList } from '../../table/line-list'

interface MailLine {
  id: number
  to: string
  mail: string
  tries: number
  next: string
  error: string | null
}

const columns: Column<MailLine>[] = [
  { id: 'to', header: 'To', cell: ({ to }) => to },
  { id: 'mail', header: 'Mail', cell: ({ mail }) => mail },
  { id: 'error', header: 'Error', wide: true, cell: ({ error }) => error },
  { id: 'tries', header: 'Tries', align: 'end', wide: true, cell: ({ tries }) => tries },
  { id: 'next', header: 'Next try (UTC)', align: 'end', wide: true, cell: ({ next }) => next },
]

/** Mails that failed and are not sent yet. */
export function MailList() {
  const mails = useLines<MailLine>('mails.stuck', {})
  const may = useMay()
  const retry: Column<MailLine> = {
    id: 'retry',
    header: 'Retry',
    cell: ({ id }) => (
      <ActionButton
        action={{
          label: 'Send again',
          title: 'Send this mail again now?',
          operation: 'mails.retry',
          input: { id },
        }}
        variant="quiet"
        onDone={mails.refetch}
      />
    ),
  }
  return (
    <LineList
      caption="Failed mails, the newest first"
      columns={may('mails.retry') ? [...columns, retry] : columns}
      list={mails}
      empty={<EmptyState icon="check" title="Every mail was sent." />}
    />
  )
}
