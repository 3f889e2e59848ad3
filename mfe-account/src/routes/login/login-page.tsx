import { browserApi, type LoginForm } from '@shop/shared-api'
import { PasswordField, useApiForm } from '@shop/shared-forms'
import { loginForm } from '@shop/shared-api/contract'
import { Alert, Button, Text, TextField, TextLink } from '@shop/shared-ui'
import { useLocation } from 'react-router-dom'
import { AccountPage, Fields } from '../../features/form/account-page'
import { enterSession } from '../../features/session/enter-session'
import { nextPath } from '../../features/session/next-path'
import { useGuestsOnly } from '../../features/session/use-guests-only'

/** Signing in; afterwards `next` or the home page. A refusal never says whether the account exists. */
export function LoginPage() {
  const { search } = useLocation()
  useGuestsOnly(() => nextPath(search, location.origin))
  const form = useApiForm<LoginForm>({
    schema: loginForm,
    defaultValues: { email: '', password: '' },
    send: async (body) => enterSession(await browserApi.request('POST /login', { body, silent: true })),
  })
  return (
    <AccountPage title="Log in">
      <Fields onSubmit={form.submit} noValidate>
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
      </Fields>
      <Text>
        New here? <TextLink to={{ pathname: '/signup', search }}>Sign up</TextLink>
      </Text>
    </AccountPage>
  )
}
