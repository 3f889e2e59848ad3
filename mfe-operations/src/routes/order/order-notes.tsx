import { Cluster, Stack, Text } from '@shop/shared-ui'
import { ActionButton } from '../../action/action-button'
import type { Action } from '../../action/action-dialog'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { useMay } from '../../session/session-context'
import type { OrderNote } from './order-answer'

interface OrderNotesProps {
  number: string
  notes: readonly OrderNote[]
  onDone(): void
}

const addNote = (number: string): Action => ({
  label: 'Add note',
  title: 'Add a note',
  explanation: 'Only staff see it.',
  operation: 'orders.note',
  input: { number },
  fields: [{ name: 'text', label: 'Note', kind: 'area', required: true, maxLength: 2000 }],
})

const removeNote = ({ id, text }: OrderNote): Action => ({
  label: 'Remove',
  title: 'Remove this note?',
  explanation: text,
  operation: 'orders.remove-note',
  input: { id },
})

/** What staff wrote about an order for each other. */
export function OrderNotes({ number, notes, onDone }: OrderNotesProps) {
  const may = useMay()
  if (notes.length === 0 && !may('orders.note')) return null
  return (
    <Panel aria-labelledby="notes">
      <PanelTitle id="notes">Staff notes</PanelTitle>
      {notes.map((note) => (
        <Stack key={note.id} as="article" $gap={1} aria-label={`Note of ${note.at}`}>
          <Text>{note.text}</Text>
          <Cluster $justify="space-between">
            <Text size="small" tone="inkMuted">{`${note.by} · ${note.at} UTC`}</Text>
            {may('orders.remove-note') && <ActionButton action={removeNote(note)} variant="quiet" onDone={onDone} />}
          </Cluster>
        </Stack>
      ))}
      {may('orders.note') && (
        <Cluster>
          <ActionButton action={addNote(number)} onDone={onDone} />
        </Cluster>
      )}
    </Panel>
  )
}
