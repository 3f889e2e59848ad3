import type { LoginForm } from '@shop/shared-api'
import { Button, Form, Stack, TextField, useSubmission } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { FormError } from './form-error'
import { PasswordField } from './password-field'
import { useApiForm } from './use-api-form'

interface CredentialsFormProps {
  /** The API call that `send` makes. */
  call: 'POST /login' | 'POST /wholsale/login'
  /** Logs in. An ApiError that it throws is shown, and the input is retained. */
  send(credentials: LoginForm): Promise<void>
  /** Shown between the fields and the button. */
  children?: ReactNode
}

/** Email and password fields that password managers recognize. */
export function CredentialsForm({ call, send, children }: CredentialsFormProps) {
  const form = useApiForm<LoginForm>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ './login-schema')).loginForm,
    send,
    submission: useSubmission(call),
  })
  return (
    <Stack as={Form} worksWithoutScripts onSubmit={form.submit} noValidate>
      <FormError message={form.problem} />
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="username"
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
      {children}
      <Button type="submit" variant="action" size="large" wide busy={form.sending}>
        Log in
      </Button>
    </Stack>
  )
}
