import { Alert } from '@shop/shared-ui'

/** Long forms have their button out of sight of what is said above them. A field that was refused is in view by its focus. */
function intoView(notice: HTMLElement | null): void {
  if (!document.activeElement?.matches('[aria-invalid="true"]')) notice?.scrollIntoView({ block: 'nearest' })
}

/**
 * What the API said of the form as a whole, brought into view and announced as it appears. In a document that answers a
 * posted form it has the focus from the start; in the browser React focuses controls only.
 */
export function FormProblem({ problem }: { problem: string | null }) {
  if (problem === null) return null
  return (
    // eslint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just sent the form and needs to hear this first
    <div ref={intoView} tabIndex={-1} autoFocus>
      <Alert tone="error" announce="assertive">
        {problem}
      </Alert>
    </div>
  )
}
