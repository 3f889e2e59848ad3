import { browserApi, type LoginForm } from '@shop/shared-api'
import { loginForm } from '@shop/shared-api/contract'
import { PasswordField, useApiForm } from '@shop/shared-forms'
import { Alert, Button, Stack, Text, TextField, TextLink } from '@shop/shared-ui'
import { ProgrammePage } from '../../features/page/programme-page'
import { enterSession } from '../../features/session/enter-session'
import { useGuestsOnly } from '../../features/session/use-guests-only'

/** Signing in to the wholesale programme; afterwards the home page, with one's own prices once approved. */
export function LoginPage() {
  useGuestsOnly()
  const form = useApiForm<LoginForm>({
    schema: loginForm,
    defaultValues: { email: '', password: '' },
    send: async (body) => enterSession(await browserApi.request('POST /wholsale/login', { body, silent: true })),
  })
  return (
    <ProgrammePage title="Wholesale login" lead="For gyms, schools, teams and shops in the programme.">
      <Stack as="form" onSubmit={form.submit} noValidate>
        {form.problem && (
          <Alert tone="error" announce="assertive">
            {form.problem}
          </Alert>
        )}
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="username"
          error={form.errorOf('email')}
          {...form.register('email')}
        />
        <PasswordField
          label="Password"
          required
          autoComplete="current-password"
          error={form.errorOf('password')}
          {...form.register('password')}
        />
        <Button type="submit" variant="action" size="large" wide busy={form.sending}>
          Log in
        </Button>
      </Stack>
      <Text>
        Not in the programme yet? <TextLink to="/wholesaler/signup">Apply here</TextLink>
      </Text>
    </ProgrammePage>
  )
}
