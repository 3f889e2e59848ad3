import { browserApi, type ResponseOf, type Review } from '@shop/shared-api'
import { Button, EmptyState, Heading, media, Stack, tokens } from '@shop/shared-ui'
import { useState } from 'react'
import styled from 'styled-components'
import { RatingSummaryBlock } from './rating-summary-block'
import { ReviewItem } from './review-item'

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  padding-block-start: ${tokens.space[4]};
  border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
  ${media.desk} {
    grid-template-columns: 18rem minmax(0, 1fr);
    gap: ${tokens.space[5]} ${tokens.space[7]};
    > h2 {
      grid-column: 1 / -1;
    }
  }
`

/** Reviews' props; `first` is the first page as the loader had it. */
export interface ReviewsProps {
  productId: number
  first: ResponseOf<'GET /get-ratings'>
}

/** What buyers say: the sum of it, then one by one, newest first. */
export function Reviews({ productId, first }: ReviewsProps) {
  const [later, setLater] = useState<Review[]>([])
  const [page, setPage] = useState(1)
  const [busy, setBusy] = useState(false)

  async function showMore() {
    setBusy(true)
    try {
      const next = await browserApi.request('GET /get-ratings', { query: { product_id: productId, page: page + 1 } })
      setLater((shown) => [...shown, ...next.data])
      setPage(page + 1)
    } catch {
      // The shell has shown the failure; the button stays for another try.
    } finally {
      setBusy(false)
    }
  }

  if (first.summary.count === 0) {
    return (
      <EmptyState icon="star" title="No reviews yet">
        Nobody has written about this product so far.
      </EmptyState>
    )
  }
  return (
    <Frame id="reviews">
      <Heading level={2}>Reviews</Heading>
      <RatingSummaryBlock summary={first.summary} />
      <Stack $gap={5}>
        {[...first.data, ...later].map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
        {page < first.meta.last_page && (
          <Button busy={busy} onClick={() => void showMore()}>
            Show more reviews
          </Button>
        )}
      </Stack>
    </Frame>
  )
}
