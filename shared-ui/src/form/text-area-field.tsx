import { useId } from 'react'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { controlFace } from './control-face'
import { FieldFrame, fieldAria } from './field-frame'
import type { FieldWords } from './field-frame'

const Area = styled.textarea`
  ${controlFace}
  min-block-size: 8rem;
  resize: vertical;
`

/** TextAreaField's props: a textarea's own and the words around it. */
export interface TextAreaFieldProps extends Omit<ComponentPropsWithRef<'textarea'>, 'style'>, FieldWords {}

/** A labelled field for several lines. */
export function TextAreaField({ label, hint, error, id: givenId, required, ...rest }: TextAreaFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <Area id={id} required={required} {...fieldAria(id, { hint, error })} {...rest} />
    </FieldFrame>
  )
}
