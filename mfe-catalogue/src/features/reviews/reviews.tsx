import type { Api, ResponseOf } from '@shop/shared-api'
import { Button, contentVisibilityAuto, Heading, media, Stack, Text, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import { SectionFrame } from '../../section-frame'
import { RatingSummaryBlock } from './rating-summary-block'
import { ReviewItem } from './review-item'
import { ReviewTools } from './review-tools'
import { ReviewWriter } from './review-writer'
import { useReviews } from './use-reviews'

const ReviewsFrame = styled(SectionFrame)`
  ${contentVisibilityAuto({ phone: '56rem', desk: '28rem' })}
  ${media.desk} {
    grid-template-columns: 18rem minmax(0, 1fr);
    gap: ${tokens.space[5]} ${tokens.space[7]};
    align-items: start;
    > h2 {
      grid-column: 1 / -1;
    }
  }
`

/** Reviews' props; `first` is the page loaded by the route. */
export interface ReviewsProps {
  productId: number
  first: ResponseOf<'GET /get-ratings'>
  api?: Api
}

/** The review summary, the reviews, and the review form. */
export function Reviews({ productId, first, api }: ReviewsProps) {
  const { reviews, meta, filters, busy, change, more } = useReviews(productId, first, api)
  if (first.summary.count === 0) {
    return (
      <ReviewsFrame id="reviews">
        <Heading level={2}>Reviews</Heading>
        <Stack $gap={4} $align="start">
          <Text>No reviews yet. Be the first to share how it performs.</Text>
          <ReviewWriter productId={productId} />
        </Stack>
      </ReviewsFrame>
    )
  }
  return (
    <ReviewsFrame id="reviews">
      <Heading level={2}>Reviews</Heading>
      <Stack $gap={5}>
        <RatingSummaryBlock summary={first.summary} />
        <ReviewWriter productId={productId} />
      </Stack>
      <Stack $gap={5} aria-busy={busy || undefined}>
        {first.summary.count > 1 && <ReviewTools filters={filters} total={meta.total} onChange={change} />}
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
        {meta.page < meta.last_page && (
          <Button busy={busy} onClick={more}>
            Show more reviews
          </Button>
        )}
      </Stack>
    </ReviewsFrame>
  )
}
