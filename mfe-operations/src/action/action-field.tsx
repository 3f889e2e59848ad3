import { Checkbox, SelectField, TextAreaField, TextField } from '@shop/shared-ui'
import type { ComponentPropsWithRef } from 'react'

/** A field of an action's form. */
export interface ActionField {
  /** Its name in the operation's input. */
  name: string
  label: string
  /** A line of text unless given. Integers, amounts in dollars and percentages are typed as text and sent as numbers. */
  kind?: 'text' | 'area' | 'select' | 'date' | 'number' | 'amount' | 'percent' | 'checkbox' | 'file'
  options?: readonly { value: string; label: string }[]
  hint?: string
  required?: boolean
  maxLength?: number
  /** What an empty field sends, so that it clears a value; unless given, it sends nothing. */
  empty?: null | ''
  /** The types of a file field, such as `.csv`. */
  accept?: string
}

interface ActionControlProps {
  field: ActionField
  error?: string
  /** What `register` of the form returns. */
  control: ComponentPropsWithRef<'input'> & ComponentPropsWithRef<'select'> & ComponentPropsWithRef<'textarea'>
}

const inputModes: Partial<Record<NonNullable<ActionField['kind']>, 'numeric' | 'decimal'>> = {
  number: 'numeric',
  amount: 'decimal',
  percent: 'decimal',
}

/** The control of one field. */
export function ActionControl({ field, error, control }: ActionControlProps) {
  const { label, hint, required = false, kind = 'text', maxLength, accept, options = [] } = field
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
    case 'file':
      return <TextField {...labels} type="file" accept={accept} {...control} />
    default:
      return (
        <TextField
          {...labels}
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={inputModes[kind]}
          maxLength={maxLength}
          {...control}
        />
      )
  }
}
