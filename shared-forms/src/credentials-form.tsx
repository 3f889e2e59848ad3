import type { LoginForm } from '@shop/shared-api'
import { Button, Form, Stack, TextField, useSubmission } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { FormProblem } from './form-problem'
import { PasswordField } from './password-field'
import { useApiForm } from './use-api-form'

interface CredentialsFormProps {
  /** The call that `send` makes. */
  call: 'POST /login' | 'POST /wholsale/login'
  /** Logs in; what it throws as ApiError is shown, and the input stays. */
  send(credentials: LoginForm): Promise<void>
  /** What stands between the fields and the button. */
  children?: ReactNode
}

/** Email and password, as password managers know them. */
export function CredentialsForm({ call, send, children }: CredentialsFormProps) {
  const form = useApiForm<LoginForm>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ './login-rules')).loginForm,
    send,
    submission: useSubmission(call),
  })
  return (
    <Stack as={Form} worksWithoutScripts onSubmit={form.submit} noValidate>
      <FormProblem problem={form.problem} />
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
