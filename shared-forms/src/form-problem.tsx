import { Alert } from '@shop/shared-ui'

/** Long forms have their button out of sight of what is said above them. A field that was refused is in view by its focus. */
function intoView(notice: HTMLElement | null): void {
  if (!document.activeElement?.matches('[aria-invalid="true"]')) notice?.scrollIntoView({ block: 'nearest' })
}

/** What the API said of the form as a whole, brought into view and read aloud as it appears. */
export function FormProblem({ problem }: { problem: string | null }) {
  if (problem === null) return null
  return (
    <div ref={intoView}>
      <Alert tone="error" announce="assertive">
        {problem}
      </Alert>
    </div>
  )
}
