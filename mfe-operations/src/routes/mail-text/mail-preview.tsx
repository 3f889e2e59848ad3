import { Stack, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { RunButton } from '../../action/run-button'
import { useMay } from '../../session/session-context'

/** A mail with sample data. */
export interface PreviewedMail {
  subject: string
  /** The mail for programs that show no HTML. */
  text: string
  /** The address of its HTML. */
  html: string
}

interface MailPreviewProps {
  name: string
  mail: PreviewedMail
  /** The text that a test mail has. */
  typed: string
}

const Frame = styled.iframe`
  display: block;
  box-sizing: border-box;
  inline-size: 100%;
  block-size: 36rem;
  border: 1px solid ${tokens.color.hairline};
`
const Plain = styled.pre`
  max-block-size: 24rem;
  overflow: auto;
  font-size: ${tokens.size.small};
  white-space: pre-wrap;
`

/** A mail as its recipient would see it, and a button that sends it to the member's own address. */
export function MailPreview({ name, mail, typed }: MailPreviewProps) {
  const may = useMay()
  return (
    <Stack $gap={3}>
      <Text>
        <strong>Subject:</strong> {mail.subject}
      </Text>
      <Frame title={`The mail “${mail.subject}”`} src={mail.html} sandbox="allow-same-origin" />
      <details>
        <summary>As plain text</summary>
        <Plain tabIndex={0} role="group" aria-label="As plain text">
          {mail.text}
        </Plain>
      </details>
      {may('mail-texts.test') && (
        <RunButton
          label="Send test mail to me"
          operation="mail-texts.test"
          input={{ name, text: typed }}
          onDone={() => undefined}
        />
      )}
    </Stack>
  )
}
