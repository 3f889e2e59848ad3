import { Skeleton } from '@shop/shared-ui'
import { FormOpener } from '../../form-opener'
import { onDemand } from '../../on-demand'

const LazyReviewForm = onDemand(
  () => import(/* webpackChunkName: "review-form" */ './review-form').then(({ ReviewForm }) => ReviewForm),
  <Skeleton $height="32rem" />,
)

/** Opens the review form; its code loads on first use. */
export function ReviewWriter({ productId }: { productId: number }) {
  return (
    <FormOpener label="Write a review" formOf={(onSent) => <LazyReviewForm productId={productId} onSent={onSent} />} />
  )
}
