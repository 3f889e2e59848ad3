import { Stack } from '@shop/shared-ui'
import { use } from 'react'
import { RunButton } from '../../action/run-button'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { StaffSessionContext, useMay } from '../../session/session-context'
import type { EntryAnswer, EntryKind } from './entry'

interface EntryStepsProps {
  kind: EntryKind
  record: EntryAnswer['record']
  onDone(): void
  /** Called after the entry was marked as new: who reads it next opens it again. */
  onUnread(): void
}

/** What can be done with an entry apart from an answer. */
export function EntrySteps({ kind, record, onDone, onUnread }: EntryStepsProps) {
  const may = useMay()
  const session = use(StaffSessionContext)
  if (!may(`${kind}.move`)) return null
  const { id, status, version, assigned_to: assignedTo } = record
  const move = `${kind}.move`
  const assign = `${kind}.assign`
  const done = { onDone, onFailed: onDone }
  return (
    <Panel aria-labelledby="next-steps">
      <PanelTitle id="next-steps">Next steps</PanelTitle>
      <Stack $gap={2}>
        {status === 'done' ? (
          <RunButton label="Reopen" operation={move} input={{ id, to: 'read', version }} {...done} />
        ) : (
          <RunButton label="Mark as done" operation={move} input={{ id, to: 'done', version }} {...done} />
        )}
        {record.product_id != null && status !== 'new' && <PublishQuestion record={record} {...done} />}
        {assignedTo === session?.email ? (
          <RunButton label="Unassign" operation={assign} input={{ id, to: null, version }} {...done} />
        ) : (
          <RunButton label="Assign to me" operation={assign} input={{ id, to: session?.email, version }} {...done} />
        )}
        {status === 'read' && (
          <RunButton label="Mark as new" operation={move} input={{ id, to: 'new' }} variant="quiet" onDone={onUnread} />
        )}
      </Stack>
    </Panel>
  )
}

/** Shows a question and the last answer on the page of its product, or takes them off it. */
function PublishQuestion({ record, ...done }: Pick<EntryStepsProps, 'record' | 'onDone'> & { onFailed(): void }) {
  const { id, published } = record
  return (
    <>
      <RunButton
        label={published ? 'Publish the last answer' : 'Publish on product page'}
        operation="messages.publish"
        input={{ id }}
        {...done}
      />
      {published && <RunButton label="Take off product page" operation="messages.withdraw" input={{ id }} {...done} />}
    </>
  )
}
