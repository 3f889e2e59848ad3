import { useId } from 'react'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { controlStyles } from './control-styles'
import { FormField, fieldAria } from './form-field'
import type { FieldLabels } from './form-field'

const StyledTextArea = styled.textarea`
  ${controlStyles}
  min-block-size: 8rem;
  resize: vertical;
`

/** TextAreaField's props: those of a textarea and its labels. */
export interface TextAreaFieldProps extends Omit<ComponentPropsWithRef<'textarea'>, 'style'>, FieldLabels {}

/** A labeled multi-line field. */
export function TextAreaField({ label, hint, error, id: givenId, required, ...rest }: TextAreaFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <StyledTextArea id={id} required={required} {...fieldAria(id, { hint, error })} {...rest} />
    </FormField>
  )
}
