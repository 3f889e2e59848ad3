import { browserApi } from '@shop/shared-api'
import { FormError, NewPasswordField, useApiForm, useCustomQuery } from '@shop/shared-forms'
import { Alert, Button, Form, Heading, Skeleton, Stack, Text } from '@shop/shared-ui'
import { useLocation, useNavigate } from 'react-router-dom'
import { ActionControl, type ActionField } from '../../action/action-field'
import { rulesOf } from '../../action/rules-of'
import { useStaffClient } from '../../client/staff-context'
import { useBrowserValue } from '../../client/use-browser-value'
import { Entrance } from '../../console/entrance'
import { QueryError } from '../../console/query-error'
import { AccentField } from '../../features/accent-field/accent-field'
import { beginShop, fetchSetup } from '../../session/staff-calls'
import { ownerFields, shopFields } from './setup-fields'

const fields: readonly ActionField[] = [
  ...shopFields,
  ...ownerFields,
  { name: 'password', label: 'Password', required: true },
]

/** Sets up a shop without staff, by the link that the start of the shop prints, and signs its first owner in. */
export function SetupPage() {
  const client = useStaffClient()
  const { hash } = useLocation()
  // The server doesn't see a fragment, so it is read after hydration.
  const token = useBrowserValue(() => hash.slice(1), '')
  const { data, error, reset } = useCustomQuery(
    browserApi,
    token !== '' && [client, 'setup', token],
    () => fetchSetup(client, token),
    { isUncached: true },
  )
  return (
    <Entrance title="Set up your shop">
      {!token && (
        <Text>
          This shop has no staff yet. Open the link that its start printed after “Set up”, or run npm run admin -- init
          on the server.
        </Text>
      )}
      {error && <QueryError error={error} onRetry={reset} />}
      {token && !error && !data && <Skeleton $height="12rem" />}
      {data && <SetupForm token={token} hasDemo={data.has_demo} />}
    </Entrance>
  )
}

function SetupForm({ token, hasDemo }: { token: string; hasDemo: boolean }) {
  const client = useStaffClient()
  const navigate = useNavigate()
  const form = useApiForm<Record<string, string>>({
    schema: () => rulesOf(fields),
    async send(values) {
      await beginShop(client, { token, ...values })
      await navigate('/operations/settings', { replace: true })
    },
  })
  const controls = (list: readonly ActionField[]) =>
    list.map((field) => (
      <ActionControl
        key={field.name}
        field={field}
        error={form.errorOf(field.name)}
        control={form.register(field.name)}
      />
    ))
  return (
    <Stack as={Form} onSubmit={form.submit} noValidate>
      <FormError message={form.problem} />
      {controls(shopFields)}
      <AccentField
        value={form.watch('accent') ?? ''}
        error={form.errorOf('accent')}
        control={form.register('accent')}
      />
      <Heading level={2} size="title">
        Your account
      </Heading>
      {controls(ownerFields)}
      <NewPasswordField label="Password" required error={form.errorOf('password')} {...form.register('password')} />
      {hasDemo && <Alert tone="warning">The demo products and pages will be removed. Orders stay.</Alert>}
      <Button type="submit" variant="action" wide busy={form.sending}>
        Set up the shop
      </Button>
    </Stack>
  )
}
