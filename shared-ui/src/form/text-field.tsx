import { useId } from 'react'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { controlStyles } from './control-styles'
import { FormField, fieldAria } from './form-field'
import type { FieldLabels } from './form-field'

const StyledInput = styled.input`
  ${controlStyles}
`

/** TextField's props: an input's own, so `register('email')` of react-hook-form spreads in. */
export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'style'>, FieldLabels {}

/** A labeled text input with hint and error tied to it. */
export function TextField({ label, hint, error, id: givenId, required, ...rest }: TextFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  // A search field is never required, so "optional" would be noise.
  const isMarkedOptional = !required && rest.type !== 'search'
  return (
    <FormField id={id} label={label} hint={hint} error={error} required={!isMarkedOptional}>
      <StyledInput id={id} required={required} {...fieldAria(id, { hint, error })} {...rest} />
    </FormField>
  )
}
