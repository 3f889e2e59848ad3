import { Alert, Button, hiddenFromSight, media, Stack, TextAreaField, TextField, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import { prepareCheck, useContactForm } from './use-contact-form'

const Row = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

/** A field that people never meet: whoever fills it in is a machine. */
const Trap = styled.div`
  ${hiddenFromSight}
`

/** Writes to the shop. */
export function ContactForm() {
  const { problems, failure, phase, submit, writeAnother } = useContactForm()

  if (phase === 'sent') {
    return (
      <Stack $align="start">
        <Alert tone="success" title="Your message is on its way" announce="polite">
          We answer within one working day, to the email address that you gave.
        </Alert>
        <Button onClick={writeAnother}>Write another message</Button>
      </Stack>
    )
  }
  return (
    <Stack as="form" onSubmit={submit} onFocus={prepareCheck} noValidate aria-label="Contact form">
      {failure && (
        <Alert tone="error" title="Your message was not sent" announce="assertive">
          {failure}
        </Alert>
      )}
      <TextField label="Your name" name="name" autoComplete="name" required error={problems.name} />
      <Row>
        <TextField label="Email" name="email" type="email" autoComplete="email" required error={problems.email} />
        <TextField label="Phone" name="phone" type="tel" autoComplete="tel" error={problems.phone} />
      </Row>
      <TextAreaField label="Your message" name="message" rows={7} required error={problems.message} />
      <Trap aria-hidden>
        <label>
          Company
          <input name="company" tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      <Button type="submit" variant="action" size="large" busy={phase === 'sending'}>
        Send message
      </Button>
    </Stack>
  )
}
