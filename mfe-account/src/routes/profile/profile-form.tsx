import { knownUser, type ProfileForm as ProfileValues, type User } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { FormProblem, useApiForm } from '@shop/shared-forms'
import { Alert, Button, Form, TextField, toast, tokens } from '@shop/shared-ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '../../api-context'

const Fields = styled(Form)`
  display: grid;
  gap: ${tokens.space[4]};
  max-inline-size: 28rem;
`

/** Name, phone and email. A new email holds once it is confirmed by mail, and the form says so until then. */
export function ProfileForm({ user }: { user: User }) {
  const api = useApi()
  const [pendingEmail, setPendingEmail] = useState<string | null>(null)
  const form = useApiForm<ProfileValues>({
    schema: async () => (await import(/* webpackChunkName: "rules" */ '../../rules')).profileForm,
    defaultValues: { username: user.username, email: user.email, phone: user.phone ?? '' },
    send: async (body) => {
      const answer = await api.request('POST /update-profile', { body, silent: true })
      setPendingEmail(answer.email_pending)
      bus.publish('session/changed', { user: knownUser(answer.data) })
      toast('Your details are saved', { type: 'success' })
    },
  })
  return (
    <Fields onSubmit={form.submit} noValidate>
      <FormProblem problem={form.problem} />
      {pendingEmail && (
        <Alert tone="info" announce="polite">
          Open the link that we mailed to {pendingEmail}; until then {user.email} stays your email.
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
