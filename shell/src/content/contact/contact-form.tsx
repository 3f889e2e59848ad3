import type { ContactForm as Message } from '@shop/shared-api'
import {
  Alert,
  Button,
  Form,
  visuallyHiddenStyles,
  media,
  Stack,
  TextAreaField,
  TextField,
  tokens,
} from '@shop/shared-ui'
import styled from 'styled-components'
import { prepareCheck, useContactForm } from './use-contact-form'

const ContactFormRow = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

/** A honeypot field, hidden from people: only bots fill it in. */
const HoneypotField = styled.div`
  ${visuallyHiddenStyles}
`

/** Writes to the shop. */
export function ContactForm() {
  const { problems, failure, phase, submit, writeAnother, typed, thanks } = useContactForm()
  const field = (name: keyof Message) => ({ name, error: problems[name], defaultValue: typed(name) })

  if (phase === 'sent') {
    return (
      <Stack $align="start" ref={thanks} tabIndex={-1}>
        <Alert tone="success" title="Your message has been sent" announce="polite">
          We answer within one working day, to the email address that you gave.
        </Alert>
        <Button onClick={writeAnother}>Write another message</Button>
      </Stack>
    )
  }
  return (
    <Stack as={Form} worksWithoutScripts onSubmit={submit} onFocus={prepareCheck} noValidate aria-label="Contact form">
      {failure && (
        // eslint-disable-next-line jsx-a11y/no-autofocus -- only in a document that answers the sent form
        <div tabIndex={-1} autoFocus>
          <Alert tone="error" title="Your message was not sent" announce="assertive">
            {failure}
          </Alert>
        </div>
      )}
      <TextField label="Your name" autoComplete="name" required {...field('name')} />
      <ContactFormRow>
        <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
        <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
      </ContactFormRow>
      <TextAreaField label="Your message" rows={7} required {...field('message')} />
      <HoneypotField aria-hidden>
        <label>
          Company
          <input name="company" tabIndex={-1} autoComplete="off" />
        </label>
      </HoneypotField>
      <Button type="submit" variant="action" size="large" busy={phase === 'sending'}>
        Send message
      </Button>
    </Stack>
  )
}
