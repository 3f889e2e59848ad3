import { Cluster, EmptyState, Skeleton, Stack, TextLink } from '@shop/shared-ui'
import { ActionButton } from '../../action/action-button'
import { useFilters } from '../../client/use-filters'
import { useLines } from '../../client/use-lines'
import { Panel } from '../../console/frame'
import { QueryError } from '../../console/query-error'
import { SentFiles } from '../../console/sent-files'
import { useInboxCounts } from '../../features/inbox-counts/inbox-counts'
import { reviewActions } from '../../features/review/review-actions'
import { ReviewText } from '../../features/review/review-text'
import { useMay } from '../../session/session-context'
import { Filters, type Filter } from '../../table/filters'
import { ShowMore } from '../../table/show-more'

interface ReviewLine {
  id: number
  product: string
  status: string
  rating: number
  name: string
  email: string
  bought: boolean
  comment: string
  /** Addresses with commas between. */
  pictures: string
}

const filters: Filter[] = [
  { name: 'text', label: 'Name, product or text', kind: 'text' },
  {
    name: 'status',
    label: 'Status',
    kind: 'select',
    options: [
      { value: '', label: 'Waiting' },
      { value: 'published', label: 'Published' },
      { value: 'declined', label: 'Declined' },
      { value: 'all', label: 'All' },
    ],
  },
]

/** Reviews with their pictures, those to decide first. */
export function ReviewList() {
  const input = useFilters(filters)
  const reviews = useLines<ReviewLine>('ratings.list', input)
  const { refetch: recount } = useInboxCounts()
  const refetch = () => {
    reviews.refetch()
    recount()
  }
  return (
    <>
      <Filters filters={filters} />
      {reviews.error && <QueryError error={reviews.error} onRetry={reviews.reset} />}
      {!reviews.error && !reviews.lines && <Skeleton $height="16rem" />}
      {reviews.lines?.length === 0 && (
        <EmptyState
          icon="check"
          title={Object.keys(input).length > 0 ? 'No review matches these filters.' : 'No reviews wait for a decision.'}
        />
      )}
      {reviews.lines && reviews.lines.length > 0 && (
        <Stack as="ul" aria-label="Reviews" aria-busy={reviews.isFetching || undefined}>
          {reviews.lines.map((review) => (
            <li key={review.id}>
              <ReviewPanel review={review} onDone={refetch} />
            </li>
          ))}
        </Stack>
      )}
      <ShowMore list={reviews} />
    </>
  )
}

function ReviewPanel({ review, onDone }: { review: ReviewLine; onDone(): void }) {
  const may = useMay()
  const { id, product, pictures } = review
  return (
    <Panel as="article">
      <ReviewText {...review} title={<TextLink to={`/operations/inbox/reviews/${id}`}>{product}</TextLink>} />
      <SentFiles label="Picture" files={pictures === '' ? [] : pictures.split(', ')} />
      <Cluster>
        {reviewActions(review)
          .filter(({ operation }) => may(operation))
          .map((action) => (
            <ActionButton key={action.label} action={action} onDone={onDone} />
          ))}
      </Cluster>
    </Panel>
  )
}
