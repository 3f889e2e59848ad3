import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../icon/icon'
import { tokens } from '../theme/tokens'

const Frame = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  align-content: start;
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
      <FieldProblem id={`${id}-error`} error={error} />
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Frame>
  )
}

/** The error under a field or group; read aloud when it appears. */
export function FieldProblem({ id, error }: { id: string; error?: string }) {
  return (
    <div aria-live="polite">
      {error && (
        <Problem id={id}>
          <Icon name="alert" size={16} />
          {error}
        </Problem>
      )}
    </div>
  )
}
