import { Alert } from '@shop/shared-ui'

/** In long forms the message is out of view of the button. An invalid field is already in view, as it has the focus. */
function intoView(notice: HTMLElement | null): void {
  if (!document.activeElement?.matches('[aria-invalid="true"]')) notice?.scrollIntoView({ block: 'nearest' })
}

/**
 * The form-level error message of the API, scrolled into view and announced when it appears. In a document that
 * responds to a posted form it has the focus from the start; in the browser React's `autoFocus` applies to controls
 * only.
 */
export function FormError({ message }: { message: string | null }) {
  if (message === null) return null
  return (
    // eslint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just sent the form and needs to be notified of this first
    <div ref={intoView} tabIndex={-1} autoFocus>
      <Alert tone="error" announce="assertive">
        {message}
      </Alert>
    </div>
  )
}
