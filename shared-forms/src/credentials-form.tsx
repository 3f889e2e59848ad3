import type { LoginForm } from '@shop/shared-api'
import { Button, Form, Stack, useSubmission } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { CredentialFields } from './credential-fields'
import { FormError } from './form-error'
import { useApiForm } from './use-api-form'

interface CredentialsFormProps {
  /** The API call that `send` makes. */
  call: 'POST /login' | 'POST /wholsale/login'
  /** Logs in. An ApiError that it throws is shown, and the input is retained. */
  send(credentials: LoginForm): Promise<void>
  /** Shown between the fields and the button. */
  children?: ReactNode
}

/** Logs in by email and password. */
export function CredentialsForm({ call, send, children }: CredentialsFormProps) {
  const form = useApiForm<LoginForm>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ './login-schema')).loginForm,
    send,
    submission: useSubmission(call),
  })
  return (
    <Stack as={Form} worksWithoutScripts onSubmit={form.submit} noValidate>
      <FormError message={form.problem} />
      <CredentialFields errorOf={form.errorOf} register={form.register} />
      {children}
      <Button type="submit" variant="action" size="large" wide busy={form.sending}>
        Log in
      </Button>
    </Stack>
  )
}
