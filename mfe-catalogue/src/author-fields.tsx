import { Button, Text, TextField, type TextFieldProps } from '@shop/shared-ui'

interface AuthorFieldsProps {
  /** What is published once staff checked it. */
  subject: 'question' | 'review'
  /** Follows on the email not being public. */
  emailHint: string
  submitLabel: string
  sending: boolean
  field: (name: 'name' | 'email') => Partial<TextFieldProps>
}

/** The end of a form whose text may be published: its author, and the button. */
export function AuthorFields({ subject, emailHint, submitLabel, sending, field }: AuthorFieldsProps) {
  return (
    <>
      <TextField label="Name" required autoComplete="nickname" hint={`Shown with your ${subject}`} {...field('name')} />
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="email"
        hint={`Not shown publicly. ${emailHint}`}
        {...field('email')}
      />
      <Button type="submit" variant="action" size="large" wide busy={sending}>
        {submitLabel}
      </Button>
      <Text size="small" tone="inkMuted">
        We check every {subject} before it’s published.
      </Text>
    </>
  )
}
