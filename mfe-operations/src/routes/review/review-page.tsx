import { Cluster, Skeleton, Stack } from '@shop/shared-ui'
import { useParams } from 'react-router-dom'
import { NextSteps } from '../../action/next-steps'
import { RunButton } from '../../action/run-button'
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
import { AnswerForm, type Answer } from '../../features/answer-form/answer-form'
import { useInboxCounts } from '../../features/inbox-counts/inbox-counts'
import { reviewActions } from '../../features/review/review-actions'
import { ReviewText } from '../../features/review/review-text'
import { useMay } from '../../session/session-context'

interface ReviewAnswer {
  record: {
    id: number
    product: string
    status: string
    rating: number
    title: string | null
    comment: string
    name: string
    email: string
    verifiedPurchase: boolean
    fit: string | null
    reply: string | null
    repliedAt: string | null
    received: string
  }
  tables: { pictures: { file: string }[] }
}

const back = { to: '/operations/inbox/reviews', label: 'Reviews' }
const longest = 2000
const NO_REPLY = '(no answer)'

/** One review with its pictures, the decision about it, and the shop's public answer. */
export function ReviewPage() {
  const id = Number(useParams().id)
  const { data, error, reset, refetch, setData } = useOperation<ReviewAnswer>('ratings.show', { id })
  const { refetch: recount } = useInboxCounts()
  const may = useMay()
  const update = () => {
    refetch()
    recount()
  }
  if (error || !data)
    return (
      <>
        <PageHead title={`Review ${id}`} back={back} />
        {error ? <QueryError error={error} onRetry={reset} /> : <Skeleton $height="24rem" />}
      </>
    )
  const { record, tables } = data
  return (
    <>
      <PageHead title={`Review by ${record.name}`} back={back} />
      <Columns>
        <Stack $gap={5}>
          <Panel as="article">
            <ReviewText {...record} title={record.title || record.product} bought={record.verifiedPurchase} />
            <SentFiles label="Picture" files={tables.pictures.map(({ file }) => file)} />
          </Panel>
          {may('ratings.reply') && (
            <Reply
              record={record}
              onDone={update}
              onConflict={(reply) => setData({ ...data, record: { ...record, reply } })}
            />
          )}
        </Stack>
        <Stack $gap={5}>
          <NextSteps actions={reviewActions(record)} onDone={update} />
          <Panel aria-labelledby="about">
            <PanelTitle id="about">About</PanelTitle>
            <FactList
              facts={{
                Product: record.product,
                Received: `${record.received} UTC`,
                Fit: record.fit,
                Answered: record.repliedAt && `${record.repliedAt} UTC`,
              }}
            />
          </Panel>
        </Stack>
      </Columns>
    </>
  )
}

interface ReplyProps {
  record: ReviewAnswer['record']
  onDone(): void
  /** Called with the answer of someone else, on which the next one is based. */
  onConflict(reply: string | null): void
}

function Reply({ record, onDone, onConflict }: ReplyProps) {
  const { id, reply } = record
  const client = useStaffClient()
  const send = async ({ text }: Answer) => {
    const { done } = await client.run<Done>('ratings.reply', { id, text, shown: reply })
    onDone()
    return done
  }
  const theirsOf = (failure: unknown) => {
    const current = currentOf<{ reply: string | null }>(failure)
    if (!current) return undefined
    onConflict(current.reply)
    return current.reply ?? NO_REPLY
  }
  return (
    <>
      <AnswerForm
        title="Public answer"
        explanation="Everyone sees it below the review, once that is published."
        button={reply === null ? 'Publish answer' : 'Save answer'}
        maxLength={longest}
        initial={reply ?? ''}
        send={send}
        theirsOf={theirsOf}
        takeTheirs={(theirs) => (theirs === NO_REPLY ? '' : theirs)}
      />
      {reply !== null && (
        <Cluster>
          <RunButton
            label="Remove answer"
            operation="ratings.reply"
            input={{ id, text: null, shown: reply }}
            onDone={onDone}
            onFailed={onDone}
          />
        </Cluster>
      )}
    </>
  )
}
