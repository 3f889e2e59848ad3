import { knownUser, type ProfileForm as ProfileValues, type ResponseOf, type User } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { FormProblem, PasswordField, useApiForm } from '@shop/shared-forms'
import { Alert, Button, Form, TextField, toast, tokens } from '@shop/shared-ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '../../api-context'

const Fields = styled(Form)`
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: 28rem;
`

interface PendingEmail {
  /** Who got the link. */
  mailedTo: string
  /** What has to happen until the new email counts. */
  confirmed: string
}

/** What to say of an email that waits: the new one confirms it, and before that the old one where there is no password. */
function pendingOf(answer: ResponseOf<'POST /update-profile'>, email: string): PendingEmail | null {
  const { email_pending: pending, email_mailed_to: mailedTo } = answer
  if (!pending) return null
  if (mailedTo === 'old_email') return { mailedTo: email, confirmed: `you have confirmed ${pending} too,` }
  return { mailedTo: pending, confirmed: 'then' }
}

/** Name, phone and email. A new email needs the password and holds once it is confirmed by mail, and the form says so until then. */
export function ProfileForm({ user }: { user: User }) {
  const api = useApi()
  const [pending, setPending] = useState<PendingEmail | null>(null)
  const form = useApiForm<ProfileValues>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).profileForm,
    defaultValues: { username: user.username, email: user.email, phone: user.phone ?? '' },
    send: async ({ current_password, ...details }) => {
      const body = details.email === user.email ? details : { ...details, current_password }
      const answer = await api.request('POST /update-profile', { body, silent: true })
      setPending(pendingOf(answer, user.email))
      if (answer.email_pending) form.fill({ current_password: '' })
      bus.publish('session/changed', { user: knownUser(answer.data) })
      toast('Your details are saved', { type: 'success' })
    },
  })
  return (
    <Fields onSubmit={form.submit} noValidate>
      <FormProblem problem={form.problem} />
      {pending && (
        <Alert tone="info" announce="polite">
          Open the link that we mailed to {pending.mailedTo}; until {pending.confirmed} {user.email} stays your email.
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
          hint="Needed to change your email. Leave it empty if you only log in with Google."
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
    </Fields>
  )
}
