import { Cluster, EmptyState, Heading, Skeleton, Stack } from '@shop/shared-ui'
import { useLocation } from 'react-router-dom'
import { ActionButton } from '../../action/action-button'
import { useLines } from '../../client/use-lines'
import { Panel } from '../../console/frame'
import { PageHead } from '../../console/page-head'
import { QueryError } from '../../console/query-error'
import { SentFiles } from '../../console/sent-files'
import { useMay } from '../../session/session-context'
import { ShowMore } from '../../table/show-more'
import { Tabs } from '../../table/tabs'
import { EntryFacts, inboxLists, type Entry, type InboxList } from './inbox-lists'

/** What visitors sent: messages, reviews and reports; and mails that did not go out. */
export function InboxPage() {
  const { pathname } = useLocation()
  const may = useMay()
  const lists = inboxLists.filter(({ operation }) => may(operation))
  const list = lists.find(({ path }) => path === pathname.replace(/\/$/, ''))
  return (
    <>
      <PageHead title="Inbox" />
      <Tabs label="Inbox" tabs={lists} />
      {list && <InboxEntries key={list.path} list={list} />}
    </>
  )
}

function InboxEntries({ list }: { list: InboxList }) {
  const entries = useLines<Entry>(list.operation, list.input)
  const may = useMay()
  if (entries.error) return <QueryError error={entries.error} onRetry={entries.reset} />
  if (!entries.lines) return <Skeleton $height="16rem" />
  if (entries.lines.length === 0) return <EmptyState icon="check" title={list.empty} />
  return (
    <Stack as="ul" aria-label={list.label}>
      {entries.lines.map((entry) => (
        <li key={entry.id}>
          <Panel as="article">
            <Stack $gap={1}>
              <Heading level={2} size="title">
                {list.title(entry)}
              </Heading>
              <EntryFacts facts={list.facts(entry)} />
            </Stack>
            {list.body(entry)}
            {list.files && <SentFiles label={list.files.label} files={addressesIn(list.files.of(entry))} />}
            <Cluster>
              {list
                .actions(entry)
                .filter(({ operation }) => may(operation))
                .map((action) => (
                  <ActionButton key={action.label} action={action} onDone={entries.refetch} />
                ))}
            </Cluster>
          </Panel>
        </li>
      ))}
      <ShowMore list={entries} />
    </Stack>
  )
}

/** The addresses in an entry, which lists them with commas between. */
const addressesIn = (listed: unknown): string[] =>
  typeof listed === 'string' && listed !== '' ? listed.split(', ') : []
