import { FormError, useApiForm } from '@shop/shared-forms'
import { Button, Dialog, Form, Stack, Text, toast, tokens } from '@shop/shared-ui'
import { QRCodeSVG } from 'qrcode.react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { rulesOf } from '../../action/rules-of'
import type { Done } from '../../client/staff-client'
import { useStaffClient } from '../../client/staff-context'
import { CodeField } from '../../console/code-field'

/** A new secret, and the address that an app reads from the QR code. */
export interface NewTotp {
  secret: string
  uri: string
}

// Apps read dark squares on white only.
const Code = styled(QRCodeSVG)`
  inline-size: 13rem;
  block-size: 13rem;
  padding: ${tokens.space[3]};
  margin-inline: auto;
  background: #fff;
`

const Secret = styled.code`
  user-select: all;
  overflow-wrap: anywhere;
`

interface TotpSetupProps {
  totp: NewTotp
  onClose(): void
  onDone(recoveryCodes: string[]): void
}

/** Sets up an authenticator app: its QR code, and the first code as the proof that it was read. */
export function TotpSetup({ totp: { secret, uri }, onClose, onDone }: TotpSetupProps) {
  const client = useStaffClient()
  const formId = useId()
  const form = useApiForm<{ code: string }>({
    schema: () => rulesOf([{ name: 'code', label: 'Authenticator code', required: true }]),
    async send({ code }) {
      const answer = await client.call<Done & { recovery_codes: string[] }>('POST', '/totp', { secret, code })
      toast(answer.done, { type: 'success' })
      onDone(answer.recovery_codes)
    },
  })
  const footer = (
    <Stack $gap={2}>
      <Button variant="action" wide type="submit" form={formId} busy={form.sending}>
        Continue
      </Button>
      <Button variant="quiet" wide onClick={onClose}>
        Cancel
      </Button>
    </Stack>
  )
  return (
    <Dialog open onClose={onClose} title="Set up an authenticator app" footer={footer}>
      <Stack as={Form} id={formId} onSubmit={form.submit} noValidate>
        <Text>Scan this code with an authenticator app, then enter the six digits that the app shows.</Text>
        <Code value={uri} title="QR code for your authenticator app" />
        <Text size="small">
          Without a camera, enter this key: <Secret>{secret.replace(/.{4}(?=.)/g, '$& ')}</Secret>
        </Text>
        <FormError message={form.problem} />
        <CodeField
          hint="The six digits that your app shows now"
          inputMode="numeric"
          error={form.errorOf('code')}
          {...form.register('code')}
        />
      </Stack>
    </Dialog>
  )
}
