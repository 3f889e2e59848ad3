import type { ApiError } from '@shop/shared-api'
import { Button, EmptyState } from '@shop/shared-ui'

/** Stands where an answer should be: what went wrong, and the way to try again. */
export function FailedAnswer({ failure, askAgain }: { failure: ApiError; askAgain(): void }) {
  return (
    <div role="alert">
      <EmptyState icon="alert" title="This did not load" action={<Button onClick={askAgain}>Try again</Button>}>
        {failure.message}
      </EmptyState>
    </div>
  )
}
