import { Checkbox, SelectField, TextAreaField, TextField } from '@shop/shared-ui'
import type { ComponentPropsWithRef } from 'react'

/** A field of an action's form. */
export interface ActionField {
  /** Its name in the operation's input. */
  name: string
  label: string
  /** A line of text unless given. */
  kind?: 'text' | 'area' | 'select' | 'date' | 'number' | 'checkbox'
  options?: readonly { value: string; label: string }[]
  hint?: string
  required?: boolean
  maxLength?: number
}

interface ActionControlProps {
  field: ActionField
  error?: string
  /** What `register` of the form returns. */
  control: ComponentPropsWithRef<'input'> & ComponentPropsWithRef<'select'> & ComponentPropsWithRef<'textarea'>
}

/** The control of one field. */
export function ActionControl({ field, error, control }: ActionControlProps) {
  const { label, hint, required = false, kind = 'text', maxLength, options = [] } = field
  const labels = { label, hint, error, required }
  switch (kind) {
    case 'checkbox':
      return <Checkbox label={label} {...control} />
    case 'area':
      return <TextAreaField {...labels} rows={3} maxLength={maxLength} {...control} />
    case 'select':
      return (
        <SelectField {...labels} {...control}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </SelectField>
      )
    default:
      return (
        <TextField
          {...labels}
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'number' ? 'numeric' : undefined}
          maxLength={maxLength}
          {...control}
        />
      )
  }
}

/** Reads what was typed as the operation's input has it: an empty field is no value. */
export function valueOf(kind: ActionField['kind'], typed: unknown): unknown {
  if (typed === '' || typed === null) return undefined
  return kind === 'number' ? Number(typed) : typed
}
