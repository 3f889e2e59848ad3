import type { ApiError } from '@shop/shared-api'
import { Button, EmptyState } from '@shop/shared-ui'

/** Shows a failed query with its message and a retry button. */
export function QueryError({ error, onRetry }: { error: ApiError; onRetry(): void }) {
  return (
    <div role="alert">
      <EmptyState icon="alert" title="Something didn’t load" action={<Button onClick={onRetry}>Try again</Button>}>
        {error.message}
      </EmptyState>
    </div>
  )
}
