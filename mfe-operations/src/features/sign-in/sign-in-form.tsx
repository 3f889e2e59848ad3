import { CredentialFields, FormError } from '@shop/shared-forms'
import { Button, Form, Stack } from '@shop/shared-ui'
import { useStaffClient } from '../../client/staff-context'
import { CodeField } from '../../console/code-field'
import { PasskeyButton } from '../../console/passkey-button'
import { signInByPasskey } from '../../session/passkeys'
import { signIn, type Proof } from '../../session/staff-calls'
import { useProofForm } from '../../session/use-proof-form'

/** Password, and the code of an authenticator app where the account has one. */
export function SignInForm({ onSignedIn }: { onSignedIn(): void }) {
  const client = useStaffClient()
  const form = useProofForm<Proof & { email: string }>({
    fields: ['email', 'password'],
    send: (credentials) => signIn(client, credentials),
    onDone: onSignedIn,
  })
  return (
    <Stack as={Form} onSubmit={form.submit} noValidate>
      <FormError message={form.problem} />
      <CredentialFields errorOf={form.errorOf} register={form.register} />
      {form.needsCode && <CodeField error={form.errorOf('code')} {...form.register('code')} />}
      <Button type="submit" variant="action" wide busy={form.sending}>
        Sign in
      </Button>
      <PasskeyButton label="Sign in with a passkey" use={signInByPasskey} onDone={onSignedIn} />
    </Stack>
  )
}
