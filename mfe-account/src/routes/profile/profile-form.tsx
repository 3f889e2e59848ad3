import '@shop/account-contract'
import { toSessionUser, type ProfileForm as ProfileValues, type ResponseOf, type User } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { FormError, PasswordField, useApiForm } from '@shop/shared-forms'
import { Alert, Button, Form, TextField, toast, tokens } from '@shop/shared-ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '../../api-context'

const ProfileFields = styled(Form)`
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: 28rem;
`

/** Formats the notice of a pending email change: the new address confirms it, after the old one if the account has no password. */
function formatPendingEmail(response: ResponseOf<'POST /update-profile'>, email: string): string | null {
  const { email_pending: pending, email_mailed_to: mailedTo } = response
  if (!pending) return null
  const nextStep = mailedTo === 'old_email' ? `${email}, then confirm ${pending}` : pending
  return `Open the link we sent to ${nextStep}. Until then, ${email} remains your email.`
}

/** Edits name, phone and email. A new email requires the password and takes effect once confirmed by email. */
export function ProfileForm({ user }: { user: User }) {
  const api = useApi()
  const [pending, setPending] = useState<string | null>(null)
  const form = useApiForm<ProfileValues>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).profileForm,
    defaultValues: { username: user.username, email: user.email, phone: user.phone ?? '' },
    send: async ({ current_password, ...details }) => {
      const body = details.email === user.email ? details : { ...details, current_password }
      const response = await api.request('POST /update-profile', { body, silent: true })
      setPending(formatPendingEmail(response, user.email))
      if (response.email_pending) form.fill({ current_password: '' })
      bus.publish('session/changed', { user: toSessionUser(response.data) })
      toast('Your details have been saved', { type: 'success' })
    },
  })
  return (
    <ProfileFields onSubmit={form.submit} noValidate>
      <FormError message={form.problem} />
      {pending && (
        <Alert tone="info" announce="polite">
          {pending}
        </Alert>
      )}
      <TextField
        label="Your name"
        required
        autoComplete="name"
        error={form.errorOf('username')}
        {...form.register('username')}
      />
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="email"
        error={form.errorOf('email')}
        {...form.register('email')}
      />
      {form.watch('email')?.trim().toLowerCase() !== user.email && (
        <PasswordField
          label="Current password"
          hint="Required to change your email. Leave blank if you only log in with Google."
          autoComplete="current-password"
          error={form.errorOf('current_password')}
          {...form.register('current_password')}
        />
      )}
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        error={form.errorOf('phone')}
        {...form.register('phone')}
      />
      <Button type="submit" size="large" busy={form.sending}>
        Save
      </Button>
    </ProfileFields>
  )
}
