import { Heading, Skeleton, Stack, Text } from '@shop/shared-ui'
import { useParams } from 'react-router-dom'
import { ActionButton } from '../../action/action-button'
import type { Action } from '../../action/action-dialog'
import { useOperation } from '../../client/use-operation'
import { PageHead } from '../../console/page-head'
import { QueryError } from '../../console/query-error'
import { StatusBadge } from '../../console/status-badge'
import { TextEditor, type StoredText } from '../../features/text-editor/text-editor'
import { useMay } from '../../session/session-context'

interface PageText {
  title: string
  summary: string
  sections: { heading: string; paragraphs: string[]; items: string[] }[]
}

interface PageRecord extends PageText, StoredText {
  slug: string
  published: boolean
}

const publish = ({ slug, title }: PageRecord): Action => ({
  label: 'Publish',
  title: `Publish ${title}`,
  explanation: 'Shoppers see it at once.',
  operation: 'pages.publish',
  input: { slug },
})

const withdraw = ({ slug, title }: PageRecord): Action => ({
  label: 'Withdraw',
  title: `Withdraw ${title}`,
  explanation: 'It becomes a draft. Links to it lead nowhere until you publish it again.',
  operation: 'pages.withdraw',
  input: { slug },
})

/** One information page: its text with a preview, and whether shoppers see it. */
export function InformationPage() {
  const { slug } = useParams()
  const may = useMay()
  const { data, error, reset, refetch } = useOperation<{ record: PageRecord }>(
    'pages.show',
    { slug },
    { isUncached: true },
  )
  if (error && !data) return <QueryError error={error} onRetry={reset} />
  if (!data) return <Skeleton $height="24rem" />
  const { record } = data
  const action = record.published ? withdraw(record) : publish(record)
  return (
    <>
      <PageHead
        title={record.title}
        back={{ to: '/operations/content', label: 'Content' }}
        actions={
          may(action.operation) && (
            <ActionButton variant={record.published ? 'quiet' : 'action'} action={action} onDone={refetch} />
          )
        }
      >
        <StatusBadge status={record.published ? 'published' : 'draft'} />
        {record.published && (
          <a href={`/pages/${record.slug}`} target="_blank" rel="noreferrer">
            View in the shop
          </a>
        )}
      </PageHead>
      <TextEditor<{ record: PageText }>
        key={record.slug}
        stored={record}
        edit="pages.edit"
        input={{ slug: record.slug }}
        preview="pages.preview"
        hint="“# ” begins the title, “## ” a section and “- ” an item of a list. Other text is shown as it is."
        renderPreview={(answer) => <PagePreview page={answer.record} />}
        onSaved={refetch}
      />
    </>
  )
}

function PagePreview({ page }: { page: PageText }) {
  return (
    <Stack>
      <Heading level={3} size="section">
        {page.title}
      </Heading>
      <Text>{page.summary}</Text>
      {page.sections.map(({ heading, paragraphs, items }, at) => (
        <div key={at}>
          <Heading level={4}>{heading}</Heading>
          {paragraphs.map((paragraph, line) => (
            <p key={line}>{paragraph}</p>
          ))}
          {items.length > 0 && (
            <ul>
              {items.map((item, line) => (
                <li key={line}>{item}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </Stack>
  )
}
