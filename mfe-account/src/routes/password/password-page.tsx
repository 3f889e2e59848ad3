import '@shop/account-contract'
import type { UpdatePasswordForm } from '@shop/shared-api'
import { FormError, NewPasswordField, PasswordField, useApiForm } from '@shop/shared-forms'
import { useEvent } from '@shop/shared-events'
import { Button, Form, Text, toast, tokens } from '@shop/shared-ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '../../api-context'
import { Sessions } from '../../features/sessions/sessions'
import { SettingsPage } from '../../features/settings-page/settings-page'

const PasswordFields = styled(Form)`
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: 28rem;
`

/** Changes the password, which ends all other sessions, and ends sessions one by one. */
export function PasswordPage() {
  const [round, setRound] = useState(0)
  return (
    <SettingsPage title="Password">
      <Text>Changing your password logs you out on all other devices. You’ll stay logged in here.</Text>
      <PasswordForm key={round} onChanged={() => setRound(round + 1)} />
      <Sessions key={`sessions ${round}`} />
    </SettingsPage>
  )
}

function PasswordForm({ onChanged }: { onChanged(): void }) {
  const api = useApi()
  const form = useApiForm<UpdatePasswordForm>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).updatePasswordForm,
    send: async (body) => {
      const { message } = await api.request('POST /update-password', { body, silent: true })
      toast(message, { type: 'success' })
      onChanged()
    },
  })
  const field = (name: keyof UpdatePasswordForm) => ({
    required: true,
    error: form.errorOf(name),
    ...form.register(name),
  })
  return (
    <PasswordFields onSubmit={form.submit} noValidate>
      <FormError message={form.problem} />
      <OwnEmail />
      <PasswordField label="Current password" autoComplete="current-password" {...field('current_password')} />
      <NewPasswordField label="New password" hint="At least 8 characters" {...field('password')} />
      <PasswordField label="Confirm new password" autoComplete="new-password" {...field('password_confirmation')} />
      <Button type="submit" variant="action" size="large" busy={form.sending}>
        Change password
      </Button>
    </PasswordFields>
  )
}

/** Gives password managers the account that the password belongs to. */
function OwnEmail() {
  const email = useEvent('session/changed')?.user?.email
  return <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
}
