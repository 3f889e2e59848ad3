import { useId } from 'react'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { Icon } from '../icon/icon'
import { tokens } from '../theme/tokens'
import { controlFace } from './control-face'
import { FieldFrame, fieldAria } from './field-frame'
import type { FieldWords } from './field-frame'

const Frame = styled.div`
  position: relative;
  svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: ${tokens.space[3]};
    translate: 0 -50%;
    pointer-events: none;
  }
`

const Select = styled.select`
  ${controlFace}
  appearance: none;
  padding-inline-end: ${tokens.space[7]};
  text-overflow: ellipsis;
`

/** SelectField's props: a select's own and the words around it; options are its children. */
export interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'style'>, FieldWords {}

/** A labelled native select: the phone's own picker is better than any we could draw. */
export function SelectField({ label, hint, error, id: givenId, required, ...rest }: SelectFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <Frame>
        <Select id={id} required={required} {...fieldAria(id, { hint, error })} {...rest} />
        <Icon name="chevronDown" size={18} />
      </Frame>
    </FieldFrame>
  )
}
