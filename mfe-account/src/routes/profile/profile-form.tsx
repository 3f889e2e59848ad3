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

interface PendingEmail {
  /** The address that received the link. */
  mailedTo: string
  /** What must happen before the new email takes effect. */
  confirmed: string
}

/** Describes a pending email change: the new address confirms it, after the old one if the account has no password. */
function describePendingEmail(answer: ResponseOf<'POST /update-profile'>, email: string): PendingEmail | null {
  const { email_pending: pending, email_mailed_to: mailedTo } = answer
  if (!pending) return null
  if (mailedTo === 'old_email') return { mailedTo: email, confirmed: `you also confirm ${pending},` }
  return { mailedTo: pending, confirmed: 'then' }
}

/** Edits name, phone and email. A new email requires the password and takes effect once confirmed by email. */
export function ProfileForm({ user }: { user: User }) {
  const api = useApi()
  const [pending, setPending] = useState<PendingEmail | null>(null)
  const form = useApiForm<ProfileValues>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).profileForm,
    defaultValues: { username: user.username, email: user.email, phone: user.phone ?? '' },
    send: async ({ current_password, ...details }) => {
      const body = details.email === user.email ? details : { ...details, current_password }
      const answer = await api.request('POST /update-profile', { body, silent: true })
      setPending(describePendingEmail(answer, user.email))
      if (answer.email_pending) form.fill({ current_password: '' })
      bus.publish('session/changed', { user: toSessionUser(answer.data) })
      toast('Your details have been saved', { type: 'success' })
    },
  })
  return (
    <ProfileFields onSubmit={form.submit} noValidate>
      <FormError message={form.problem} />
      {pending && (
        <Alert tone="info" announce="polite">
          Open the link we sent to {pending.mailedTo}; until {pending.confirmed} {user.email} remains your email.
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
