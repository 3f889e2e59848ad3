import { Alert } from '@shop/shared-ui'
import { styled } from 'styled-components'

const List = styled.ul`
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

/** When the summary comes, it pushes the field away that has just been focused. */
const keepFocusInView = () => document.activeElement?.scrollIntoView({ block: 'nearest' })

interface ErrorSummaryProps<Field extends string> {
  errors: { field: Field; label: string; message: string }[]
  /** Puts the cursor into the field. */
  onChoose(field: Field): void
}

/** Everything that is wrong with a form in one place, each with the way to its field; nothing when nothing is. */
export function ErrorSummary<Field extends string>({ errors, onChoose }: ErrorSummaryProps<Field>) {
  if (errors.length === 0) return null
  const title = errors.length === 1 ? 'One field needs your attention' : `${errors.length} fields need your attention`
  return (
    <Alert tone="error" title={title}>
      <List ref={keepFocusInView}>
        {errors.map(({ field, label, message }) => (
          <li key={field}>
            <button type="button" onClick={() => onChoose(field)}>
              {label}: {message}
            </button>
          </li>
        ))}
      </List>
    </Alert>
  )
}
