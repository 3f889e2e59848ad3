import { EmptyState, Text, TextLink } from '@shop/shared-ui'
import { useAllLines } from '../../client/use-all-lines'
import { StatusBadge } from '../../console/status-badge'
import type { Column } from '../../table/data-table'
import { LineList } from '../../table/line-list'
import { ListActions } from '../../table/list-actions'

interface MailTextLine {
  name: string
  subject: string
  sent_when: string
  status: 'default' | 'changed'
  updated: string
}

const columns: Column<MailTextLine>[] = [
  {
    id: 'sent_when',
    header: 'Sent when',
    cell: ({ name, sent_when }) => <TextLink to={`/operations/content/mails/${name}`}>{sent_when}</TextLink>,
  },
  { id: 'subject', header: 'Subject', wide: true, cell: ({ subject }) => subject },
  { id: 'status', header: 'Text', cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'updated', header: 'Changed (UTC)', wide: true, cell: ({ updated }) => updated },
]

/** Every mail of the shop by when it is sent, and whether the merchant changed it. */
export function MailTextList() {
  const list = useAllLines<MailTextLine>('mail-texts.list')
  return (
    <>
      <ListActions>
        <Text>What the shop mails to customers and staff.</Text>
      </ListActions>
      <LineList
        caption="Mails, by what they are about"
        columns={columns}
        list={list}
        empty={<EmptyState icon="edit" title="No mails" />}
      />
    </>
  )
}
