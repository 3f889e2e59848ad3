import { TextField, type TextFieldProps } from '@shop/shared-ui'
import { useRef, type ChangeEvent, type FocusEvent } from 'react'

interface FormattedFieldProps extends TextFieldProps {
  /** The text as it should stand there. */
  format(text: string): string
}

/**
 * A field that writes its text in a form while it is typed or pasted. Nothing is rewritten while something is deleted
 * or the cursor stands in the middle; the form is made good when the field is left.
 */
export function FormattedField({ format, onChange, onBlur, ...props }: FormattedFieldProps) {
  const lastLength = useRef(0)

  function change(event: ChangeEvent<HTMLInputElement>) {
    const field = event.target
    const grows = field.value.length > lastLength.current
    if (grows && field.selectionStart === field.value.length) field.value = format(field.value)
    lastLength.current = field.value.length
    void onChange?.(event)
  }
  function leave(event: FocusEvent<HTMLInputElement>) {
    event.target.value = format(event.target.value)
    void onBlur?.(event)
  }
  return <TextField {...props} inputMode="numeric" onChange={change} onBlur={leave} />
}
