import type { ResetRequestForm } from '@shop/shared-api'
import { FormError, useApiForm } from '@shop/shared-forms'
import { Button, Text, TextField, TextLink, useSubmission } from '@shop/shared-ui'
import { useApi } from '../../api-context'
import { FormFields } from '../../features/form-page/form-page'

/** Step one: the email address that receives the code. */
export function EmailStep({ onSent }: { onSent(email: string): void }) {
  const api = useApi()
  const form = useApiForm<ResetRequestForm>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).resetRequestForm,
    send: async (body) => {
      await api.request('POST /send-password-reset-code', { body, silent: true })
      onSent(body.email)
    },
    submission: useSubmission('POST /send-password-reset-code'),
  })
  return (
    <>
      <Text>Enter your email, and we’ll send you a code to reset your password.</Text>
      <FormFields worksWithoutScripts onSubmit={form.submit} noValidate>
        <input type="hidden" name="form" value="email" />
        <FormError message={form.problem} />
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="username"
          error={form.errorOf('email')}
          {...form.register('email')}
        />
        <Button type="submit" variant="action" size="large" wide busy={form.sending}>
          Send code
        </Button>
      </FormFields>
      <Text>
        Remember your password? <TextLink to="/login">Log in</TextLink>
      </Text>
    </>
  )
}
