import { browserApi } from '@shop/shared-api'
import { FormError, NewPasswordField, useApiForm, useCustomQuery } from '@shop/shared-forms'
import { Button, Form, Skeleton, Stack, Text, TextField } from '@shop/shared-ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { rulesOf } from '../../action/rules-of'
import { useStaffClient } from '../../client/staff-context'
import { Entrance } from '../../console/entrance'
import { labelOf } from '../../console/labels'
import { QueryError } from '../../console/query-error'
import { acceptInvitation, fetchInvitation } from '../../session/staff-calls'

const fields = [
  { name: 'name', label: 'Name', required: true },
  { name: 'password', label: 'Password', required: true },
]

/** Makes the account of an invitation, whose token is in the link's fragment, and signs in. */
export function InvitationPage() {
  const client = useStaffClient()
  const navigate = useNavigate()
  const token = useLocation().hash.slice(1)
  const { data, error, reset } = useCustomQuery(
    browserApi,
    [client, 'invitation', token],
    () => fetchInvitation(client, token),
    { isUncached: true },
  )
  const form = useApiForm<{ name: string; password: string }>({
    schema: () => rulesOf(fields),
    async send(values) {
      await acceptInvitation(client, { token, ...values })
      await navigate('/operations', { replace: true })
    },
  })
  return (
    <Entrance title="Join the team">
      {error && <QueryError error={error} onRetry={reset} />}
      {!error && !data && <Skeleton $height="12rem" />}
      {!error && data && (
        <Stack as={Form} onSubmit={form.submit} noValidate>
          <Text>{`You were invited as ${data.email}. Your role: ${labelOf(data.role).toLowerCase()}.`}</Text>
          <FormError message={form.problem} />
          <TextField
            label="Name"
            required
            autoComplete="name"
            maxLength={100}
            error={form.errorOf('name')}
            {...form.register('name')}
          />
          <NewPasswordField label="Password" required error={form.errorOf('password')} {...form.register('password')} />
          <Button type="submit" variant="action" wide busy={form.sending}>
            Create account
          </Button>
        </Stack>
      )}
    </Entrance>
  )
}
