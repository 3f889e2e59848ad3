import { ApiError } from '@shop/shared-api'
import { FormError, PasswordField, useApiForm } from '@shop/shared-forms'
import { Button, Form, Stack, TextField } from '@shop/shared-ui'
import { useState } from 'react'
import { inputSchema } from '../../client/input-schema'
import { useStaffClient } from '../../client/staff-context'
import { signIn, type Credentials } from '../../session/staff-calls'

/** Password, and the code of an authenticator app where the account has one. */
export function SignInForm({ onSignedIn }: { onSignedIn(): void }) {
  const client = useStaffClient()
  const [needsCode, setNeedsCode] = useState(false)
  const form = useApiForm<Credentials>({
    schema: () => inputSchema('sign-in'),
    async send(credentials) {
      try {
        await signIn(client, credentials)
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'totp_required')) throw error
        return setNeedsCode(true)
      }
      onSignedIn()
    },
  })
  return (
    <Stack as={Form} onSubmit={form.submit} noValidate>
      <FormError message={form.problem} />
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="username webauthn"
        error={form.errorOf('email')}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        required
        autoComplete="current-password"
        error={form.errorOf('password')}
        {...form.register('password')}
      />
      {needsCode && (
        <TextField
          label="Code of your authenticator app"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          error={form.errorOf('code')}
          {...form.register('code')}
        />
      )}
      <Button type="submit" variant="action" wide busy={form.sending}>
        Sign in
      </Button>
    </Stack>
  )
}
