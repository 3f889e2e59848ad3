import type { LoginForm } from '@shop/shared-api'
import { loginForm } from '@shop/shared-api/contract'
import { FormProblem, PasswordField, useApiForm } from '@shop/shared-forms'
import { Button, Text, TextField, TextLink } from '@shop/shared-ui'
import { useLocation } from 'react-router-dom'
import { useApi } from '../../api-context'
import { Fields, FormPage } from '../../features/form-page/form-page'
import { enterSession } from '../../session/enter-session'

/** Signing in; afterwards `next` or the home page. A refusal never says whether the account exists. */
export function LoginPage() {
  const { search } = useLocation()
  const api = useApi()
  const form = useApiForm<LoginForm>({
    schema: loginForm,
    send: async (body) => enterSession(await api.request('POST /login', { body, silent: true })),
  })
  return (
    <FormPage title="Log in" guestsOnly>
      <Fields onSubmit={form.submit} noValidate>
        <FormProblem problem={form.problem} />
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
        <Text size="small">
          <TextLink to="/reset-password">Forgotten your password?</TextLink>
        </Text>
        <Button type="submit" variant="action" size="large" wide busy={form.sending}>
          Log in
        </Button>
      </Fields>
      <Text>
        New here? <TextLink to={{ pathname: '/signup', search }}>Sign up</TextLink>
      </Text>
    </FormPage>
  )
}
