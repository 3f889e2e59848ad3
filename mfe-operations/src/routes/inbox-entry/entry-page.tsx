import { Cluster, Skeleton, Stack } from '@shop/shared-ui'
import { useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { currentOf } from '../../client/current-of'
import type { Done } from '../../client/staff-client'
import { useStaffClient } from '../../client/staff-context'
import { useOperation } from '../../client/use-operation'
import { FactList } from '../../console/fact-list'
import { Columns, Panel } from '../../console/frame'
import { PageHead } from '../../console/page-head'
import { PanelTitle } from '../../console/panel-title'
import { QueryError } from '../../console/query-error'
import { SentFiles } from '../../console/sent-files'
import { StatusBadge } from '../../console/status-badge'
import { AnswerForm } from '../../features/answer-form/answer-form'
import { useInboxCounts } from '../../features/inbox-counts/inbox-counts'
import { useMay } from '../../session/session-context'
import { Answers, TypedText } from './answers'
import { changesSince, entryKinds, type EntryAnswer, type EntryKind } from './entry'
import { EntrySteps } from './entry-steps'

const longest = 5000

/** A message of the contact form. */
export const MessagePage = () => <EntryPage kind="messages" />
/** A report of a suspicious product. */
export const ReportPage = () => <EntryPage kind="reports" />

/** One message or report: what was sent, what staff answered, and what can be done next. */
function EntryPage({ kind }: { kind: EntryKind }) {
  const id = Number(useParams().id)
  const { noun, back } = entryKinds[kind]
  const { data, error, reset, refetch, setData } = useOperation<EntryAnswer>(`${kind}.show`, { id })
  const { refetch: recount } = useInboxCounts()
  const navigate = useNavigate()
  const may = useMay()
  const client = useStaffClient()
  const update = () => {
    refetch()
    recount()
  }
  useMarkAsRead(kind, data, update)

  if (error || !data)
    return (
      <>
        <PageHead title={`${noun} ${id}`} back={back} />
        {error ? <QueryError error={error} onRetry={reset} /> : <Skeleton $height="24rem" />}
      </>
    )
  const { record, tables } = data

  async function send(answer: object): Promise<string> {
    const { done } = await client.run<Done>(`${kind}.answer`, { id, ...answer, version: record.version })
    update()
    return done
  }

  /** What others did, which is on screen from then on: the next answer is based on it. */
  function theirsOf(failure: unknown): string | undefined {
    const current = currentOf<EntryAnswer>(failure)
    if (!current) return undefined
    setData(current)
    return changesSince(data!, current)
  }

  return (
    <>
      <PageHead title={`${noun} from ${record.name}`} back={back}>
        <Cluster>
          <StatusBadge status={record.status} />
          <span>{`Received ${record.received} UTC`}</span>
        </Cluster>
      </PageHead>
      <Columns>
        <Stack $gap={5}>
          <Panel aria-labelledby="sent">
            <PanelTitle id="sent">{noun}</PanelTitle>
            <TypedText>{record.message}</TypedText>
            <SentFiles label="Photo" files={(tables.photos ?? []).map(({ file }) => file)} />
          </Panel>
          <Answers answers={tables.answers} />
          {may(`${kind}.answer`) && (
            <AnswerForm
              title="Write an answer"
              explanation={`It is mailed to ${record.email}, with what they wrote quoted below it.`}
              button="Send answer"
              maxLength={longest}
              canClose
              send={send}
              theirsOf={theirsOf}
            />
          )}
        </Stack>
        <Stack $gap={5}>
          <EntrySteps kind={kind} record={record} onDone={update} onUnread={() => void navigate(back.to)} />
          <SenderFacts record={record} />
        </Stack>
      </Columns>
    </>
  )
}

/** Marks an entry as read once it is on screen, for those who may change it. */
function useMarkAsRead(kind: EntryKind, data: EntryAnswer | undefined, onDone: () => void) {
  const client = useStaffClient()
  const may = useMay()
  const marked = useRef<number>(undefined)
  const isNew = data?.record.status === 'new'
  const id = data?.record.id
  useEffect(() => {
    if (!isNew || id === undefined || marked.current === id || !may(`${kind}.move`)) return
    marked.current = id
    // If it fails, the entry stays new, as its status shows.
    client.run(`${kind}.move`, { id, to: 'read' }).then(onDone, () => undefined)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each entry
  }, [isNew, id])
}

function SenderFacts({ record }: { record: EntryAnswer['record'] }) {
  return (
    <Panel aria-labelledby="sender">
      <PanelTitle id="sender">Sender</PanelTitle>
      <FactList
        facts={{
          Name: record.name,
          Email: record.email,
          Phone: record.phone,
          Code: record.barcode,
          'Bought from': record.seller,
          'Question about': record.product,
          'On its page since': record.published && `${record.published} UTC`,
          'Assigned to': record.assigned_to,
        }}
      />
    </Panel>
  )
}
