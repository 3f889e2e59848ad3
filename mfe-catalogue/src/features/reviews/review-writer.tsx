import { Alert, Button, Dialog, Skeleton } from '@shop/shared-ui'
import { lazy, Suspense, useState } from 'react'

const Form = lazy(() =>
  import(/* webpackChunkName: "review-form" */ './review-form').then(({ ReviewForm }) => ({ default: ReviewForm })),
)

/** The way to write a review; the form's code comes with the first opening. */
export function ReviewWriter({ productId }: { productId: number }) {
  const [open, setOpen] = useState(false)
  const [thanks, setThanks] = useState<string>()
  return (
    <>
      <div role="status">{thanks && <Alert tone="success">{thanks}</Alert>}</div>
      {!thanks && <Button onClick={() => setOpen(true)}>Write a review</Button>}
      <Dialog open={open} onClose={() => setOpen(false)} title="Write a review">
        {open && (
          <Suspense fallback={<Skeleton $height="32rem" />}>
            <Form
              productId={productId}
              onSent={(message) => {
                setThanks(message)
                setOpen(false)
              }}
            />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
