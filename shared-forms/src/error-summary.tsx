import { Alert } from '@shop/shared-ui'
import { styled } from 'styled-components'

const ErrorSummaryList = styled.ul`
  button {
    min-block-size: 32px;
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`

/** The summary pushes the field that has just been focused out of view. */
const keepFocusInView = () => document.activeElement?.scrollIntoView({ block: 'nearest' })

interface ErrorSummaryProps<Field extends string> {
  errors: { field: Field; label: string; message: string }[]
  /** Focuses the field. */
  onChoose(field: Field): void
}

/** Lists all errors of a form with links to their fields; renders nothing without errors. */
export function ErrorSummary<Field extends string>({ errors, onChoose }: ErrorSummaryProps<Field>) {
  if (errors.length === 0) return null
  const title = errors.length === 1 ? 'One field needs your attention' : `${errors.length} fields need your attention`
  return (
    <Alert tone="error" title={title}>
      <ErrorSummaryList ref={keepFocusInView}>
        {errors.map(({ field, label, message }) => (
          <li key={field}>
            <button type="button" onClick={() => onChoose(field)}>
              {label}: {message}
            </button>
          </li>
        ))}
      </ErrorSummaryList>
    </Alert>
  )
}
