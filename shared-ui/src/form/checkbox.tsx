import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { tokens } from '../theme/tokens'
import { FieldError, fieldAria } from './form-field'

const CheckboxLabel = styled.label`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: start;
  min-block-size: ${tokens.target};
  padding-block: 0.625rem;
  cursor: pointer;
  input {
    flex: none;
    inline-size: 1.375rem;
    block-size: 1.375rem;
    margin-block-start: 0.05em;
    accent-color: ${tokens.color.ink};
    cursor: inherit;
  }
`

/** Checkbox's props; the label may contain a link. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'style' | 'type'> {
  label: ReactNode
  error?: string
}

/** A checkbox with its label as part of the target. */
export function Checkbox({ label, error, id: givenId, ...rest }: CheckboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div>
      <CheckboxLabel>
        <input type="checkbox" id={id} {...fieldAria(id, { error })} {...rest} />
        <span>{label}</span>
      </CheckboxLabel>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
