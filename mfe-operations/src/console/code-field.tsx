import { TextField, type TextFieldProps } from '@shop/shared-ui'

/** The field for the code of an authenticator app, or a recovery code; it has the focus when it appears. */
export function CodeField(props: Omit<TextFieldProps, 'label'>) {
  return (
    <TextField
      label="Authenticator code"
      hint="The six digits that your app shows now, or a recovery code"
      required
      // eslint-disable-next-line jsx-a11y/no-autofocus -- it appears as the next step of a form that was just sent
      autoFocus
      autoComplete="one-time-code"
      maxLength={11}
      {...props}
    />
  )
}
