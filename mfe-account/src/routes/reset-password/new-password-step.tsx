import type { ResetPasswordForm } from '@shop/shared-api'
import { FormError, NewPasswordField, PasswordField, useApiForm } from '@shop/shared-forms'
import { Button, Text, useSubmission } from '@shop/shared-ui'
import { useEffect } from 'react'
import { useApi } from '../../api-context'
import { FormFields } from '../../features/form-page/form-page'

interface NewPasswordStepProps {
  email: string
  resetToken: string
  /** What the previous step has accomplished. */
  intro: string
  onDone(): void
}

/** Step three: the new password. A hidden field holds the email for password managers. */
export function NewPasswordStep({ email, resetToken, intro, onDone }: NewPasswordStepProps) {
  const api = useApi()
  const form = useApiForm<ResetPasswordForm>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).resetPasswordForm,
    defaultValues: { email, reset_token: resetToken },
    send: async (body) => {
      await api.request('POST /reset-password', { body, silent: true })
      onDone()
    },
    submission: useSubmission('POST /reset-password'),
  })
  const { focus } = form
  useEffect(() => focus('password'), [focus])
  const field = (name: 'password' | 'password_confirmation') => ({
    required: true,
    error: form.errorOf(name),
    ...form.register(name),
  })
  return (
    <>
      <Text role="status">
        {intro} Choose a new password for {email}.
      </Text>
      <FormFields worksWithoutScripts onSubmit={form.submit} noValidate>
        <input type="hidden" name="form" value="password" />
        <input type="hidden" name="reset_token" value={resetToken} />
        <FormError message={form.problem} />
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField label="New password" hint="At least 8 characters" {...field('password')} />
        <PasswordField label="Confirm new password" autoComplete="new-password" {...field('password_confirmation')} />
        <Button type="submit" variant="action" size="large" wide busy={form.sending}>
          Save new password
        </Button>
      </FormFields>
    </>
  )
}
