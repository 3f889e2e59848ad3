import { TextField, type TextFieldProps } from '@shop/shared-ui'
import { useRef, type ChangeEvent, type FocusEvent } from 'react'

interface FormattedFieldProps extends TextFieldProps {
  /** Returns the formatted text. */
  format(text: string): string
}

/**
 * A field that formats its text while it is typed or pasted. Nothing is reformatted during deletion or while the cursor
 * is in the middle; it is formatted on blur.
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
