import { Skeleton } from '@shop/shared-ui'
import { FormOpener } from '../../form-opener'
import { onDemand } from '../../on-demand'

const Form = onDemand(
  () => import(/* webpackChunkName: "review-form" */ './review-form').then(({ ReviewForm }) => ReviewForm),
  <Skeleton $height="32rem" />,
)

/** The way to write a review; the form's code comes with the first opening. */
export function ReviewWriter({ productId }: { productId: number }) {
  return <FormOpener label="Write a review" formOf={(onSent) => <Form productId={productId} onSent={onSent} />} />
}
