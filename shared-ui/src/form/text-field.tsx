import { useId } from 'react'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { controlFace } from './control-face'
import { FieldFrame, fieldAria } from './field-frame'
import type { FieldWords } from './field-frame'

const Input = styled.input`
  ${controlFace}
`

/** TextField's props: an input's own, so `register('email')` of react-hook-form spreads in. */
export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'style'>, FieldWords {}

/** A labelled text input with hint and error tied to it. */
export function TextField({ label, hint, error, id: givenId, required, ...rest }: TextFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  // Nobody has to search: saying so would be noise.
  const saysOptional = !required && rest.type !== 'search'
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={!saysOptional}>
      <Input id={id} required={required} {...fieldAria(id, { hint, error })} {...rest} />
    </FieldFrame>
  )
}
