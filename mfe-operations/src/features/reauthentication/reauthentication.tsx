import { FormError, PasswordField } from '@shop/shared-forms'
import { Button, Dialog, Form, Stack, Text } from '@shop/shared-ui'
import { useId } from 'react'
import { useStaffClient } from '../../client/staff-context'
import { CodeField } from '../../console/code-field'
import { PasskeyButton } from '../../console/passkey-button'
import { proveByPasskey } from '../../session/passkeys'
import { proveAgain, type Proof } from '../../session/staff-calls'
import { useProofForm } from '../../session/use-proof-form'

/** A call that waits for the password. */
export interface ReauthenticationRequest {
  /** Called with whether it was given. */
  answer(isGiven: boolean): void
}

interface ReauthenticationProps {
  request: ReauthenticationRequest
  onClose(): void
}

/** Requests the password again before money or staff are changed. */
export function Reauthentication({ request, onClose }: ReauthenticationProps) {
  const client = useStaffClient()
  const formId = useId()
  const close = (isGiven: boolean) => {
    request.answer(isGiven)
    onClose()
  }
  const form = useProofForm<Proof>({
    fields: ['password'],
    send: (proof) => proveAgain(client, proof),
    onDone: () => close(true),
  })
  const footer = (
    <Stack $gap={2}>
      <Button variant="action" wide type="submit" form={formId} busy={form.sending}>
        Continue
      </Button>
      <PasskeyButton label="Use a passkey" use={proveByPasskey} onDone={() => close(true)} />
      <Button variant="quiet" wide onClick={() => close(false)}>
        Cancel
      </Button>
    </Stack>
  )
  return (
    <Dialog open onClose={() => close(false)} title="Is it still you?" footer={footer}>
      <Stack as={Form} id={formId} onSubmit={form.submit} noValidate>
        <Text>Changes to money and staff, and deletions, need your password again.</Text>
        <FormError message={form.problem} />
        <PasswordField
          label="Password"
          required
          autoComplete="current-password"
          error={form.errorOf('password')}
          {...form.register('password')}
        />
        {form.needsCode && <CodeField error={form.errorOf('code')} {...form.register('code')} />}
      </Stack>
    </Dialog>
  )
}
