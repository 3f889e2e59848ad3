import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../icon/icon'
import { tokens } from '../theme/tokens'
import { VisuallyHidden } from '../type/visually-hidden'

const Frame = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  align-content: start;
  /* With nothing to say it has no gap either, which would lift the control above a button beside it. */
  > [aria-live]:empty {
    position: absolute;
  }
`

const Label = styled.label`
  font-weight: 600;
  font-size: ${tokens.size.small};
  span {
    color: ${tokens.color.inkMuted};
    font-weight: 400;
  }
`

const Hint = styled.p`
  font-size: ${tokens.size.small};
  color: ${tokens.color.inkMuted};
`

const Problem = styled.p`
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

/** What every labelled field takes. */
export interface FieldWords {
  label: string
  /** Help that stays in view. */
  hint?: string
  /** What is wrong and how to mend it; its presence marks the field invalid. */
  error?: string
}

/** The ids and states that tie a control to its words. */
export function fieldAria(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined }
}

interface FieldFrameProps extends FieldWords {
  id: string
  required?: boolean
  children: ReactNode
}

/** Label, control, hint and error in the one order of the house; what is not required says "optional". */
export function FieldFrame({ id, label, hint, error, required, children }: FieldFrameProps) {
  return (
    <Frame>
      <Label htmlFor={id}>
        {label} {!required && <span>(optional)</span>}
      </Label>
      {children}
      <FieldProblem id={`${id}-error`} field={label} error={error} />
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Frame>
  )
}

interface FieldProblemProps {
  id: string
  /** Whose error it is, where the error itself doesn't say so. */
  field?: string
  error?: string
}

/** The error under a field or group; read aloud when it appears, with the field's name since many may appear at once. */
export function FieldProblem({ id, field, error }: FieldProblemProps) {
  return (
    <div aria-live="polite">
      {error && (
        <Problem>
          <Icon name="alert" size={16} />
          {field && <VisuallyHidden>{field}: </VisuallyHidden>}
          <span id={id}>{error}</span>
        </Problem>
      )}
    </div>
  )
}
