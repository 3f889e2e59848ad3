import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../icon/icon'
import { tokens } from '../theme/tokens'
import { VisuallyHidden } from '../type/visually-hidden'

// An empty message has no gap either, which would raise the control above a button next to it.
const FieldLayout = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  align-content: start;
  > [aria-live]:empty {
    position: absolute;
  }
`

const FieldLabel = styled.label`
  font-weight: 600;
  font-size: ${tokens.size.small};
  span {
    color: ${tokens.color.inkMuted};
    font-weight: 400;
  }
`

const FieldHint = styled.p`
  font-size: ${tokens.size.small};
  color: ${tokens.color.inkMuted};
`

const FieldErrorText = styled.p`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: start;
  font-size: ${tokens.size.small};
  font-weight: 500;
  color: ${tokens.color.error};
  svg {
    margin-block-start: 0.15em;
  }
`

/** Label, hint and error of a form field. */
export interface FieldLabels {
  label: string
  /** Help that stays visible. */
  hint?: string
  /** What is wrong and how to fix it; marks the field as invalid. */
  error?: string
}

/** ARIA attributes that tie a control to its hint and error. */
export function fieldAria(id: string, { hint, error }: Pick<FieldLabels, 'hint' | 'error'>) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined }
}

interface FormFieldProps extends FieldLabels {
  id: string
  required?: boolean
  children: ReactNode
}

/** Label, control, error and hint in a fixed order; fields that aren't required are marked "optional". */
export function FormField({ id, label, hint, error, required, children }: FormFieldProps) {
  return (
    <FieldLayout>
      <FieldLabel htmlFor={id}>
        {label} {!required && <span>(optional)</span>}
      </FieldLabel>
      {children}
      <FieldError id={`${id}-error`} field={label} error={error} />
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </FieldLayout>
  )
}

interface FieldErrorProps {
  id: string
  /** The field's name, where the error itself doesn't contain it. */
  field?: string
  error?: string
}

/** The error of a field or group; announced with the field's name, since several may appear at once. */
export function FieldError({ id, field, error }: FieldErrorProps) {
  return (
    <div aria-live="polite">
      {error && (
        <FieldErrorText>
          <Icon name="alert" size={16} />
          {field && <VisuallyHidden>{field}: </VisuallyHidden>}
          <span id={id}>{error}</span>
        </FieldErrorText>
      )}
    </div>
  )
}
