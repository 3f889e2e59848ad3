import { useId } from 'react'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { Icon } from '../icon/icon'
import { tokens } from '../theme/tokens'
import { controlStyles } from './control-styles'
import { FormField, fieldAria } from './form-field'
import type { FieldLabels } from './form-field'

const SelectFrame = styled.div`
  position: relative;
  svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: ${tokens.space[3]};
    translate: 0 -50%;
    pointer-events: none;
  }
`

const StyledSelect = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: ${tokens.space[7]};
  text-overflow: ellipsis;
`

/** SelectField's props: those of a select and its labels; options are its children. */
export interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'style'>, FieldLabels {}

/** A labeled native select, which uses the phone's own picker. */
export function SelectField({ label, hint, error, id: givenId, required, ...rest }: SelectFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FormField id={id} label={label} hint={hint} error={error} required={required}>
      <SelectFrame>
        <StyledSelect id={id} required={required} {...fieldAria(id, { hint, error })} {...rest} />
        <Icon name="chevronDown" size={18} />
      </SelectFrame>
    </FormField>
  )
}
